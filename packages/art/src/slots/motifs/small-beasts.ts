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
  polar,
  repeat,
  round,
} from '../../shapes.ts';

const INK = '#1c1026';

/** A spider with a story: gold bands, eight bright eyes. */
export const spider: Motif = (canvas, { main, second, accent }) => {
  const legs = [
    'M-24,-18 C-48,-54 -70,-40 -86,-78',
    'M-28,-8 C-62,-30 -78,-10 -98,-30',
    'M-28,6 C-62,4 -74,30 -96,30',
    'M-24,16 C-46,30 -54,62 -80,84',
  ];
  return (
    line('M0,-104 V-40', pen('#fff', 2, 0.7)) +
    mirrored(
      each(
        legs,
        (d) =>
          line(d, pen(main.shade, 11)) +
          line(d, pen(main.lit, 5.4)) +
          line(d, pen(second.lit, 2, 0.7)),
      ),
    ) +
    ellipse([0, 34, 44, 48], canvas.sphere(main), pen(main.light, 1.6, 0.5)) +
    each([14, 34, 54], (y) =>
      line(
        `M${-38 + Math.abs(y - 34) * 0.4},${y} q${38 - Math.abs(y - 34) * 0.4},14 ${76 - Math.abs(y - 34) * 0.8},0`,
        pen(second.lit, 4.4),
      ),
    ) +
    jewel([0, 40, 1.8], accent) +
    circle([0, -22, 31], canvas.sphere(main), pen(main.light, 1.6, 0.5)) +
    mirrored(
      circle([-12, -24, 11], '#fff') +
        circle([-10, -23, 6], accent.body) +
        circle([-9, -23, 3], INK) +
        circle([-13, -27, 2.2], '#fff') +
        circle([-24, -36, 4.6], '#fff') +
        circle([-24, -36, 2.2], INK) +
        circle([-9, -44, 4], '#fff') +
        circle([-9, -44, 2], INK) +
        path('M-12,-2 C-14,8 -8,14 -3,12 C-6,8 -6,2 -4,-2Z', second.lit),
    ) +
    line('M-8,-7 C-4,-3 4,-3 8,-7', pen('#fff', 2.4)) +
    ellipse([-18, 14, 8, 14], '#fff', 'fill-opacity=".35" transform="rotate(24 -18 14)"')
  );
};

/** A frog on its leaf. */
export const frog: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 80, 94, 17], canvas.linear([MATERIALS.jade.lit, MATERIALS.jade.shade])) +
  ellipse([0, 77, 94, 15], canvas.linear([MATERIALS.jade.lit, MATERIALS.jade.body])) +
  mirrored(
    path(
      'M-34,18 C-84,6 -96,54 -70,78 C-52,86 -30,78 -26,66Z',
      canvas.linear([main.lit, main.body, main.shade], [0.6, 1]),
      pen(main.light, 1.4, 0.6),
    ) + path('M-80,82 C-72,70 -54,72 -46,82Z', main.body, pen(main.light, 1.4, 0.6)),
  ) +
  path(
    'M-48,10 C-56,58 -34,82 0,82 C34,82 56,58 48,10Z',
    canvas.linear([main.lit, main.body, main.shade]),
    pen(main.light, 1.4, 0.6),
  ) +
  ellipse([0, 54, 33, 27], canvas.linear(['#fff', second.light, second.lit])) +
  mirrored(
    path(
      'M-24,46 C-34,58 -30,74 -34,82 H-10 C-12,70 -10,60 -12,52Z',
      canvas.linear([main.lit, main.body]),
      pen(main.light, 1.2, 0.5),
    ),
  ) +
  path(
    'M0,-44 C48,-48 78,-22 74,6 C70,34 36,44 0,44 C-36,44 -70,34 -74,6 C-78,-22 -48,-48 0,-44Z',
    canvas.linear([main.light, main.lit, [main.body, 1, 0.7], main.shade]),
    pen(main.light, 2, 0.7),
  ) +
  mirrored(
    circle([-40, -44, 27], canvas.sphere(main)) +
      circle([-40, -46, 18], '#fffdf2') +
      circle([-38, -45, 12], canvas.sphere(second)) +
      ellipse([-37, -45, 6, 9], INK) +
      circle([-42, -51, 4], '#fff') +
      ellipse([-50, 12, 12, 7], accent.lit, fade(0.75)) +
      circle([-7, -8, 2.4], main.shade),
  ) +
  line('M-54,8 C-30,32 30,32 54,8', pen(INK, 4.4)) +
  path(
    'M-16,-40 L-22,-66 L-8,-54 L0,-74 L8,-54 L22,-66 L16,-40 C6,-45 -6,-45 -16,-40Z',
    canvas.linear([second.light, second.lit, second.body]),
    pen(second.light, 1.4, 0.8),
  ) +
  circle([0, -50, 4], MATERIALS.ruby.lit);

/** A dragonfly over the pond. */
export const dragonfly: Motif = (canvas, { main, second, accent }) => {
  const wing = (d: string) =>
    path(
      d,
      canvas.linear(
        [
          ['#fff', 0.9],
          [second.lit, 0.75],
          [main.lit, 0.7],
        ],
        [1, 0.6],
      ),
      pen('#fff', 2, 0.9),
    );
  const joints = repeat(9, (i) => {
    const size = 11 - i * 0.7;
    return ellipse([0, -2 + i * 11, size, 7.6], canvas.sphere(i % 2 ? accent : main));
  });
  return group(
    'rotate(24) translate(0 -14)',
    mirrored(
      wing('M-6,-22 C-34,-62 -88,-66 -98,-44 C-96,-20 -44,-10 -6,-14Z') +
        line(
          'M-10,-20 C-40,-44 -70,-50 -92,-44 M-12,-18 C-40,-28 -62,-30 -84,-30 M-50,-48 L-46,-20 M-70,-54 L-68,-22',
          pen(second.body, 1.4, 0.6),
        ) +
        wing('M-6,-8 C-40,-12 -90,6 -90,28 C-78,44 -30,24 -6,2Z') +
        line(
          'M-10,-4 C-40,0 -66,10 -84,26 M-46,2 L-44,24 M-64,8 L-62,32',
          pen(second.body, 1.4, 0.6),
        ) +
        circle([-88, -47, 4], accent.lit),
    ) +
      joints +
      ellipse([0, -18, 15, 19], canvas.sphere(main)) +
      mirrored(
        circle([-12, -42, 14], canvas.sphere(accent)) + circle([-16, -47, 4], '#fff', fade(0.85)),
      ) +
      path('M-6,-34 C-4,-28 4,-28 6,-34Z', main.shade),
  );
};

/** A web between its threads, with dew on it. */
export const web: Motif = (canvas, { main, second, accent }) => {
  const threads = 10;
  const at = (radius: number, index: number) =>
    polar(radius, (index / threads) * Math.PI * 2 - Math.PI / 2)
      .map(round)
      .join();
  const loop = (radius: number) =>
    `M${at(radius, 0)}${repeat(threads, (i) => `Q${at(radius * 0.8, i + 0.5)} ${at(radius, i + 1)}`)}`;
  return (
    circle(
      [0, 0, 96],
      canvas.radial([
        [second.body, 0.75],
        [second.shade, 0.5],
        [second.shade, 0],
      ]),
    ) +
    repeat(threads, (i) => line(`M0,0 L${at(96, i)}`, pen(main.light, 3))) +
    each([22, 40, 58, 76, 90], (radius) => line(loop(radius), pen(main.light, 2.6, 0.9))) +
    each(
      [
        [58, 1.5],
        [76, 3],
        [40, 5],
        [76, 6.5],
        [58, 8],
        [90, 9],
      ],
      ([radius, index]) => {
        const [x, y] = polar(radius * 0.92, (index / threads) * Math.PI * 2 - Math.PI / 2);
        return (
          circle([x, y, 6.5], canvas.sphere(MATERIALS.azure)) + circle([x - 2, y - 2, 2], '#fff')
        );
      },
    ) +
    circle([0, 0, 17], canvas.sphere(accent)) +
    jewel([0, 0, 1], MATERIALS.gold)
  );
};
