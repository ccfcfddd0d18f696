import type { Motif } from '../motif.ts';
import { jewel } from '../ornaments.ts';
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  group,
  line,
  mirrored,
  type Point,
  path,
  pen,
  petal,
  repeat,
  round,
  sparkle,
} from '../shapes.ts';
import { tube } from '../tube.ts';

export const shell: Motif = (canvas, { main, accent }) => {
  const ribs = repeat(9, (i) =>
    group(
      `translate(0 62) rotate(${-64 + i * 16})`,
      path(
        petal(17, 138 - Math.abs(i - 4) * 8),
        canvas.linear([main.light, main.lit, [main.body, 1, 0.8], main.shade]),
        pen(main.light, 1.4, 0.7),
      ),
    ),
  );
  return (
    ribs +
    path(
      'M-34,56 C-20,38 20,38 34,56 C24,76 -24,76 -34,56Z',
      canvas.linear([main.lit, main.shade]),
    ) +
    circle([0, 30, 32], canvas.radial(['#fff', '#fff', '#e8dcff', '#a58bd0'], [0.36, 0.3, 0.8])) +
    circle([0, 30, 32], 'none', pen('#fff', 1.6, 0.8)) +
    ellipse([-10, 18, 9, 6], '#fff', 'transform="rotate(-30 -10 18)"') +
    sparkle([26, -4, 12], accent.light) +
    path(
      `M-78,70 C-50,52 -22,74 0,68 C22,74 50,52 78,70 C50,92 -50,92 -78,70Z`,
      canvas.linear([main.lit, main.body, main.shade]),
      pen(main.light, 1.2, 0.5),
    )
  );
};

export const jelly: Motif = (canvas, { main, second, accent }) => {
  const tentacles = each([-44, -28, -12, 6, 22, 40], (x, i) =>
    path(
      tube({
        spine: (along) => [
          x * (1 - along * 0.2) + Math.sin(along * 6 + i * 1.3) * 11 * along,
          8 + along * (80 + (i % 2) * 14),
        ],
        halfWidth: (along) => 4.6 * (1 - along) + 0.8,
        steps: 24,
      }).d,
      canvas.linear([main.lit, [second.lit, 0.7], [second.lit, 0.1]]),
    ),
  );
  return (
    circle([0, -16, 96], canvas.glow(main.lit, 0.55)) +
    tentacles +
    path(
      `M-70,10 C-76,-48 -40,-86 0,-86 C40,-86 76,-48 70,10 C60,22 52,6 42,14 C32,24 22,6 12,16
        C4,24 -8,24 -14,16 C-24,6 -32,24 -42,14 C-52,6 -60,22 -70,10Z`,
      canvas.radial(
        [
          [main.light, 0.96],
          [main.lit, 0.92, 0.3],
          [main.body, 0.92, 0.72],
          [main.shade, 0.95],
        ],
        [0.42, 0.28, 0.8],
      ),
      pen(main.light, 2, 0.8),
    ) +
    path(
      `M-44,4 C-46,-34 -26,-62 0,-62 C26,-62 46,-34 44,4 C20,-4 -20,-4 -44,4Z`,
      second.lit,
      fade(0.28),
    ) +
    dots(
      [
        [-20, -30, 8],
        [16, -40, 6],
        [22, -14, 5],
        [-4, -56, 4],
        [-34, -8, 4],
      ],
      accent.light,
      fade(0.8),
    ) +
    line('M-52,-30 C-46,-56 -28,-72 -8,-76', pen('#fff', 5, 0.75))
  );
};

export const manta: Motif = (canvas, { main, second, accent }) => {
  const tail = tube({
    spine: (along) => [Math.sin(along * 4) * 16, 40 + along * 66],
    halfWidth: (along) => 4.4 * (1 - along) + 0.6,
    steps: 24,
  });
  return (
    path(tail.d, main.body) +
    path(
      `M0,-52 C16,-52 20,-66 30,-74 C32,-62 28,-54 26,-48 C58,-44 86,-14 100,30 C74,16 50,20
        30,36 C20,46 10,50 0,52 C-10,50 -20,46 -30,36 C-50,20 -74,16 -100,30 C-86,-14 -58,-44
        -26,-48 C-28,-54 -32,-62 -30,-74 C-20,-66 -16,-52 0,-52Z`,
      canvas.linear([main.light, main.lit, [main.body, 1, 0.5], main.shade]),
      pen(main.light, 2, 0.8),
    ) +
    mirrored(
      circle([-24, -36, 4.4], '#fff') +
        circle([-25, -36, 2.2], '#101038') +
        dots(
          [
            [-50, -6, 5],
            [-66, 6, 4],
            [-36, 6, 4],
            [-34, -16, 3],
            [-80, 14, 2.6],
          ],
          accent.light,
          fade(0.85),
        ) +
        each([0, 1, 2], (i) => line(`M-10,${-16 + i * 9} q-9,2 -12,6`, pen(main.shade, 2.4, 0.6))),
    ) +
    path('M0,-30 C7,0 6,26 0,44 C-6,26 -7,0 0,-30Z', second.lit, fade(0.55))
  );
};

export const crab: Motif = (canvas, { main, accent }) => {
  const legs = each([0, 1, 2], (i) =>
    line(
      `M-44,${24 + i * 10} C-70,${18 + i * 14} -82,${30 + i * 16} -${86 - i * 10},${52 + i * 16}`,
      pen(main.body, 9 - i),
    ),
  );
  const claw =
    line('M-46,2 C-72,-2 -82,-20 -72,-40', pen(main.body, 13)) +
    path(
      `M-70,-34 C-98,-44 -98,-82 -66,-92 C-74,-76 -66,-70 -62,-66 C-62,-76 -52,-86 -42,-86
        C-34,-62 -46,-36 -70,-34Z`,
      canvas.linear([main.light, main.lit, main.body, main.shade]),
      pen(main.light, 1.6, 0.7),
    );
  return (
    mirrored(legs + claw) +
    path(
      `M0,-26 C44,-28 72,-8 70,20 C66,56 34,72 0,72 C-34,72 -66,56 -70,20 C-72,-8 -44,-28 0,-26Z`,
      canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade]),
      pen(main.light, 2, 0.7),
    ) +
    mirrored(
      line('M-16,-22 V-44', pen(main.body, 6)) +
        circle([-16, -50, 11], '#fff') +
        circle([-15, -50, 5.4], '#1a0f2c') +
        circle([-17, -52, 2], '#fff') +
        dots(
          [
            [-40, 6, 6],
            [-52, 24, 4],
            [-26, -6, 4],
          ],
          main.light,
          fade(0.65),
        ),
    ) +
    line('M-22,40 C-10,54 10,54 22,40', pen(main.shade, 4.4)) +
    jewel([0, 14, 1.5], accent)
  );
};

export const ship: Motif = (canvas, { main, second, accent }) => {
  const sail = ([x, y]: Point, [width, height]: Point) =>
    path(
      `M${x},${y} C${x + width * 0.5},${y - height * 0.1} ${x + width},${y - height * 0.4}
        ${x + width * 0.72},${y - height} C${x + width * 0.3},${y - height * 0.92}
        ${x - 6},${y - height * 0.8} ${x},${y}Z`,
      canvas.linear([main.light, main.lit, main.body, main.shade], [1, 0.6]),
      pen(main.light, 1.4, 0.8),
    ) +
    each([0.25, 0.5, 0.75], (share) =>
      line(
        `M${x + 1},${round(y - height * share)} L${round(
          x + width * (0.88 - share * 0.06),
        )},${round(y - height * share - 6)}`,
        pen(main.shade, 2.4, 0.6),
      ),
    );
  return (
    line('M-34,40 V-70 M18,40 V-96', pen(second.shade, 5)) +
    sail([-34, 32], [44, 100]) +
    sail([18, 34], [58, 128]) +
    path('M18,-98 L44,-92 L18,-84Z', accent.lit) +
    path(
      `M-90,34 C-70,42 60,42 92,22 C90,54 66,78 36,80 H-44 C-70,78 -84,58 -90,34Z`,
      canvas.linear([second.lit, second.body, second.shade]),
      pen(accent.lit, 3),
    ) +
    path('M-84,48 C-50,56 50,56 84,42', 'none', pen(accent.lit, 2.4, 0.8)) +
    each([-44, -20, 4, 28, 52], (x) => circle([x, 62 - Math.abs(x) * 0.03, 4.4], accent.light)) +
    circle([70, 42, 7], '#fff') +
    circle([71, 42, 3.4], '#111') +
    path(
      `M-100,84 C-74,72 -54,92 -30,82 C-6,72 14,92 38,82 C60,72 78,90 100,80 V100 H-100Z`,
      canvas.linear(['#bdf4ff', '#3bb4dc', '#0b4c8c']),
      fade(0.95),
    )
  );
};
