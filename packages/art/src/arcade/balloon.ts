import type { Motif } from '../motif.ts';
import { circle, ellipse, fade, line, path, pen, rect, repeat } from '../shapes.ts';

const ENVELOPE =
  'M0,-100 C52,-100 78,-62 74,-24 C71,8 36,34 20,52 H-20 C-36,34 -71,8 -74,-24 C-78,-62 -52,-100 0,-100Z';

/** A balloon with its basket, the flame lit under it. */
export const balloon: Motif = (canvas, { main, second, accent }) =>
  circle([0, 40, 60], canvas.glow(accent.lit, 0.55)) +
  path(
    ENVELOPE,
    canvas.linear(
      [main.shade, [main.body, 1, 0.2], [main.lit, 1, 0.45], main.body, main.shade],
      [1, 0],
    ),
  ) +
  path(
    'M0,-100 C-34,-88 -48,-44 -46,-20 C-44,8 -24,36 -13,52 H-4 C-14,24 -20,4 -20,-22 C-20,-52 -12,-86 0,-100Z',
    canvas.linear([second.light, second.lit, second.body]),
  ) +
  path(
    'M0,-100 C34,-88 48,-44 46,-20 C44,8 24,36 13,52 H4 C14,24 20,4 20,-22 C20,-52 12,-86 0,-100Z',
    canvas.linear([second.lit, second.body, second.shade]),
  ) +
  path('M-60,-58 C-56,-78 -38,-92 -18,-96 C-36,-84 -48,-66 -52,-44Z', '#fff', fade(0.4)) +
  path(
    'M-73,-14 C-40,4 40,4 73,-14 C72,-8 70,-2 67,4 C36,20 -36,20 -67,4 C-70,-2 -72,-8 -73,-14Z',
    canvas.linear([accent.light, accent.lit, accent.body]),
  ) +
  repeat(7, (i) => circle([-51 + i * 17, 4.6 - Math.abs(i - 3) ** 1.6 * 1.3, 3.4], main.body)) +
  path('M-20,52 H20 L16,60 H-16Z', accent.body) +
  path('M0,50 C7,58 6,66 0,70 C-6,66 -7,58 0,50Z', canvas.linear(['#fff6cf', '#ffb347'])) +
  line('M-17,60 L-13,76 M17,60 L13,76 M-6,60 L-5,76 M6,60 L5,76', pen(accent.shade, 1.6)) +
  rect([-16, 75, 32, 23, 6], canvas.linear(['#e0a46a', '#93592e', '#3d1f10'])) +
  line('M-15,82 H15 M-15,89 H15', pen('#ffe9cf', 1.2, 0.6)) +
  rect([-18, 73, 36, 6, 3], canvas.linear(['#ffe9cf', '#93592e'])) +
  ellipse([0, -100, 9, 3], accent.lit) +
  path(ENVELOPE, 'none', pen('#fff', 1.4, 0.45));
