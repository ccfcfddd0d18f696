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
} from '../../shapes.ts';

const INK = '#1c1026';

/** A dragon looks at you: horns, whiskers, a pearl before its brow. */
export const dragon: Motif = (canvas, { main, second, accent }) =>
  mirrored(
    path(
      'M-22,-46 C-30,-76 -56,-80 -58,-104 C-36,-98 -16,-84 -6,-54Z',
      canvas.linear([second.light, second.lit, second.body]),
      pen(second.light, 1.4, 0.8),
    ) +
      each([-2, 1, 4], (i) =>
        path(
          `M-44,${i * 9 - 6} C-66,${i * 10 - 20} -82,${i * 11 - 14} -98,${i * 12 - 30} C-96,${i * 12 - 4} -78,${i * 10 + 12} -48,${i * 9 + 12}Z`,
          canvas.linear([accent.lit, accent.body, accent.shade], [0.2, 1]),
          pen(accent.light, 1.2, 0.6),
        ),
      ) +
      path(
        'M-34,-34 C-52,-46 -64,-44 -74,-50 C-72,-30 -58,-16 -42,-12Z',
        canvas.linear([main.lit, main.body]),
        pen(main.light, 1.2, 0.6),
      ),
  ) +
  path(
    `M0,-58 C32,-58 54,-34 52,-6 C50,10 42,16 40,28 C46,44 42,72 0,86 C-42,72 -46,44 -40,28
      C-42,16 -50,10 -52,-6 C-54,-34 -32,-58 0,-58Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade]),
    pen(main.light, 2, 0.7),
  ) +
  path(
    'M-34,38 C-22,26 22,26 34,38 C36,58 20,74 0,80 C-20,74 -36,58 -34,38Z',
    canvas.linear([main.body, main.shade]),
  ) +
  path('M-30,48 C-14,42 14,42 30,48 C26,64 12,72 0,74 C-12,72 -26,64 -30,48Z', '#6d1020') +
  mirrored(
    path('M-28,46 L-23,62 L-17,45Z M-12,44 L-8,54 L-4,44Z', '#fff') +
      path('M-46,-12 C-34,-28 -14,-22 -10,-4 C-22,4 -38,2 -46,-12Z', '#fffbe4') +
      ellipse([-27, -10, 7.4, 9], accent.body) +
      ellipse([-27, -10, 2.8, 8], INK) +
      path(
        'M-54,-18 C-42,-42 -16,-36 -6,-12 C-20,-24 -38,-26 -54,-18Z',
        canvas.linear([second.lit, second.body]),
      ) +
      ellipse([-15, 28, 9, 6], main.shade) +
      line('M-30,36 C-58,36 -70,54 -92,48', pen(second.shade, 6)) +
      line('M-30,36 C-58,36 -70,54 -92,48', pen(second.lit, 3)) +
      line('M-20,80 C-28,90 -24,96 -32,102', pen(second.lit, 4)),
  ) +
  line('M-16,6 C-8,0 8,0 16,6 M-13,15 C-6,10 6,10 13,15', pen(main.shade, 2.4, 0.6)) +
  circle([0, -50, 17], canvas.glow('#fff', 0.6)) +
  circle([0, -50, 12], canvas.sphere(MATERIALS.pearl));

/** Half bird, half woman: a dancer of the forest below the holy mountain. */
export const kinnari: Motif = (canvas, { main, second, accent }) => {
  const feather = canvas.linear([second.light, second.lit, second.body], [0.2, 1]);
  return (
    each([-44, -22, 0, 22, 44], (angle) =>
      group(
        `translate(0 40) rotate(${180 + angle})`,
        path(petal(15, 62 - Math.abs(angle) * 0.3), feather, pen(main.light, 1.4, 0.7)) +
          circle([0, -44 + Math.abs(angle) * 0.24, 5], accent.lit),
      ),
    ) +
    mirrored(
      each([0, 1, 2, 3, 4], (i) =>
        group(
          `translate(-18 6) rotate(${-120 + i * 21})`,
          path(
            petal(13, 84 - i * 7),
            i % 2 ? feather : canvas.linear([main.light, main.lit, main.body]),
            pen(main.light, 1.2, 0.7),
          ),
        ),
      ),
    ) +
    path(
      'M-30,4 C-38,32 -28,54 0,60 C28,54 38,32 30,4 C20,-6 -20,-6 -30,4Z',
      canvas.linear([accent.lit, accent.body, accent.shade]),
      pen(main.light, 1.6, 0.7),
    ) +
    each([16, 28, 40], (y) =>
      line(
        `M${-30 + y * 0.2},${y} q${15 - y * 0.1},9 ${30 - y * 0.2},0 q${15 - y * 0.1},9 ${30 - y * 0.2},0`,
        pen(main.lit, 2.2, 0.8),
      ),
    ) +
    path(
      'M-26,2 C-22,-14 22,-14 26,2 C16,16 -16,16 -26,2Z',
      canvas.linear([main.light, main.lit, main.body]),
    ) +
    path('M-8,-20 H8 L10,-4 H-10Z', '#f2b48a') +
    path(
      'M0,-66 C20,-66 26,-48 24,-36 C20,-20 8,-12 0,-12 C-8,-12 -20,-20 -24,-36 C-26,-48 -20,-66 0,-66Z',
      canvas.linear(['#ffe9d2', '#ffd0a4', '#eaa57c']),
    ) +
    mirrored(
      path('M-17,-38 C-13,-43 -7,-43 -4,-38 C-8,-35 -13,-35 -17,-38Z', INK) +
        line('M-18,-45 C-13,-49 -8,-48 -4,-46', pen(INK, 2)) +
        path(
          'M-23,-46 C-34,-44 -36,-30 -30,-22 C-28,-30 -26,-36 -22,-40Z',
          canvas.linear([main.light, main.body]),
        ),
    ) +
    path('M-6,-23 C-2,-26 2,-26 6,-23 C3,-18 -3,-18 -6,-23Z', '#c8324b') +
    path(
      'M-26,-50 C-20,-60 -12,-64 -9,-72 L0,-108 L9,-72 C12,-64 20,-60 26,-50 C14,-58 -14,-58 -26,-50Z',
      canvas.linear([main.light, main.lit, main.body, main.shade]),
      pen(main.light, 1.6, 0.8),
    ) +
    line('M-14,-66 H14 M-9,-76 H9 M-6,-86 H6', pen(main.shade, 2, 0.6)) +
    jewel([0, -58, 0.8], accent)
  );
};

/** A crane with its wings half raised. */
export const crane: Motif = (canvas, { main, second, accent }) =>
  ellipse([4, 92, 50, 7], '#000', fade(0.3)) +
  line('M6,44 L-2,90 M22,44 L26,90 M-2,90 l-14,3 M26,90 l14,3', pen(second.body, 5)) +
  each([0, 1, 2, 3, 4], (i) =>
    group(
      `translate(20 4) rotate(${18 + i * 19})`,
      path(
        petal(13, 96 - i * 7),
        canvas.linear(['#fff', main.light, main.lit], [0, 0], [0, 1]),
        pen(main.body, 1.2, 0.6),
      ) + path('M0,0 m-7,-62 L0,-92 L7,-62Z', i < 3 ? second.body : main.lit, fade(0.85)),
    ),
  ) +
  path(
    'M-30,20 C-36,-6 0,-22 34,-4 C62,8 84,34 92,58 C62,60 24,66 0,54 C-18,46 -28,36 -30,20Z',
    canvas.linear(['#fff', main.light, main.lit, main.body]),
    pen('#fff', 2, 0.7),
  ) +
  path('M46,34 C66,38 84,46 94,60 C76,66 56,62 42,54Z', canvas.linear([second.lit, second.shade])) +
  path(
    `M-32,24 C-46,-2 -22,-22 -22,-44 C-22,-60 -34,-66 -46,-60 C-50,-84 -12,-92 -6,-54 C-2,-26
      -26,-12 -8,16Z`,
    canvas.linear(['#fff', main.light, main.lit], [0.6, 1]),
    pen('#fff', 1.6, 0.7),
  ) +
  path('M-14,-42 C-18,-24 -30,-12 -30,4 C-22,-10 -8,-20 -8,-44Z', second.body, fade(0.85)) +
  path(
    'M-42,-68 C-62,-66 -80,-58 -94,-50 C-78,-50 -58,-52 -40,-58Z',
    canvas.linear([MATERIALS.gold.lit, MATERIALS.gold.body]),
  ) +
  path('M-44,-70 C-40,-86 -20,-88 -14,-74 C-22,-78 -32,-76 -44,-70Z', accent.body) +
  circle([-33, -66, 3.2], INK) +
  each([0, 1, 2], (i) =>
    group(
      `translate(2 10) rotate(${78 + i * 16})`,
      path(petal(11, 58 - i * 8), canvas.linear(['#fff', main.lit]), pen(main.body, 1, 0.5)),
    ),
  );
