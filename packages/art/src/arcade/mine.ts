import type { Motif } from '../motif.ts';
import { circle, ellipse, fade, group, line, path, pen, rect, repeat } from '../shapes.ts';

/** A charge of powder with horns all round; its heart glows. */
export const mine: Motif = (canvas, { main, second, accent }) =>
  circle([0, 0, 104], canvas.glow(second.lit, 0.6)) +
  repeat(8, (i) =>
    group(
      `rotate(${i * 45 + 22.5})`,
      rect([-9, -92, 18, 36, 6], canvas.linear([main.lit, main.body, main.shade], [1, 0])) +
        circle([0, -90, 10], canvas.sphere(accent)),
    ),
  ) +
  circle([0, 0, 64], canvas.sphere(main)) +
  circle([0, 0, 64], 'none', pen(main.light, 1.6, 0.5)) +
  line('M-62,-10 C-30,6 30,6 62,-10', pen(main.shade, 5)) +
  line('M-62,-13 C-30,3 30,3 62,-13', pen(main.light, 1.4, 0.5)) +
  circle([0, 10, 27], canvas.linear([accent.light, accent.body, accent.shade])) +
  circle([0, 10, 21], canvas.radial(['#fff6e8', second.lit, second.body, second.shade])) +
  path('M3,-4 L-9,14 H-1 L-4,26 L9,7 H1Z', '#fff', fade(0.92)) +
  ellipse([-25, -33, 19, 10], '#fff', 'fill-opacity=".5" transform="rotate(-36 -25 -33)"');
