import type { Motif } from '../motif.ts';
import { circle, ellipse, fade, group, path, pen, petal, repeat } from '../shapes.ts';

/** A coin with an empty field: what it is worth is written on it when it falls. */
export const blankCoin: Motif = (canvas, { main, second }) =>
  ellipse([0, 88, 58, 8], '#000', fade(0.3)) +
  circle([0, 0, 96], canvas.glow(main.lit, 0.45)) +
  circle([4, 5, 82], main.shade) +
  circle([0, 0, 82], canvas.linear([main.light, main.lit, main.body, main.shade], [0.8, 1])) +
  circle([0, 0, 72], 'none', pen(main.shade, 2.4, 0.6)) +
  repeat(18, (i) =>
    group(
      `rotate(${i * 20})`,
      path(petal(5, 12), main.shade, `${fade(0.5)} transform="translate(0 -59)"`),
    ),
  ) +
  circle(
    [0, 0, 56],
    canvas.radial([second.body, [second.shade, 1, 0.95]], [0.45, 0.38, 0.75]),
    pen(main.light, 3, 0.9),
  ) +
  path('M-58,-50 C-36,-80 18,-86 50,-62 C20,-74 -30,-70 -58,-50Z', '#fff', fade(0.6));
