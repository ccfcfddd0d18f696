import type { Motif } from '../motif.ts';
import {
  circle,
  each,
  ellipse,
  fade,
  group,
  line,
  mirrored,
  path,
  pen,
  rect,
  repeat,
} from '../shapes.ts';

/** A parade drum with its sticks crossed over it. */
export const drum: Motif = (canvas, { main, second, accent }) => {
  const stick = (angle: number) =>
    group(
      `translate(0 -44) rotate(${angle})`,
      rect([-4, -62, 8, 92, 4], canvas.linear([accent.light, accent.lit, accent.body], [1, 0])) +
        circle([0, -64, 10], canvas.sphere(second)),
    );
  return (
    ellipse([0, 86, 84, 11], '#000', fade(0.3)) +
    path(
      'M-78,-30 V50 C-78,76 78,76 78,50 V-30Z',
      canvas.linear([main.shade, [main.lit, 1, 0.3], [main.body, 1, 0.6], main.shade], [1, 0]),
    ) +
    repeat(6, (i) =>
      line(
        `M${-74 + i * 25},${-10 + (i === 0 || i === 5 ? 0 : 8)} L${-62 + i * 25},60
          L${-49 + i * 25},${-6 + (i > 3 ? 0 : 6)}`,
        pen(accent.lit, 3.4),
      ),
    ) +
    path(
      'M-82,44 C-82,76 82,76 82,44 V58 C82,90 -82,90 -82,58Z',
      canvas.linear([accent.lit, [accent.light, 1, 0.3], accent.body, accent.shade], [1, 0]),
    ) +
    path(
      'M-82,-34 C-82,0 82,0 82,-34 V-20 C82,14 -82,14 -82,-20Z',
      canvas.linear([accent.lit, [accent.light, 1, 0.3], accent.body, accent.shade], [1, 0]),
    ) +
    ellipse([0, -34, 82, 26], canvas.linear([accent.light, accent.body])) +
    ellipse([0, -35, 74, 21], canvas.radial(['#fffdf4', '#efe0c4'], [0.4, 0.35, 0.8])) +
    ellipse([0, -35, 26, 7.4], second.body, fade(0.8)) +
    stick(-52) +
    stick(48)
  );
};

/** A festival mask with plumes. */
export const mask: Motif = (canvas, { main, second, accent }) =>
  repeat(9, (i) =>
    group(
      `translate(0 -6) rotate(${-72 + i * 18})`,
      path(
        'M0,-20 C-17,-52 -13,-88 0,-100 C13,-88 17,-52 0,-20Z',
        canvas.linear(
          i % 2 === 0
            ? [second.light, second.body, second.shade]
            : [accent.light, accent.body, accent.shade],
        ),
        pen(accent.light, 1, 0.5),
      ) + line('M0,-24 V-90', pen('#fff', 1.4, 0.5)),
    ),
  ) +
  path(
    `M0,-34 C36,-46 78,-36 88,-14 C92,28 66,58 36,56 C18,54 8,40 0,40 C-8,40 -18,54 -36,56
      C-66,58 -92,28 -88,-14 C-78,-36 -36,-46 0,-34Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade]),
    pen(accent.lit, 4),
  ) +
  mirrored(
    path('M-70,2 C-60,-18 -26,-16 -16,8 C-30,26 -60,24 -70,2Z', '#150a22', pen(accent.light, 3)) +
      line('M-80,-16 C-62,-36 -30,-34 -12,-16', pen(accent.lit, 4)) +
      line('M-78,24 C-70,42 -54,48 -38,46', pen(accent.light, 2.4, 0.8)) +
      circle([-82, -6, 4.4], accent.light),
  ) +
  path(
    'M0,-26 L12,-10 L0,14 L-12,-10Z',
    canvas.linear([second.light, second.body, second.shade]),
    pen(accent.light, 2),
  ) +
  each(
    [-24, 0, 24],
    (x) =>
      line(`M${x},${58 - Math.abs(x) / 3} V${84 - Math.abs(x) / 2}`, pen(accent.lit, 2.4)) +
      circle([x, 88 - Math.abs(x) / 2, 6], canvas.sphere(second)),
  );

/** A stack of chips and one that stands. */
export const chips: Motif = (canvas, { main, second, accent }) => {
  const edge = (y: number, index: number) => {
    const tone = index % 2 === 0 ? main : second;
    return (
      path(
        `M-88,${y} V${y + 16} C-88,${y + 42} 20,${y + 42} 20,${y + 16} V${y}Z`,
        canvas.linear([tone.shade, [tone.lit, 1, 0.3], tone.body, tone.shade], [1, 0]),
      ) +
      each([-66, -34, 0], (x) => path(`M${x - 7},${y + 15} h14 v17 h-14Z`, '#fffaf0', fade(0.9))) +
      ellipse([-34, y, 54, 20], canvas.linear([tone.light, tone.body]))
    );
  };
  return (
    ellipse([-4, 88, 92, 11], '#000', fade(0.3)) +
    each([56, 36, 16, -4], edge) +
    ellipse([-34, -4, 36, 13], canvas.linear([second.lit, second.body]), pen(accent.lit, 2.4)) +
    ellipse([-34, -4, 18, 6], accent.lit, fade(0.9)) +
    group(
      'translate(40 14) rotate(14)',
      circle([0, 0, 62], canvas.sphere(main), pen(main.light, 1.6, 0.6)) +
        repeat(8, (i) =>
          group(`rotate(${i * 45})`, path('M-11,-61 H11 L8,-44 H-8Z', '#fffaf0', fade(0.94))),
        ) +
        circle([0, 0, 42], canvas.radial([main.lit, main.shade]), pen(accent.lit, 3)) +
        path(
          'M0,-26 C6,-12 26,-4 26,10 A12,12 0 0 1 4,15 C5,21 7,25 11,28 H-11 C-7,25 -5,21 -4,15 A12,12 0 0 1 -26,10 C-26,-4 -6,-12 0,-26Z',
          canvas.linear([accent.light, accent.lit, accent.body]),
        ),
    )
  );
};
