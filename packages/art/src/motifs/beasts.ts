import type { Motif } from '../motif.ts';
import {
  circle,
  dots,
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
  round,
} from '../shapes.ts';
import { tube } from '../tube.ts';

const stripes = (d: string): string => path(d, '#2a1026');

export const tiger: Motif = (canvas, { main, second, accent }) =>
  mirrored(
    circle(
      [-56, -56, 28],
      canvas.linear([main.lit, [main.body, 1, 0.55], main.shade], [0.6, 1], [0.2, 0]),
    ) + circle([-56, -54, 15], second.lit),
  ) +
  path(
    `M0,-78 C54,-80 88,-42 84,4 C94,22 86,40 72,44 C56,78 24,90 0,90 C-24,90 -56,78 -72,44
        C-86,40 -94,22 -84,4 C-88,-42 -54,-80 0,-78Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.7], main.shade]),
    pen(main.light, 2, 0.7),
  ) +
  mirrored(
    path('M-8,30 C-34,20 -66,30 -64,50 C-52,74 -26,84 0,84 V30Z', '#fff6e6') +
      stripes(
        `M-84,-6 C-70,-6 -60,0 -54,8 C-64,6 -76,6 -86,8Z M-86,20 C-76,18 -66,20 -60,26 C-68,26
            -78,30 -84,34Z M-62,-54 C-54,-46 -48,-40 -40,-38 C-46,-48 -50,-56 -54,-62Z M-34,-74
            C-30,-64 -26,-56 -18,-52 C-20,-62 -22,-70 -22,-77Z`,
      ) +
      path('M-50,-16 C-40,-30 -20,-26 -14,-8 C-26,-2 -42,-2 -50,-16Z', '#fff') +
      circle([-31, -13, 9.5], accent.lit) +
      circle([-31, -13, 4.6], '#160a1c') +
      circle([-34, -16, 2], '#fff') +
      line('M-54,-22 C-42,-38 -20,-36 -12,-16', pen('#2a1026', 5)),
  ) +
  stripes(
    `M-6,-78 H6 L3,-50 H-3Z M-14,-46 C-6,-42 6,-42 14,-46 L8,-38 H-8Z M-10,-30 C-4,-27 4,-27
        10,-30 L6,-23 H-6Z`,
  ) +
  path(
    `M-18,22 C-8,16 8,16 18,22 C16,34 6,40 0,42 C-6,40 -16,34 -18,22Z`,
    canvas.linear([second.lit, second.body, second.shade]),
  ) +
  line('M0,42 V52 M0,52 C-8,64 -26,62 -30,54 M0,52 C8,64 26,62 30,54', pen('#2a1026', 4)) +
  mirrored(
    path('M-18,60 L-14,72 L-9,62Z', '#fff') +
      each(
        [40, 47],
        (y) => circle([-36, y, 1.8], '#2a1026') + circle([-46, y - 1, 1.8], '#2a1026'),
      ),
  );

export const peacock: Motif = (canvas, { main, second, accent }) => {
  const train = repeat(13, (i) => {
    const height = 116 - Math.abs(i - 6) * 2.4;
    return group(
      `translate(0 46) rotate(${-84 + i * 14})`,
      path(
        petal(15, height),
        canvas.linear([main.lit, main.body, main.shade]),
        pen(main.light, 1, 0.5),
      ) +
        line(`M0,-20 V${20 - height}`, pen(accent.lit, 1.4, 0.8)) +
        group(
          `translate(0 ${round(24 - height)})`,
          ellipse([0, 0, 11, 14], accent.lit) +
            ellipse([0, 2, 8, 9.5], second.body) +
            ellipse([0, 4, 4.6, 5.6], '#140b32') +
            circle([-2, 2, 1.6], '#fff'),
        ),
    );
  });
  const wings = repeat(8, (i) =>
    group(
      `translate(0 50) rotate(${-70 + i * 20})`,
      path(
        petal(13, 66),
        canvas.linear([second.lit, second.body, second.shade]),
        pen(accent.lit, 1, 0.7),
      ),
    ),
  );
  return (
    train +
    wings +
    path(
      `M0,84 C-34,78 -36,36 -14,16 C-8,8 -12,-6 -10,-18 C-6,-36 18,-34 16,-16 C16,-2 10,2 14,14
        C36,38 34,78 0,84Z`,
      canvas.linear([second.light, second.lit, [second.body, 1, 0.5], second.shade], [0.4, 1]),
      pen(second.light, 1.6, 0.7),
    ) +
    path('M14,-20 L28,-14 L14,-10Z', accent.lit) +
    circle([6, -20, 3], '#fff') +
    circle([7, -20, 1.6], '#111') +
    each([-16, 0, 16], (angle) =>
      group(
        `translate(2 -30) rotate(${angle})`,
        line('M0,0 V-16', pen(accent.lit, 2)) + circle([0, -19, 4], accent.light),
      ),
    ) +
    each([40, 52, 64], (y) => line(`M-14,${y} q7,8 14,0 q7,8 14,0`, pen(accent.lit, 2, 0.8)))
  );
};

export const butterfly: Motif = (canvas, { main, second, accent }) => {
  const wing =
    path(
      `M-4,-8 C-22,-70 -84,-92 -96,-64 C-104,-36 -74,-4 -30,4 C-72,8 -88,44 -66,66 C-42,84
        -10,48 -4,16Z`,
      canvas.linear([main.light, main.lit, [main.body, 1, 0.55], main.shade], [0.2, 1], [0.9, 0]),
      pen(main.light, 2, 0.8),
    ) +
    path('M-12,-14 C-28,-56 -68,-74 -80,-58 C-86,-36 -56,-12 -12,-4Z', second.lit, fade(0.7)) +
    path('M-12,12 C-44,16 -66,36 -56,54 C-40,66 -18,40 -12,18Z', accent.lit, fade(0.7)) +
    dots(
      [
        [-84, -62, 5],
        [-90, -46, 4],
        [-82, -30, 3.4],
        [-66, 58, 5],
        [-74, 44, 3.6],
      ],
      '#fff',
      fade(0.9),
    ) +
    line(
      `M-8,-8 L-70,-56 M-8,-4 L-74,-38 M-8,14 L-54,50 M-8,12 L-62,34`,
      pen(main.shade, 2, 0.55),
    ) +
    circle([-52, -44, 10], accent.light) +
    circle([-52, -44, 5], main.shade);
  return (
    mirrored(wing) +
    path(
      'M0,-30 C9,-20 7,40 0,64 C-7,40 -9,-20 0,-30Z',
      canvas.linear([accent.light, accent.body, '#240a2c']),
    ) +
    circle([0, -34, 8], canvas.sphere(accent)) +
    mirrored(
      line('M-2,-40 C-8,-62 -20,-72 -30,-72', pen(accent.lit, 2.6)) +
        circle([-31, -72, 4], accent.lit),
    )
  );
};

export const rooster: Motif = (canvas, { main, second, accent }) => {
  const tail = each([0, 1, 2, 3, 4, 5], (i) => {
    const feather = tube({
      spine: (along) => [
        -22 - along * (60 - i * 8),
        20 - Math.sin(along * (2.3 - i * 0.12)) * (96 - i * 12),
      ],
      halfWidth: (along) => 9 * Math.sin(Math.min(1, along + 0.12) * 2.9) + 1,
      steps: 24,
    });
    return path(
      feather.d,
      canvas.linear(
        i % 2 ? [second.lit, second.body, second.shade] : [accent.lit, main.body, main.shade],
        [1, 1],
      ),
      pen(second.light, 1, 0.4),
    );
  });
  return (
    tail +
    line(
      `M-6,64 V92 M-6,92 l-14,6 M-6,92 l12,6 M18,64 V92 M18,92 l-12,6 M18,92 l16,6`,
      pen(accent.lit, 6),
    ) +
    path(
      `M-46,20 C-40,54 -16,72 14,70 C48,66 60,30 50,-4 C46,-26 58,-40 44,-56 C32,-68 12,-62
        10,-44 C8,-18 -14,2 -46,20Z`,
      canvas.linear([accent.light, main.lit, [main.body, 1, 0.6], main.shade], [0.2, 1]),
      pen(main.light, 1.6, 0.6),
    ) +
    path(
      'M-24,26 C-8,20 18,12 30,20 C24,44 4,56 -14,50Z',
      canvas.linear([second.lit, second.body, second.shade]),
    ) +
    path(
      `M12,-56 C4,-70 14,-76 20,-68 C20,-84 34,-86 36,-72 C44,-84 56,-76 50,-62 C42,-66 24,-66
        12,-56Z`,
      '#d22c4c',
    ) +
    path('M52,-50 L72,-42 L52,-36Z', accent.lit) +
    path('M46,-34 C56,-32 58,-18 50,-14 C44,-18 42,-28 46,-34Z', '#d22c4c') +
    circle([38, -48, 5], '#fff') +
    circle([39, -48, 2.6], '#111') +
    each([0, 1, 2], (i) =>
      line(`M${10 + i * 12},-22 l4,18 M${14 + i * 10},-2 l4,16`, pen(accent.light, 3, 0.6)),
    )
  );
};
