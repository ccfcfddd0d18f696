import { MATERIALS } from '../../materials.ts';
import type { Motif } from '../../motif.ts';
import { jewel } from '../../ornaments.ts';
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
  repeat,
} from '../../shapes.ts';

const INK = '#1c1026';

/** The face of a singha, its mane in curls of flame. */
export const lion: Motif = (canvas, { main, second, accent }) =>
  repeat(16, (i) =>
    group(
      `translate(0 6) rotate(${i * 22.5})`,
      path(
        'M-20,-52 C-26,-80 -6,-86 4,-104 C12,-88 28,-74 20,-52Z',
        canvas.linear([second.light, second.lit, second.body], [0.3, 1]),
        pen(second.shade, 1.4, 0.5),
      ) + line('M0,-60 C2,-74 4,-80 4,-90', pen(second.shade, 2, 0.4)),
    ),
  ) +
  mirrored(circle([-50, -48, 18], canvas.sphere(main)) + circle([-50, -46, 9], second.body)) +
  path(
    'M0,-66 C40,-66 66,-38 64,-4 C66,30 44,70 0,78 C-44,70 -66,30 -64,-4 C-66,-38 -40,-66 0,-66Z',
    canvas.linear([main.light, main.lit, [main.body, 1, 0.75], main.shade]),
    pen(main.light, 2, 0.7),
  ) +
  mirrored(
    path('M-4,16 C-28,8 -48,22 -42,46 C-32,66 -14,72 0,72 V16Z', '#fff6e6') +
      path('M-48,-16 C-40,-32 -18,-28 -12,-8 C-24,-2 -40,-4 -48,-16Z', '#fff') +
      circle([-29, -14, 9], accent.body) +
      circle([-29, -14, 4.4], INK) +
      circle([-32, -17, 2], '#fff') +
      path('M-56,-24 C-44,-44 -18,-42 -8,-20 C-22,-32 -40,-32 -56,-24Z', second.shade) +
      each([30, 38], (y) => circle([-26, y, 1.8], INK) + circle([-35, y - 1, 1.8], INK)),
  ) +
  path(
    'M-17,8 C-8,2 8,2 17,8 C15,20 6,26 0,28 C-6,26 -15,20 -17,8Z',
    canvas.linear([second.body, second.shade]),
  ) +
  line('M0,28 V40 M0,40 C-8,50 -22,48 -26,40 M0,40 C8,50 22,48 26,40', pen(INK, 4)) +
  mirrored(path('M-16,46 L-12,58 L-8,47Z', '#fff')) +
  path(
    'M-16,-62 C-12,-46 -6,-40 0,-26 C6,-40 12,-46 16,-62 C6,-56 -6,-56 -16,-62Z',
    canvas.linear([accent.lit, accent.body]),
    pen(accent.light, 1.2, 0.7),
  ) +
  jewel([0, -52, 0.9], accent);

/** A stag of the enchanted forest, flowers in its antlers. */
export const deer: Motif = (canvas, { main, second, accent }) =>
  mirrored(
    line(
      'M-16,-44 C-26,-66 -44,-72 -50,-98 M-30,-66 C-46,-66 -62,-74 -66,-88 M-40,-76 C-34,-86 -34,-92 -30,-98',
      pen(accent.shade, 10),
    ) +
      line(
        'M-16,-44 C-26,-66 -44,-72 -50,-98 M-30,-66 C-46,-66 -62,-74 -66,-88 M-40,-76 C-34,-86 -34,-92 -30,-98',
        pen(accent.lit, 5.4),
      ) +
      path(
        'M-34,-26 C-62,-46 -88,-40 -94,-26 C-84,-6 -56,-4 -38,-8Z',
        canvas.linear([main.lit, main.body, main.shade]),
        pen(main.light, 1.4, 0.6),
      ) +
      path(
        'M-46,-22 C-62,-32 -76,-32 -84,-26 C-74,-16 -60,-14 -48,-16Z',
        MATERIALS.pink.lit,
        fade(0.7),
      ),
  ) +
  path(
    `M0,-54 C28,-54 44,-36 42,-10 C40,14 28,26 26,46 C24,72 14,90 0,92 C-14,90 -24,72 -26,46
      C-28,26 -40,14 -42,-10 C-44,-36 -28,-54 0,-54Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.7], main.shade]),
    pen(main.light, 2, 0.7),
  ) +
  path(
    'M0,20 C16,20 22,36 22,52 C20,74 12,88 0,88 C-12,88 -20,74 -22,52 C-22,36 -16,20 0,20Z',
    canvas.linear(['#fff', second.lit]),
  ) +
  mirrored(
    ellipse([-26, -2, 8, 10], INK) +
      circle([-28, -6, 3], '#fff') +
      line('M-38,-8 C-32,-16 -22,-16 -17,-8', pen(INK, 3)) +
      each(
        [
          [-20, -30],
          [-12, -18],
          [-24, 20],
        ],
        ([x, y]) => circle([x, y, 3], '#fff', fade(0.8)),
      ),
  ) +
  path('M-14,64 C-8,58 8,58 14,64 C12,74 4,78 0,78 C-4,78 -12,74 -14,64Z', INK) +
  ellipse([-4, 65, 4, 2.4], '#fff', fade(0.7)) +
  line('M0,78 V84 M-8,85 C-4,88 4,88 8,85', pen(INK, 2.4)) +
  each([-30, 0, 30], (x) =>
    group(
      `translate(${x} ${x === 0 ? -54 : -50})`,
      repeat(5, (i) =>
        group(
          `rotate(${i * 72})`,
          path(petal(7, 15), canvas.linear([MATERIALS.pink.light, MATERIALS.pink.lit])),
        ),
      ) + circle([0, 0, 4], MATERIALS.gold.lit),
    ),
  );

/** The monkey general in his crown of spires. */
export const monkey: Motif = (canvas, { main, second, accent }) =>
  mirrored(
    circle([-64, 8, 22], canvas.linear([main.lit, main.body, main.shade])) +
      circle([-64, 8, 12], MATERIALS.coral.lit) +
      circle([-66, 38, 7], canvas.sphere(second)),
  ) +
  path(
    'M0,-46 C42,-46 66,-22 64,14 C62,56 36,86 0,88 C-36,86 -62,56 -64,14 C-66,-22 -42,-46 0,-46Z',
    canvas.linear([main.light, main.lit, [main.body, 1, 0.8], main.shade]),
    pen('#fff', 2, 0.7),
  ) +
  path(
    `M0,-6 C10,-24 46,-22 46,4 C46,18 38,24 36,34 C48,52 28,78 0,80 C-28,78 -48,52 -36,34
      C-38,24 -46,18 -46,4 C-46,-22 -10,-24 0,-6Z`,
    canvas.linear(['#fff0dc', '#ffd3ad', '#e79a72']),
  ) +
  mirrored(
    ellipse([-23, 4, 12, 11], '#fff') +
      circle([-21, 5, 6.4], INK) +
      circle([-24, 2, 2.2], '#fff') +
      line('M-38,-10 C-30,-18 -18,-16 -10,-8', pen(main.shade, 4.4)) +
      line('M-4,30 l-3,3', pen('#8a3d33', 3.4)),
  ) +
  path('M-26,50 C-12,44 12,44 26,50 C22,68 10,72 0,72 C-10,72 -22,68 -26,50Z', '#8a1d2c') +
  path('M-22,50 C-10,46 10,46 22,50 L20,56 H-20Z', '#fff') +
  path(
    'M-64,-22 C-40,-44 40,-44 64,-22 L60,-6 C36,-26 -36,-26 -60,-6Z',
    canvas.linear([second.light, second.lit, second.body]),
    pen(second.light, 1.6, 0.8),
  ) +
  each([-40, 40], (x) =>
    path(
      `M${x - 11},-34 C${x - 8},-52 ${x - 3},-58 ${x},-74 C${x + 3},-58 ${x + 8},-52 ${x + 11},-34Z`,
      canvas.linear([second.light, second.lit, second.body]),
      pen(second.light, 1.2, 0.7),
    ),
  ) +
  path(
    'M-24,-38 C-20,-58 -12,-66 -8,-78 L0,-106 L8,-78 C12,-66 20,-58 24,-38Z',
    canvas.linear([second.light, second.lit, second.body, second.shade], [0.4, 1]),
    pen(second.light, 1.6, 0.8),
  ) +
  line('M-18,-54 H18 M-12,-68 H12', pen(second.shade, 2.4, 0.6)) +
  each([-44, -22, 22, 44], (x) => circle([x, -26 + Math.abs(x) * 0.18, 4], accent.lit)) +
  jewel([0, -30, 1.2], accent);
