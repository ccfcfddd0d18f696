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
  repeat,
  sparkle,
} from '../shapes.ts';

/** Seen from above, its four wings spread. */
export const dragonfly: Motif = (canvas, { main, second, accent }) => {
  const wing = (angle: number, length: number) =>
    group(
      `translate(6 -26) rotate(${angle})`,
      path(
        `M0,0 C18,-20 ${length - 24},-24 ${length},-8 C${length + 4},2 ${length - 6},12 ${length - 26},13 C${length - 56},14 16,10 0,0Z`,
        canvas.linear(
          [
            [second.light, 0.95],
            [second.lit, 0.75],
            [second.body, 0.6],
          ],
          [1, 0],
        ),
        pen('#fff', 1.5, 0.8),
      ) +
        line(
          `M4,-1 C30,-8 ${length - 30},-8 ${length - 6},-4 M20,-6 L34,8 M40,-9 L54,8 M${length - 32},-10 L${length - 20},6`,
          pen('#fff', 1.1, 0.7),
        ) +
        circle([length - 8, -7, 4], accent.lit),
    );
  return (
    ellipse([0, 92, 50, 7], '#000', fade(0.28)) +
    mirrored(wing(-24, 92) + wing(14, 84)) +
    path(
      'M-9,-20 C-9,10 -6,60 0,88 C6,60 9,10 9,-20Z',
      canvas.linear([main.light, main.lit, main.body, main.shade]),
    ) +
    repeat(6, (i) =>
      line(`M${-8 + i * 0.8},${4 + i * 13} h${16 - i * 1.6}`, pen(main.shade, 1.8, 0.6)),
    ) +
    ellipse([0, -24, 17, 22], canvas.sphere(main)) +
    circle([0, -54, 17], canvas.sphere(main)) +
    mirrored(
      circle([11, -60, 11], canvas.sphere(accent)) + circle([8, -64, 3], '#fff', fade(0.9)),
    ) +
    sparkle([62, -68, 11])
  );
};

/** A frog that sits on its leaf and looks at you. */
export const frog: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 74, 92, 20], canvas.linear(['#6fbf6a', '#1f6b45', '#0d3b33'])) +
  ellipse([0, 72, 92, 20], 'none', pen('#c8ffb0', 1.6, 0.5)) +
  path('M0,72 L86,64 M0,72 L-86,66 M0,72 L40,90 M0,72 L-40,90', 'none', pen('#c8ffb0', 1.4, 0.35)) +
  mirrored(
    path(
      'M22,70 C44,74 76,72 74,46 C72,24 48,22 36,38 C30,48 24,58 22,70Z',
      canvas.linear([main.lit, main.body, main.shade]),
    ) +
      path('M20,72 C24,62 44,66 50,76 C40,82 26,80 20,72Z', canvas.linear([main.light, main.body])),
  ) +
  path(
    'M-50,-8 C-58,36 -38,72 0,72 C38,72 58,36 50,-8 C40,-44 -40,-44 -50,-8Z',
    canvas.radial([main.light, main.lit, main.body, main.shade], [0.4, 0.3, 0.8]),
  ) +
  path(
    'M-34,22 C-34,52 -18,68 0,68 C18,68 34,52 34,22 C20,32 -20,32 -34,22Z',
    canvas.linear([second.light, second.lit]),
  ) +
  mirrored(
    circle([32, -36, 23], canvas.sphere(main)) +
      circle([33, -38, 15], canvas.radial([accent.light, accent.lit, accent.body])) +
      ellipse([33, -38, 5, 10], '#1b1330') +
      circle([29, -44, 4], '#fff'),
  ) +
  line('M-40,8 C-20,26 20,26 40,8', pen(main.shade, 4)) +
  mirrored(circle([6, -6, 2], main.shade) + circle([42, 12, 6], '#ff9fb2', fade(0.5))) +
  dots(
    [
      [-14, -20, 4],
      [8, -24, 3],
      [0, -14, 2.4],
    ],
    main.shade,
    fade(0.35),
  );

/** A heron on one leg, its neck a question mark. */
export const heron: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 90, 60, 8], canvas.linear(['#74cdfb', '#0c2566'])) +
  line('M6,40 V88 M6,66 L22,54 M-2,88 H16', pen(accent.body, 4.6)) +
  path(
    'M-78,34 C-58,-4 -18,-22 22,-10 C44,-2 50,20 34,36 C12,56 -34,52 -78,34Z',
    canvas.linear([main.light, main.lit, main.body], [0.4, 1]),
    pen('#fff', 1.4, 0.8),
  ) +
  each([0, 1, 2], (i) =>
    path(
      `M${-80 + i * 8},${36 - i * 4} C${-46 + i * 6},${8 - i * 4} -6,${-i * 2} ${18 - i * 4},${10 - i * 2} C0,${26 - i * 4} -36,${40 - i * 5} ${-80 + i * 8},${36 - i * 4}Z`,
      canvas.linear([second.lit, second.body, second.shade], [1, 0.6]),
      fade(0.9 - i * 0.22),
    ),
  ) +
  line('M30,0 C54,-14 50,-38 32,-48 C18,-58 20,-82 42,-84', pen(main.body, 15)) +
  line('M29,-1 C52,-15 48,-38 30,-48 C17,-58 20,-80 42,-83', pen(main.light, 10)) +
  circle([44, -82, 13], canvas.sphere(main)) +
  path('M52,-90 L98,-78 L52,-74Z', canvas.linear([accent.light, accent.lit, accent.body])) +
  path(
    'M36,-92 C20,-100 4,-98 -10,-90 C6,-90 22,-86 38,-82Z',
    canvas.linear([second.shade, second.body], [1, 0]),
  ) +
  circle([47, -85, 3.6], '#1b1330') +
  circle([46, -86.4, 1.2], '#fff') +
  sparkle([-52, -40, 12]);

/** A pearl in its own light. */
export const pearl: Motif = (canvas, { main, second, accent }) =>
  circle([0, 0, 100], canvas.glow(accent.lit, 0.5)) +
  ellipse([0, 84, 54, 8], '#000', fade(0.3)) +
  circle([0, 0, 68], canvas.sphere(main)) +
  path('M-62,24 C-40,62 30,74 60,28 C34,52 -24,50 -62,24Z', second.lit, fade(0.5)) +
  path('M-52,-34 C-30,-62 12,-66 38,-48 C10,-54 -24,-48 -52,-34Z', accent.lit, fade(0.35)) +
  ellipse([-24, -28, 21, 14], '#fff', 'fill-opacity=".85" transform="rotate(-34 -24 -28)"') +
  circle([0, 0, 68], 'none', pen('#fff', 1.6, 0.7)) +
  sparkle([52, -54, 20]) +
  sparkle([-64, 40, 10]);
