import type { Canvas } from '../canvas.ts';
import type { Material } from '../materials.ts';
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
  polygon,
  round,
  star,
} from '../shapes.ts';
import { side, type Tube, tube } from '../tube.ts';

export const naga: Motif = (canvas, { main, accent }) => {
  const snake = tube({
    spine: (along) => {
      const way = 0.16 + along * 0.84;
      const angle = way * 7.6 - 1.2;
      return [Math.cos(angle) * (62 - way * 30) + way * 6, 70 - way * 118 + Math.sin(angle) * 18];
    },
    halfWidth: (along) => 1 + 24 * Math.sin(Math.min(1, along * 1.5) * 1.75),
    steps: 90,
  });
  const neck = snake.frame(90);
  return group(
    // The crest rises above the box, so the whole snake is drawn a little smaller.
    'translate(-4 12) scale(.9)',
    spikes(canvas, snake, accent) +
      path(
        snake.d,
        canvas.linear([main.lit, main.body, main.shade], [1, 1]),
        pen(main.light, 2, 0.6),
      ) +
      scales(snake, main) +
      group(
        `translate(${round(neck.x)} ${round(neck.y - 4)}) scale(1.06)`,
        path(
          `M-26,8 C-58,-6 -52,-38 -64,-52 C-36,-50 -28,-38 -18,-26 C-24,-50 -10,-58 -12,-74 C8,-60
          8,-46 8,-34 C16,-48 32,-46 38,-58 C42,-38 30,-28 26,-20Z`,
          canvas.linear([accent.light, accent.lit, accent.body]),
        ) +
          path(
            `M-30,10 C-34,-22 -4,-36 18,-26 C38,-24 60,-14 66,2 C64,12 50,10 40,12 C44,18 56,18
            58,24 C44,34 22,30 12,24 C-4,34 -26,30 -30,10Z`,
            canvas.linear([main.light, main.lit, main.body], [0.4, 1]),
            pen(main.light, 1.6, 0.8),
          ) +
          path(
            `M14,14 C28,16 46,10 62,4 C52,14 40,14 36,16 L56,24 C40,28 22,24 14,14Z`,
            main.shade,
          ) +
          path('M36,13 l3,8 l5,-8Z M48,10 l3,7 l4,-9Z', '#fff') +
          ellipse([16, -9, 9, 8], '#fff6cf') +
          ellipse([18, -9, 3.6, 7], '#240613') +
          line('M4,-20 C14,-26 28,-22 32,-14', pen(main.shade, 3.4, 0.8)) +
          circle([57, -3, 2.6], main.shade) +
          line('M60,6 C84,4 80,-18 94,-20 M-22,14 C-30,22 -40,18 -46,26', pen(accent.lit, 3)),
      ),
  );
};

export const elephant: Motif = (canvas, { main, second, accent }) =>
  mirrored(
    path(
      `M-30,-42 C-60,-76 -102,-54 -98,-6 C-96,34 -72,58 -48,40 C-36,30 -32,8 -30,-42Z`,
      canvas.linear([main.lit, main.body, main.shade], [1, 1]),
      pen(main.light, 1.6, 0.5),
    ) + path('M-40,-30 C-62,-52 -86,-36 -84,-4 C-82,22 -66,38 -52,28Z', second.lit, fade(0.55)),
  ) +
  path(
    `M0,-82 C40,-82 56,-48 48,-8 C44,20 26,24 22,40 C20,62 24,78 10,92 C2,98 -12,94 -10,84 C6,82
      0,66 -8,50 C-14,36 -16,30 -22,26 C-44,16 -52,-10 -50,-30 C-46,-64 -28,-82 0,-82Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade]),
    pen(main.light, 1.6, 0.6),
  ) +
  each([34, 46, 58, 70], (y, i) =>
    line(`M${-8 + i * 2},${y} q14,7 28,-1`, pen(main.shade, 2, 0.5)),
  ) +
  mirrored(
    path(
      'M-24,26 C-40,36 -46,56 -38,74 C-36,58 -26,48 -14,42Z',
      canvas.linear(['#fff', '#f7e6c6', '#caa46c']),
    ),
  ) +
  mirrored(
    ellipse([-28, -10, 7, 6], '#1c1233') +
      circle([-30, -12, 2], '#fff') +
      line('M-38,-18 C-32,-24 -24,-22 -19,-18', pen(main.shade, 2.4, 0.7)),
  ) +
  path(
    `M0,-96 C26,-92 44,-72 46,-52 C30,-60 18,-54 14,-42 C10,-30 4,-20 0,-10 C-4,-20 -10,-30
      -14,-42 C-18,-54 -30,-60 -46,-52 C-44,-72 -26,-92 0,-96Z`,
    canvas.linear([accent.light, accent.lit, accent.body]),
    pen(accent.light, 1.6, 0.9),
  ) +
  path(
    `M0,-84 C18,-80 30,-72 36,-62 C22,-66 10,-58 0,-34 C-10,-58 -22,-66 -36,-62 C-30,-72 -18,-80
      0,-84Z`,
    second.body,
  ) +
  jewel([0, -64, 1.3], second) +
  circle([0, -18, 4], accent.light);

export const fox: Motif = (canvas, { main, accent }) =>
  mirrored(
    path(
      'M-16,-44 C-44,-62 -60,-84 -72,-98 C-84,-58 -82,-26 -68,-2Z',
      canvas.linear(['#fff', '#f4ecff', '#b9aede'], [1, 1]),
    ) + path('M-34,-50 C-52,-64 -60,-74 -68,-84 C-74,-60 -72,-40 -64,-24Z', main.body),
  ) +
  path(
    `M0,-52 C44,-58 76,-34 78,4 C76,34 46,46 26,62 C16,76 10,90 0,92 C-10,90 -16,76 -26,62
      C-46,46 -76,34 -78,4 C-76,-34 -44,-58 0,-52Z`,
    canvas.linear(['#fff', '#fdf8ff', '#e5daf7', '#a99bd0']),
    pen('#fff', 2),
  ) +
  mirrored(
    path('M-64,-6 C-50,-26 -28,-22 -12,4 C-28,10 -50,12 -64,-6Z', '#24103a') +
      path('M-50,-4 C-42,-12 -32,-10 -24,0 C-34,4 -44,4 -50,-4Z', accent.lit) +
      path(
        `M-72,14 C-56,20 -44,18 -34,12 C-40,26 -58,32 -70,26Z M-62,36 C-50,38 -40,34 -32,28
          C-34,40 -46,46 -54,44Z`,
        main.body,
      ) +
      path('M-34,-36 C-28,-30 -22,-22 -20,-14 C-30,-18 -38,-26 -40,-34Z', main.body),
  ) +
  path('M0,-50 C10,-36 8,-20 0,-8 C-8,-20 -10,-36 0,-50Z', main.body) +
  circle([0, -28, 5], accent.lit) +
  path(`M-10,70 C-4,64 4,64 10,70 C8,80 2,84 0,84 C-2,84 -8,80 -10,70Z`, '#24103a') +
  mirrored(
    circle([-76, 24, 8], canvas.sphere(accent)) +
      line('M-76,32 C-82,48 -70,56 -78,74 M-74,32 C-70,46 -66,50 -66,64', pen(main.body, 3.4)),
  );

export const rabbit: Motif = (canvas, { main, second, accent }) =>
  circle(
    [4, -4, 92],
    canvas.radial([accent.light, [accent.lit, 1, 0.75], accent.body], [0.4, 0.35, 0.8]),
  ) +
  dots(
    [
      [-38, -50, 12],
      [52, -40, 9],
      [60, 18, 14],
      [-56, 8, 8],
    ],
    accent.body,
    fade(0.28),
  ) +
  path(
    `M-58,82 C-70,40 -44,10 -12,8 C-6,-2 -6,-10 -2,-18 C-20,-46 -30,-78 -14,-92 C2,-84 8,-56
      12,-34 C18,-58 32,-82 46,-80 C54,-62 42,-36 30,-22 C50,-12 58,6 50,18 C44,26 32,26 28,32
      C32,46 32,60 26,70 L38,82Z`,
    canvas.linear([main.light, main.light, main.lit, main.body], [0.3, 1]),
    pen('#fff', 2),
  ) +
  path(
    `M-8,-84 C-2,-70 2,-54 5,-38 C-8,-54 -16,-74 -8,-84Z M42,-70 C44,-58 36,-42 28,-32 C28,-48
      34,-62 42,-70Z`,
    second.lit,
    fade(0.75),
  ) +
  circle([-62, 66, 16], main.light) +
  circle([32, -2, 4.6], '#2a1026') +
  circle([30.6, -3.6, 1.6], '#fff') +
  ellipse([38, 12, 7, 4], second.lit, fade(0.6)) +
  line('M-40,80 C-50,54 -34,36 -14,38 C4,42 8,62 0,78', pen(main.body, 3, 0.6)) +
  group('translate(-6 22)', path(star(5, [12, 5.4]), second.body));

const scales = (snake: Tube, material: Material): string =>
  each(
    snake.frames.filter((_, index) => index % 3 === 0 && index > 3),
    (frame) => {
      const from = side(frame, 0.9).map(round).join();
      const to = side(frame, -0.9).map(round).join();
      const middle = [round(frame.x + frame.acrossY * 7), round(frame.y - frame.acrossX * 7)];
      return line(`M${from} Q${middle.join()} ${to}`, pen(material.shade, 2, 0.42));
    },
  );

const spikes = (canvas: Canvas, snake: Tube, material: Material): string =>
  each(
    snake.frames.filter((_, index) => index % 6 === 2 && index > 6 && index < 86),
    (frame) => {
      const [x, y] = side(frame, -1);
      const [stepX, stepY] = [frame.acrossY * 6, frame.acrossX * 6];
      return path(
        polygon([[x - stepX, y + stepY], side(frame, -1, 13), [x + stepX, y - stepY]]),
        canvas.linear([material.light, material.body]),
      );
    },
  );
