import type { Motif } from '../motif.ts';
import { circle, ellipse, fade, group, line, path, pen } from '../shapes.ts';

/** A bottle gourd with a ribbon around its waist. */
export const gourd: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 90, 56, 8], '#000', fade(0.25)) +
  line('M2,-72 C0,-86 10,-94 24,-92', pen(second.body, 8)) +
  path(
    'M10,-80 C30,-104 60,-98 70,-78 C48,-66 26,-66 10,-80Z',
    canvas.linear([second.lit, second.body, second.shade], [1, 1]),
  ) +
  path(
    `M0,-76 C22,-76 36,-60 36,-40 C36,-26 28,-18 26,-8 C50,2 66,24 64,48 C62,76 34,90 0,90
      C-34,90 -62,76 -64,48 C-66,24 -50,2 -26,-8 C-28,-18 -36,-26 -36,-40 C-36,-60 -22,-76 0,-76Z`,
    canvas.radial(
      [main.light, [main.lit, 1, 0.25], [main.body, 1, 0.68], main.shade],
      [0.36, 0.3, 0.8],
    ),
    pen(main.light, 2, 0.6),
  ) +
  path('M-27,-12 C-12,-4 12,-4 27,-12 L30,2 C12,10 -12,10 -30,2Z', accent.body) +
  line('M-27,-12 C-12,-4 12,-4 27,-12', pen(accent.light, 2.5)) +
  path('M18,-2 C40,6 44,26 34,44 C30,28 22,18 10,10Z', accent.lit, fade(0.95)) +
  path('M24,-4 C48,-6 60,8 58,24 C46,14 34,10 20,8Z', accent.body) +
  circle([22, -1, 8], canvas.sphere(accent)) +
  group('rotate(-18 -30 36)', ellipse([-34, 36, 9, 26], '#fff', fade(0.35))) +
  ellipse([-16, -50, 6, 13], '#fff', fade(0.4));
