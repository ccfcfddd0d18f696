import { MATERIALS } from '../../materials.ts';
import type { Motif } from '../../motif.ts';
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
  petal,
  rect,
  repeat,
  sparkle,
  star,
} from '../../shapes.ts';

const { bronze, gold } = MATERIALS;

/** A hut that walks: carved gable, two lit windows, the legs of a hen. */
export const hut: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 94, 60, 7], '#000', fade(0.32)) +
  each(
    [-26, 26],
    (x) =>
      line(
        `M${x},48 L${x * 1.1},68 L${x},88 M${x},88 l-16,7 M${x},88 l2,9 M${x},88 l16,6`,
        pen(second.shade, 9),
      ) +
      line(
        `M${x},48 L${x * 1.1},68 L${x},88 M${x},88 l-16,7 M${x},88 l2,9 M${x},88 l16,6`,
        pen(second.lit, 5),
      ),
  ) +
  rect(
    [-56, -24, 112, 76, 8],
    canvas.linear([main.lit, main.body, main.shade]),
    pen(main.light, 1.6, 0.6),
  ) +
  each([-8, 8, 24, 40], (y) => line(`M-56,${y} H56`, pen(main.shade, 2.4, 0.6))) +
  each(
    [-34, 34],
    (x) =>
      rect(
        [x - 15, -8, 30, 32, 5],
        canvas.radial(['#fffbe0', second.lit, second.body]),
        pen(accent.body, 4),
      ) + line(`M${x},-8 v32 M${x - 15},8 h30`, pen(accent.shade, 2.6)),
  ) +
  path(
    'M-11,52 V20 C-11,6 11,6 11,20 V52Z',
    canvas.linear([accent.lit, accent.body, accent.shade]),
    pen(second.lit, 2),
  ) +
  circle([6, 36, 2.6], second.light) +
  rect([30, -92, 18, 34, 3], canvas.linear([main.body, main.shade])) +
  path('M38,-94 C30,-102 46,-106 40,-112', 'none', pen('#fff', 5, 0.45)) +
  path(
    'M0,-92 L82,-18 L72,-8 L0,-70 L-72,-8 L-82,-18Z',
    canvas.linear([accent.light, accent.lit, accent.body]),
    pen(accent.light, 1.6, 0.8),
  ) +
  path('M0,-70 L56,-22 H-56Z', canvas.linear([main.body, main.shade])) +
  circle([0, -38, 11], canvas.radial(['#fffbe0', second.lit]), pen(accent.lit, 3)) +
  repeat(7, (i) => circle([-66 + i * 22, -12 + (i % 2) * 4, 5], second.lit));

/** A besom tied with a ribbon, sparks behind it. */
export const broom: Motif = (canvas, { main, second, accent }) =>
  group(
    'rotate(38)',
    line('M0,-100 V20', pen(main.shade, 14)) +
      line('M-2,-98 V20', pen(main.lit, 7)) +
      path(
        'M-12,14 C-20,40 -44,66 -40,100 C-24,92 -16,104 -6,96 C2,106 12,94 20,102 C28,92 38,98 42,92 C42,60 20,40 12,14Z',
        canvas.linear([second.light, second.lit, second.body, second.shade], [0.4, 1]),
        pen(second.light, 1.4, 0.6),
      ) +
      line(
        'M-6,26 C-12,54 -24,70 -26,92 M0,26 V92 M6,26 C12,54 24,68 26,92 M-2,30 C-6,60 -12,74 -14,94 M3,30 C8,60 12,74 13,96',
        pen(second.shade, 2.4, 0.55),
      ) +
      rect([-17, 8, 34, 11, 5], canvas.linear([accent.light, accent.lit, accent.body])) +
      rect([-20, 22, 40, 10, 5], canvas.linear([accent.lit, accent.body, accent.shade])) +
      mirrored(
        path(
          'M0,14 C-14,0 -34,4 -30,16 C-28,26 -12,26 0,16Z',
          canvas.linear([accent.light, accent.body]),
          pen(accent.light, 1, 0.6),
        ),
      ) +
      circle([0, 15, 6], canvas.sphere(accent)) +
      circle([-1, -100, 9], canvas.sphere(gold)),
  ) +
  sparkle([-72, 10, 16], second.light) +
  sparkle([-30, -40, 12], second.light) +
  sparkle([60, 66, 17], second.light) +
  sparkle([-84, -46, 9]);

/** A cauldron that boils over with something green. */
export const cauldron: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 90, 76, 10], '#000', fade(0.36)) +
  path(
    'M-40,90 C-52,68 -30,66 -34,48 C-16,60 -18,74 -8,66 C-2,76 6,64 10,54 C22,64 16,74 30,64 C46,74 46,84 38,92Z',
    canvas.linear([gold.light, MATERIALS.coral.lit, MATERIALS.coral.body]),
  ) +
  each([-44, 44], (x) =>
    path(`M${x - 8},62 h16 l${x > 0 ? 6 : -6},26 h-14Z`, canvas.linear([main.lit, main.shade])),
  ) +
  path(
    'M-70,-30 C-96,10 -84,70 0,74 C84,70 96,10 70,-30Z',
    canvas.radial(
      [main.light, [main.lit, 1, 0.2], [main.body, 1, 0.6], main.shade],
      [0.34, 0.3, 0.8],
    ),
    pen(main.light, 2, 0.6),
  ) +
  mirrored(circle([-80, 6, 13], 'none', pen(accent.body, 6))) +
  ellipse([0, -30, 78, 20], canvas.linear([main.light, main.lit, main.body])) +
  ellipse([0, -30, 66, 14], canvas.linear([second.light, second.lit, second.body])) +
  path(
    'M-58,-26 C-66,6 -52,18 -48,0 C-44,-12 -38,-14 -36,-20 C-22,-14 -28,30 -16,30 C-6,30 -14,-8 -4,-18Z',
    canvas.linear([second.lit, second.body]),
  ) +
  each(
    [
      [-30, -42, 15],
      [4, -48, 20],
      [34, -40, 13],
      [18, -74, 9],
      [-22, -74, 7],
      [0, -92, 5],
    ],
    (spot) =>
      circle(spot, canvas.sphere(second)) +
      circle([spot[0] - spot[2] * 0.35, spot[1] - spot[2] * 0.35, spot[2] * 0.24], '#fff'),
  ) +
  path(star(5, [15, 6.4]), accent.lit, 'transform="translate(18 30)"');

/** A calabash with a ribbon about its waist. */
export const calabash: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 90, 56, 8], '#000', fade(0.32)) +
  line('M2,-78 C0,-92 12,-98 22,-92', pen(bronze.body, 8)) +
  path(
    'M4,-86 C-18,-104 -46,-92 -52,-76 C-34,-66 -10,-68 4,-86Z',
    canvas.linear([accent.lit, accent.body, accent.shade], [1, 0.6]),
    pen(accent.light, 1.2, 0.6),
  ) +
  circle([0, 36, 56], canvas.sphere(main), pen(main.light, 1.8, 0.6)) +
  circle([0, -42, 37], canvas.sphere(main), pen(main.light, 1.8, 0.6)) +
  path('M-22,-14 C-10,-6 10,-6 22,-14 L26,2 C10,-6 -10,-6 -26,2Z', main.body) +
  path(
    'M-30,-12 C-12,-2 12,-2 30,-12 L32,2 C12,12 -12,12 -32,2Z',
    canvas.linear([second.lit, second.body, second.shade]),
    pen(second.light, 1.2, 0.6),
  ) +
  mirrored(
    path(
      'M0,0 C-14,-16 -36,-12 -34,4 C-32,16 -14,16 0,4Z',
      canvas.linear([second.light, second.body]),
      pen(second.light, 1.2, 0.6),
    ),
  ) +
  line('M-4,6 C-10,22 -22,28 -24,46 M4,6 C12,20 20,30 20,50', pen(second.lit, 6)) +
  circle([0, 2, 8], canvas.sphere(gold)) +
  ellipse([-16, -56, 8, 12], '#fff', 'fill-opacity=".6" transform="rotate(28 -16 -56)"') +
  ellipse([-28, 20, 10, 20], '#fff', 'fill-opacity=".5" transform="rotate(24 -28 20)"') +
  group(
    'translate(0 50)',
    repeat(5, (i) => group(`rotate(${i * 72})`, path(petal(8, 20), accent.body, fade(0.85)))) +
      circle([0, 0, 5], gold.lit),
  );
