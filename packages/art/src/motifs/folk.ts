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
  path,
  pen,
  petal,
  rect,
  repeat,
  sparkle,
} from '../shapes.ts';

/** A seated cat with one paw raised, a coin before it and a bell at its neck. */
export const cat: Motif = (canvas, { main, second, accent }) => {
  const fur = canvas.linear([main.light, main.light, main.lit, main.body], [0.4, 1]);
  return (
    ellipse([0, 92, 74, 9], '#000', fade(0.35)) +
    path('M-50,92 C-72,40 -44,8 0,8 C44,8 72,40 50,92Z', fur, pen('#fff', 2, 0.8)) +
    path(
      'M42,26 C74,20 84,-20 78,-58 C74,-74 50,-74 50,-56 C52,-30 46,-8 26,10Z',
      fur,
      pen('#fff', 2, 0.8),
    ) +
    line('M54,-58 C58,-50 66,-50 70,-58', pen(main.body, 2.6, 0.7)) +
    mirrored(
      path(
        'M-22,-72 C-34,-96 -50,-100 -56,-92 C-60,-74 -58,-52 -52,-40Z',
        fur,
        pen('#fff', 2, 0.8),
      ) + path('M-32,-70 C-40,-84 -48,-88 -51,-84 C-53,-72 -52,-60 -49,-54Z', second.lit),
    ) +
    path(
      'M0,-80 C40,-80 62,-54 60,-26 C58,4 34,18 0,18 C-34,18 -58,4 -60,-26 C-62,-54 -40,-80 0,-80Z',
      fur,
      pen('#fff', 2, 0.8),
    ) +
    mirrored(
      path('M-36,-24 C-30,-36 -18,-36 -12,-24', 'none', pen('#2a1026', 4)) +
        ellipse([-38, -6, 9, 5], second.lit, fade(0.7)) +
        line('M-44,-14 L-68,-20 M-44,-6 L-68,-4', pen(main.body, 2, 0.8)),
    ) +
    path('M-6,-14 H6 L0,-6Z', second.body) +
    line('M0,-6 C-3,4 -14,4 -16,-2 M0,-6 C3,4 14,4 16,-2', pen('#2a1026', 2.8)) +
    path(
      'M-42,8 C-20,24 20,24 42,8 L46,20 C20,38 -20,38 -46,20Z',
      canvas.linear([second.lit, second.body, second.shade]),
    ) +
    circle([0, 30, 11], canvas.sphere(accent)) +
    line('M-6,32 H6 M0,32 V38', pen(accent.shade, 2.4)) +
    ellipse(
      [-8, 66, 30, 22],
      canvas.linear([accent.light, accent.lit, accent.body, accent.shade], [0.6, 1]),
      pen(accent.shade, 1.6, 0.6),
    ) +
    ellipse([-8, 66, 22, 15], 'none', pen(accent.shade, 1.8, 0.6)) +
    rect([-14, 60, 12, 12, 2], accent.shade) +
    mirrored(ellipse([-32, 88, 18, 9], main.light, pen(main.body, 1.4, 0.6)))
  );
};

/** An owl on a branch with wide eyes. */
export const owl: Motif = (canvas, { main, second, accent }) => {
  const feathers = each([0, 1, 2], (row) =>
    repeat(5 - row, (i) => {
      const x = (i - (4 - row) / 2) * 17;
      return path(
        `M${x - 9},${18 + row * 17} q9,18 18,0Z`,
        canvas.linear([second.light, second.lit]),
        pen(second.body, 1.2, 0.6),
      );
    }),
  );
  return (
    line('M-96,84 C-40,74 40,92 96,80', pen('#3d1f10', 13)) +
    line('M-96,82 C-40,72 40,90 96,78', pen('#93592e', 6)) +
    path(
      'M0,-70 C48,-70 68,-30 64,20 C60,60 36,84 0,84 C-36,84 -60,60 -64,20 C-68,-30 -48,-70 0,-70Z',
      canvas.linear([main.light, main.lit, [main.body, 1, 0.55], main.shade], [0.3, 1]),
      pen(main.light, 2, 0.6),
    ) +
    mirrored(
      path(
        'M-62,6 C-78,30 -70,68 -40,80 C-48,54 -44,30 -36,12Z',
        canvas.linear([main.body, main.shade]),
        pen(main.light, 1.4, 0.5),
      ),
    ) +
    ellipse([0, 40, 42, 38], second.body, fade(0.35)) +
    feathers +
    mirrored(
      path(
        'M-10,-52 C-30,-66 -54,-92 -70,-94 C-66,-70 -62,-52 -52,-36Z',
        canvas.linear([main.lit, main.body]),
        pen(main.light, 1.6, 0.7),
      ),
    ) +
    mirrored(
      circle([-27, -24, 29], canvas.linear([second.light, second.lit, second.body])) +
        circle([-27, -24, 21], '#fffdf4') +
        circle([-26, -24, 15], canvas.sphere(accent)) +
        circle([-25, -24, 8], '#150b28') +
        circle([-30, -29, 4], '#fff'),
    ) +
    path(
      'M-9,-10 C-4,-18 4,-18 9,-10 L0,12Z',
      canvas.linear([accent.light, accent.lit, accent.body]),
    ) +
    mirrored(each([-28, -20, -12], (x) => line(`M${x},78 v10`, pen(accent.lit, 6)))) +
    jewel([0, -52, 1.1], accent)
  );
};

/** A painted paper parasol seen from the front, with blossoms on its rim. */
export const parasol: Motif = (canvas, { main, second, accent }) => {
  const ribs = 12;
  return (
    line('M0,0 L0,104', pen(accent.shade, 7)) +
    line('M-1.5,0 L-1.5,102', pen(accent.lit, 2.6)) +
    group(
      'translate(0 -8) rotate(-12)',
      repeat(ribs, (i) =>
        group(
          `rotate(${(i * 360) / ribs})`,
          path(
            'M0,0 L-23,-84 C-10,-92 10,-92 23,-84Z',
            canvas.linear(
              i % 2 ? [main.body, main.lit, main.light] : [main.shade, main.body, main.lit],
              [0, 0],
              [0, 1],
            ),
            pen(accent.lit, 1.4, 0.7),
          ),
        ),
      ) +
        circle([0, 0, 62], 'none', pen(second.light, 5, 0.55)) +
        circle([0, 0, 30], 'none', pen(accent.lit, 3, 0.8)) +
        repeat(6, (i) =>
          group(
            `rotate(${i * 60 + 15}) translate(0 -62)`,
            repeat(5, (k) =>
              group(`rotate(${k * 72})`, path(petal(6, 15), canvas.linear(['#fff', second.lit]))),
            ) + circle([0, 0, 3.4], accent.lit),
          ),
        ) +
        circle([0, 0, 13], canvas.sphere(accent)) +
        path('M-60,-50 C-40,-76 -10,-86 22,-80 C-8,-74 -36,-62 -60,-50Z', '#fff', fade(0.35)),
    ) +
    line('M0,104 C-2,112 -14,110 -12,100', pen(accent.lit, 5))
  );
};

/** A long-tailed kite on the evening wind. */
export const kite: Motif = (canvas, { main, second, accent }) => {
  const bow = (at: string) =>
    group(
      at,
      mirrored(
        path(
          'M0,0 C-8,-12 -20,-12 -20,0 C-20,12 -8,12 0,0Z',
          canvas.linear([second.lit, second.body]),
        ),
      ) + circle([0, 0, 4], accent.lit),
    );
  return (
    line('M-14,54 C-40,66 -10,80 -34,92 C-48,98 -64,92 -72,100', pen(accent.lit, 3)) +
    bow('translate(-26 68) rotate(-30) scale(.8)') +
    bow('translate(-34 92) rotate(10) scale(.7)') +
    group(
      'rotate(18)',
      path('M0,-96 L66,-22 L0,74Z', canvas.linear([main.body, main.shade], [1, 1])) +
        path('M0,-96 L-66,-22 L0,74Z', canvas.linear([main.light, main.lit, main.body], [0.4, 1])) +
        path('M0,-96 L66,-22 L0,-22Z', second.body, fade(0.8)) +
        path('M0,74 L-66,-22 L0,-22Z', second.lit, fade(0.75)) +
        path('M0,-96 L66,-22 L0,74 L-66,-22Z', 'none', pen(accent.light, 3.4, 0.95)) +
        line('M0,-94 V72 M-64,-22 H64', pen(accent.shade, 3.4, 0.7)) +
        circle([0, -22, 20], canvas.sphere(accent)) +
        repeat(8, (i) =>
          group(`translate(0 -22) rotate(${i * 45})`, path('M-4,-22 L0,-34 L4,-22Z', accent.light)),
        ) +
        mirrored(
          dots(
            [
              [-30, -34, 4],
              [-18, -52, 3.4],
              [-22, 8, 3.4],
            ],
            '#fff',
            fade(0.7),
          ),
        ),
    ) +
    sparkle([64, -60, 12], accent.light) +
    sparkle([-70, -50, 8])
  );
};

export const bell: Motif = (canvas, { main, second, accent }) =>
  circle([0, 0, 96], canvas.glow(accent.lit, 0.35)) +
  line('M0,-98 V-78', pen(second.body, 8)) +
  circle([0, -74, 13], 'none', pen(main.body, 8)) +
  circle([0, 70, 17], canvas.sphere(second)) +
  path(
    `M0,-66 C38,-66 48,-34 52,6 C56,32 68,42 78,56 C80,64 74,68 66,68 H-66 C-74,68 -80,64 -78,56
      C-68,42 -56,32 -52,6 C-48,-34 -38,-66 0,-66Z`,
    canvas.linear([main.lit, main.light, main.lit, main.body, main.shade], [1, 0.2]),
    pen(main.light, 2, 0.9),
  ) +
  path(
    'M-51,12 C-20,22 20,22 51,12 L55,26 C20,38 -20,38 -55,26Z',
    canvas.linear([second.lit, second.body, second.shade]),
  ) +
  each([-34, 0, 34], (x) => jewel([x, 25 - Math.abs(x) * 0.12, 0.9], accent)) +
  path('M-34,-6 C-34,-36 -26,-54 -12,-60 C-20,-42 -22,-22 -22,-4Z', '#fff', fade(0.5)) +
  line('M-70,58 C-30,66 30,66 70,58', pen(main.shade, 2.6, 0.5)) +
  sparkle([44, -46, 14]);
