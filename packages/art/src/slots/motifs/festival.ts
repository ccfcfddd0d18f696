import { MATERIALS } from '../../materials.ts';
import type { Motif } from '../../motif.ts';
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  group,
  line,
  path,
  pen,
  petal,
  rect,
  repeat,
  round,
  sparkle,
  star,
} from '../../shapes.ts';

const { azure, gold } = MATERIALS;

/** The gun of the new year's water, with its tank and a splash. */
export const waterGun: Motif = (canvas, { main, second, accent }) =>
  ellipse([-6, 86, 70, 9], '#000', fade(0.3)) +
  path(
    'M74,-30 C96,-44 92,-64 104,-72 C104,-52 108,-40 102,-26 C112,-22 106,-8 94,-12 C86,-14 80,-20 74,-30Z',
    canvas.linear([azure.light, azure.lit, azure.body]),
  ) +
  circle([92, -84, 6], azure.lit) +
  circle([76, -64, 4.4], azure.light) +
  ellipse(
    [-14, -58, 42, 26],
    canvas.linear([
      [azure.light, 0.95],
      [azure.lit, 0.9],
      [azure.body, 0.95],
    ]),
    pen('#fff', 2.4, 0.8),
  ) +
  path(
    'M-52,-56 q10,-9 20,0 t20,0 t20,0 t16,-2 C22,-38 4,-33 -14,-33 C-36,-33 -50,-40 -52,-56Z',
    azure.body,
    fade(0.7),
  ) +
  rect([-24, -92, 22, 13, 4], canvas.linear([second.lit, second.body])) +
  path(
    'M-44,-4 C-50,24 -60,52 -62,80 C-50,88 -30,88 -22,80 C-20,54 -12,30 2,10Z',
    canvas.linear([second.lit, second.body, second.shade], [1, 0.6]),
    pen(second.light, 1.4, 0.6),
  ) +
  each([26, 40, 54], (y) => line(`M${-46 - y * 0.16},${y} l24,4`, pen(second.shade, 3, 0.5))) +
  path(
    'M-88,-36 C-84,-46 -70,-44 -62,-40 H40 C52,-42 60,-38 78,-36 V-14 C60,-14 54,-8 42,-4 H4 C-2,14 -20,14 -28,2 L-66,0 C-84,0 -92,-20 -88,-36Z',
    canvas.linear([main.light, main.lit, [main.body, 1, 0.55], main.shade]),
    pen(main.light, 2, 0.8),
  ) +
  path('M-2,-2 C0,14 -8,24 -18,24', 'none', pen(accent.lit, 6)) +
  path('M-74,-34 H34 C46,-34 54,-32 66,-31 L64,-26 H-72Z', '#fff', fade(0.5)) +
  rect([38, -42, 12, 42, 4], canvas.linear([accent.light, accent.lit, accent.body], [1, 0])) +
  path(star(5, [11, 4.6]), accent.light, 'transform="translate(-46 -19)"');

/** A silver bowl of scented water with petals afloat. */
export const bowl: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 84, 66, 9], '#000', fade(0.32)) +
  path(
    'M-34,82 C-30,66 -22,58 -18,52 H18 C22,58 30,66 34,82 C14,88 -14,88 -34,82Z',
    canvas.linear([main.light, main.lit, main.body, main.shade], [1, 0.1]),
  ) +
  path(
    'M-84,-18 C-80,34 -48,62 0,62 C48,62 80,34 84,-18Z',
    canvas.linear([main.light, main.lit, main.body, main.shade], [1, 0.5]),
    pen(main.light, 2, 0.8),
  ) +
  repeat(9, (i) =>
    group(
      `translate(0 -22) rotate(${180 - 56 + i * 14})`,
      path(petal(9, 66), 'none', pen(main.shade, 2, 0.45)),
    ),
  ) +
  ellipse([0, -18, 84, 24], canvas.linear([main.body, main.light])) +
  ellipse([0, -17, 75, 19], canvas.linear([second.lit, second.body, second.shade])) +
  line('M-54,-18 q12,-6 24,0 M6,-8 q12,-6 24,0 M20,-26 q10,-5 20,0', pen('#fff', 2.4, 0.7)) +
  each(
    [
      [-30, -22, 0.9],
      [26, -18, 1],
      [-4, -10, 0.75],
    ],
    ([x, y, size]) =>
      group(
        `translate(${x} ${y}) scale(${size} ${round(size * 0.62)})`,
        repeat(6, (i) =>
          group(
            `rotate(${i * 60})`,
            path(
              petal(13, 29),
              canvas.linear([accent.light, accent.lit, accent.body], [0, 0], [0, 1]),
              pen('#fff', 1, 0.6),
            ),
          ),
        ) + circle([0, 0, 6], gold.lit),
      ),
  ) +
  path(
    'M-34,-44 C-40,-60 -26,-66 -30,-84 C-16,-72 -20,-56 -26,-44Z M10,-48 C4,-66 20,-74 14,-94 C32,-80 26,-60 18,-48Z',
    azure.light,
    fade(0.8),
  ) +
  path('M-70,-2 C-64,24 -50,42 -32,52 C-46,34 -54,16 -56,0Z', '#fff', fade(0.55));

/** A full moon behind a cloud, with the rabbit's seas on it. */
export const moon: Motif = (canvas, { main, second, accent }) =>
  circle([0, -4, 98], canvas.glow(main.lit, 0.55)) +
  circle(
    [0, -6, 78],
    canvas.radial([main.light, [main.lit, 1, 0.6], main.body], [0.38, 0.34, 0.76]),
    pen('#fff', 2, 0.8),
  ) +
  dots(
    [
      [-26, -40, 13],
      [22, -24, 18],
      [-36, 4, 9],
      [44, 14, 10],
      [4, -60, 7],
    ],
    main.body,
    fade(0.34),
  ) +
  group(
    'translate(0 44)',
    path(
      'M-92,26 C-100,2 -70,-8 -60,4 C-54,-24 -14,-26 -8,-2 C4,-18 34,-16 36,6 C54,-8 88,4 80,26Z',
      canvas.linear(['#fff', second.light, second.lit, second.body]),
      pen('#fff', 2, 0.8),
    ) +
      line(
        'M-76,18 c-2,-12 14,-16 18,-6 M-44,14 c0,-16 24,-16 24,0 M10,16 c0,-14 20,-14 20,0',
        pen(second.body, 2.6, 0.7),
      ),
  ) +
  sparkle([-70, -66, 15], accent.light) +
  sparkle([74, -58, 11], accent.light) +
  path(star(5, [9, 4]), accent.lit, 'transform="translate(66 -84)"');

/** A moon cake with a pressed flower, one piece cut to its golden yolk. */
export const cake: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 82, 86, 11], '#000', fade(0.32)) +
  repeat(14, (i) => {
    const x = Math.cos((i / 14) * Math.PI * 2) * 70;
    const y = Math.sin((i / 14) * Math.PI * 2) * 42;
    return path(
      `M${round(x - 18)},${round(y)} a18,15 0 0 1 36,0 V${round(y + 36)} a18,12 0 0 1 -36,0Z`,
      canvas.linear([second.lit, second.body, second.shade]),
    );
  }) +
  ellipse([0, 0, 80, 50], canvas.linear([main.light, main.lit, main.body])) +
  repeat(14, (i) => {
    const x = Math.cos((i / 14) * Math.PI * 2) * 70;
    const y = Math.sin((i / 14) * Math.PI * 2) * 42;
    return ellipse(
      [x, y, 17, 12],
      canvas.linear([main.light, main.lit, main.body]),
      pen(second.body, 1, 0.5),
    );
  }) +
  ellipse(
    [0, -2, 62, 37],
    canvas.radial([main.lit, main.body], [0.4, 0.3, 0.8]),
    pen(second.shade, 2.4, 0.5),
  ) +
  group(
    'translate(0 -2) scale(1 .6)',
    repeat(8, (i) =>
      group(`rotate(${i * 45})`, path(petal(17, 50), main.lit, pen(second.shade, 2.4, 0.6))),
    ) + circle([0, 0, 13], canvas.sphere(accent)),
  ) +
  group(
    'translate(50 44) rotate(-8)',
    path(
      'M-44,-18 L0,-30 L44,-12 L44,22 C20,36 -20,36 -44,20Z',
      canvas.linear([second.lit, second.body, second.shade]),
    ) +
      path('M-44,-18 L0,-30 L44,-12 C20,2 -22,0 -44,-18Z', canvas.linear([main.light, main.lit])) +
      path('M-38,-6 C-20,6 20,8 38,-2 V18 C18,28 -18,28 -38,16Z', second.shade) +
      circle([2, 10, 14], canvas.sphere(gold)),
  );

/** A burst of light in three colours. */
export const firework: Motif = (canvas, { main, second, accent }) => {
  const ringOf = (count: number, [from, to]: readonly [number, number], tint: typeof main) =>
    repeat(count, (i) =>
      group(
        `rotate(${(i * 360) / count})`,
        path(
          `M-2,${-from} L0,${-to} L2,${-from}Z`,
          canvas.linear([tint.light, tint.lit, tint.body]),
          pen(tint.lit, 2.4, 0.8),
        ) + circle([0, -to - 3, 5], canvas.sphere(tint)),
      ),
    );
  return (
    circle([0, 0, 98], canvas.glow(main.lit, 0.5)) +
    ringOf(16, [44, 90], main) +
    group('rotate(11)', ringOf(16, [30, 66], second)) +
    ringOf(12, [16, 42], accent) +
    path(star(8, [22, 8]), '#fff') +
    circle([0, 0, 9], canvas.sphere(gold)) +
    sparkle([-66, -66, 12]) +
    sparkle([70, 62, 14])
  );
};
