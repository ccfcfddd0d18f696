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
  rect,
  repeat,
  sparkle,
  star,
} from '../../shapes.ts';

const INK = '#1c1233';

/** A captain's compass in its brass case. */
export const compass: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 86, 66, 9], '#000', fade(0.32)) +
  circle([0, -88, 12], 'none', pen(main.body, 7)) +
  circle([0, 4, 82], canvas.linear([main.light, main.lit, main.body, main.shade], [1, 1])) +
  circle([0, 4, 68], main.shade) +
  circle([0, 4, 64], canvas.radial(['#fffdf2', '#f3e4bd', '#c9a76c'], [0.42, 0.36, 0.8])) +
  repeat(32, (i) =>
    group(
      `translate(0 4) rotate(${i * 11.25})`,
      line(
        `M0,-60 V${i % 8 === 0 ? -46 : i % 4 === 0 ? -50 : -54}`,
        pen(INK, i % 4 === 0 ? 2.6 : 1.2, 0.8),
      ),
    ),
  ) +
  group(
    'translate(0 4)',
    path(star(8, [44, 9]), '#8a6a3a', fade(0.35)) + path(star(4, [50, 8]), '#5a4320', fade(0.5)),
  ) +
  group(
    'translate(0 4) rotate(34)',
    path('M0,-54 L11,0 H-11Z', canvas.linear([accent.lit, accent.body], [1, 0])) +
      path('M0,-54 L11,0 H0Z', accent.shade, fade(0.55)) +
      path('M0,54 L11,0 H-11Z', canvas.linear([second.light, second.body], [1, 0])) +
      path('M0,54 L11,0 H0Z', second.shade, fade(0.55)) +
      circle([0, 0, 8], canvas.sphere(main)),
  ) +
  path('M-48,-26 C-30,-54 16,-62 42,-42 C12,-48 -22,-44 -48,-26Z', '#fff', fade(0.5));

/** A lamp of brass with a wisp that could be somebody. */
export const lamp: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 84, 74, 10], '#000', fade(0.34)) +
  path(
    `M-84,-2 C-104,-22 -98,-50 -78,-58 C-98,-78 -62,-102 -48,-82 C-40,-98 -14,-92 -20,-74 C-6,-66
      -14,-48 -30,-50 C-30,-34 -52,-30 -60,-42 C-76,-34 -80,-18 -76,-4Z`,
    canvas.linear([
      [second.light, 0.95],
      [second.lit, 0.85],
      [second.body, 0.25],
    ]),
  ) +
  line('M-70,-44 C-78,-60 -62,-66 -58,-56 M-44,-66 C-40,-78 -26,-72 -32,-62', pen('#fff', 3, 0.7)) +
  path(
    'M56,8 C104,-14 104,58 44,52 C74,46 84,12 54,22Z',
    canvas.linear([main.light, main.lit, main.shade]),
    pen(main.light, 1.4, 0.7),
  ) +
  path(
    'M-26,84 C-22,66 -14,58 -8,52 H26 C32,58 40,66 44,84Z',
    canvas.linear([main.lit, main.body, main.shade]),
  ) +
  path(
    `M-92,2 C-86,-4 -74,-6 -64,0 C-50,12 -38,-2 8,-4 C48,-4 68,14 64,30 C58,54 26,60 6,60 C-34,60
      -54,40 -70,22 C-78,14 -90,14 -92,2Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.55], main.shade]),
    pen(main.light, 2, 0.8),
  ) +
  path(
    'M-24,-4 C-22,-28 38,-28 42,-4 C22,4 -6,4 -24,-4Z',
    canvas.linear([main.light, main.lit, main.body]),
  ) +
  circle([9, -30, 9], canvas.sphere(accent)) +
  path(
    'M-50,20 C-20,38 30,38 58,22 L54,34 C26,46 -16,46 -42,32Z',
    canvas.linear([second.body, second.shade]),
  ) +
  each([-22, 8, 38], (x) => jewel([x, 36 - Math.abs(x - 8) * 0.06, 0.9], accent)) +
  path('M-44,6 C-20,-4 10,-6 34,0 C8,2 -18,8 -44,6Z', '#fff', fade(0.6)) +
  sparkle([66, -42, 18]);

/** A ring of gold with one great stone. */
export const goldRing: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 88, 54, 8], '#000', fade(0.32)) +
  circle(
    [0, 28, 54],
    'none',
    `stroke="${canvas.linear([main.light, main.lit, main.body, main.shade], [0.8, 1])}" stroke-width="17"`,
  ) +
  circle([0, 28, 62], 'none', pen(main.light, 1.6, 0.8)) +
  circle([0, 28, 45.5], 'none', pen(main.shade, 1.6, 0.7)) +
  path(
    'M-38,-4 C-30,16 30,16 38,-4 L26,-26 H-26Z',
    canvas.linear([main.light, main.lit, main.shade]),
  ) +
  path('M-30,-88 H30 L52,-58 L0,4 L-52,-58Z', second.body, pen(second.light, 2.4, 0.9)) +
  path('M-30,-88 L-18,-58 H-52Z', second.lit) +
  path('M-30,-88 H30 L18,-58 H-18Z', canvas.linear(['#fff', second.lit])) +
  path('M30,-88 L52,-58 H18Z', second.body) +
  path('M-52,-58 H-18 L0,4Z', canvas.linear([second.lit, second.body])) +
  path('M-18,-58 H18 L0,4Z', canvas.linear([second.light, second.body, second.shade])) +
  path('M52,-58 H18 L0,4Z', canvas.linear([second.body, second.shade])) +
  mirrored(jewel([-36, -2, 0.8], accent) + path('M-40,-34 L-30,-22 L-22,-34Z', main.light)) +
  path('M-44,6 C-54,24 -50,52 -32,70 C-42,48 -44,26 -40,8Z', '#fff', fade(0.6)) +
  sparkle([-34, -84, 24]) +
  sparkle([40, -40, 13]);

/** Three bars of gold in a heap. */
export const goldBar: Motif = (canvas, { main, accent }) => {
  const bar = (at: string) =>
    group(
      at,
      path('M-46,-10 L-34,-34 H34 L46,-10Z', canvas.linear([main.light, main.lit])) +
        path(
          'M-46,-10 H46 L54,30 H-54Z',
          canvas.linear([main.lit, main.body, main.shade], [0.3, 1]),
          pen(main.light, 1.4, 0.7),
        ) +
        path('M46,-10 L34,-34 L42,-26 L54,30Z', main.shade, fade(0.4)) +
        rect([-24, 0, 48, 18, 4], 'none', pen(main.shade, 2.4, 0.55)) +
        path(star(4, [10, 4]), accent.lit, 'transform="translate(0 9)"') +
        path('M-42,-12 L-32,-31 H6 L-14,-12Z', '#fff', fade(0.5)),
    );
  return (
    ellipse([0, 78, 96, 12], '#000', fade(0.34)) +
    circle([0, 10, 96], canvas.glow(main.lit, 0.3)) +
    bar('translate(-42 44) scale(.96)') +
    bar('translate(44 46) scale(.96)') +
    bar('translate(0 -22) scale(1.06)') +
    sparkle([-40, -58, 20]) +
    sparkle([74, 16, 12])
  );
};

/** A curved sword with a jewelled hilt. */
export const sword: Motif = (canvas, { main, second, accent }) =>
  group(
    'rotate(40) translate(-4 4)',
    path(
      'M-10,38 C-14,-14 -4,-64 36,-106 C38,-62 26,-8 12,38Z',
      canvas.linear(['#fff', main.lit, main.body, main.shade], [1, 0.1]),
      pen('#fff', 2, 0.9),
    ) +
      path('M4,34 C4,-14 12,-58 33,-94 C30,-54 22,-8 10,36Z', main.shade, fade(0.35)) +
      line('M-2,30 C-4,-12 4,-54 26,-88', pen('#fff', 2.4, 0.8)) +
      path(
        'M-40,40 C-46,26 -30,22 -22,32 H24 C32,22 48,28 42,42 C32,52 -30,52 -40,40Z',
        canvas.linear([second.light, second.lit, second.body, second.shade]),
        pen(second.light, 1.4, 0.8),
      ) +
      rect([-8, 48, 18, 38, 6], canvas.linear([accent.lit, accent.body, accent.shade], [1, 0])) +
      each([54, 63, 72, 81], (y) => line(`M-8,${y + 3} L10,${y - 3}`, pen(second.lit, 2.6))) +
      circle([1, 94, 13], canvas.sphere(second)) +
      jewel([1, 94, 0.8], accent) +
      jewel([1, 41, 1], accent),
  ) + sparkle([58, -66, 20]);

/** A carpet that flies, its fringe in the wind. */
export const carpet: Motif = (canvas, { main, second, accent }) => {
  const wave = (y: number, sink: number) =>
    `M-92,${y} C-58,${y - 40} -34,${y + 30} 0,${y - sink} C34,${y - 34 - sink} 58,${y + 24} 92,${y - 20}`;
  const band = (from: number, to: number) =>
    `${wave(from, 6)} L92,${to - 20} C58,${to + 24} 34,${to - 40} 0,${to - 6}
      C-34,${to + 30} -58,${to - 40} -92,${to}Z`;
  return (
    ellipse([0, 88, 70, 8], '#000', fade(0.26)) +
    path(
      band(-34, 42),
      canvas.linear([main.lit, main.body, main.shade], [1, 0.5]),
      pen(main.light, 2, 0.7),
    ) +
    path(band(-24, -14), canvas.linear([accent.light, accent.lit])) +
    path(band(24, 34), canvas.linear([accent.lit, accent.body])) +
    path(band(-8, 18), second.body, fade(0.85)) +
    each([-66, -36, -4, 28, 62], (x, i) =>
      group(
        `translate(${x} ${[-10, 4, 2, -8, -6][i]})`,
        path(star(4, [15, 6]), accent.lit) + circle([0, 0, 4], main.body),
      ),
    ) +
    repeat(8, (i) => line(`M-92,${-30 + i * 10} q-10,4 -14,12`, pen(accent.lit, 4))) +
    repeat(8, (i) => line(`M92,${-50 + i * 10} q8,6 14,4`, pen(accent.lit, 4))) +
    path(wave(-30, 6), 'none', pen('#fff', 2, 0.6)) +
    line(
      'M-60,66 q12,-8 24,0 M-6,72 q12,-8 24,0 M42,58 q10,-6 20,0',
      pen(MATERIALS.pearl.lit, 4, 0.55),
    ) +
    sparkle([-46, -58, 15]) +
    sparkle([54, -62, 20])
  );
};
