import { MATERIALS } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { BOLT, jewel } from '../ornaments.ts';
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  group,
  mirrored,
  type Point,
  path,
  pen,
  rect,
  repeat,
  sparkle,
  star,
} from '../shapes.ts';

export const crown: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 62, 84, 14], '#000', fade(0.35)) +
  path(
    `M-78,-26 L-46,12 L-30,-58 L0,-6 L30,-58 L46,12 L78,-26 L62,56 C30,70 -30,70 -62,56Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade], [0.3, 1]),
    pen(main.light, 2, 0.9),
  ) +
  path(`M-78,-26 L-46,12 L-30,-58 L-14,-30 L-34,60 C-46,58 -56,58 -62,56Z`, '#fff', fade(0.2)) +
  path(
    'M-64,40 C-30,54 30,54 64,40 L61,58 C30,71 -30,71 -61,58Z',
    canvas.linear([main.body, main.shade]),
    pen(main.light, 1.4, 0.6),
  ) +
  dots(
    [
      [-78, -32, 9],
      [-30, -66, 10],
      [30, -66, 10],
      [78, -32, 9],
    ],
    canvas.sphere(second),
  ) +
  circle([0, -14, 11], canvas.sphere(accent)) +
  jewel([0, 26, 1.9], accent) +
  jewel([-38, 24, 1.2], second) +
  jewel([38, 24, 1.2], second) +
  each([-44, -22, 0, 22, 44], (x) => circle([x, 57 + (1 - Math.abs(x) / 44) * 5, 4], accent.lit));

export const chest: Motif = (canvas, { main, second, accent }) =>
  ellipse([0, 76, 92, 14], '#000', fade(0.4)) +
  path(
    'M-70,-22 L-54,-88 H54 L70,-22Z',
    canvas.linear([accent.light, [accent.lit, 0.85], [accent.lit, 0]], [0, 0], [0, 1]),
  ) +
  path(
    `M-76,-20 C-78,-62 -58,-78 0,-78 C58,-78 78,-62 76,-20 L62,-26 C62,-52 44,-60 0,-60 C-44,-60
      -62,-52 -62,-26Z`,
    canvas.linear([main.lit, main.body, main.shade]),
    pen(accent.lit, 3),
  ) +
  each(
    [
      [-44, -14, 15],
      [-18, -24, 17],
      [12, -20, 18],
      [42, -14, 15],
      [-32, -4, 15],
      [28, -4, 16],
      [-2, -6, 17],
    ],
    ([x, y, radius]) =>
      ellipse([x, y, radius, radius * 0.72], canvas.sphere(accent), pen(accent.shade, 1, 0.6)),
  ) +
  jewel([-24, -34, 1.3], second) +
  jewel([28, -32, 1.1], MATERIALS.azure) +
  path(
    'M-78,-2 H78 L70,72 C40,80 -40,80 -70,72Z',
    canvas.linear([main.lit, main.body, main.shade], [0.2, 1]),
    pen(main.light, 1.4, 0.5),
  ) +
  each([-46, 46], (x) =>
    path(
      `M${x - 9},-2 h18 l${x > 0 ? -1 : 1},77 h-16Z`,
      canvas.linear([accent.light, accent.lit, accent.body], [1, 0]),
    ),
  ) +
  path('M-78,-6 H78 V8 H-78Z', canvas.linear([accent.light, accent.lit, accent.body])) +
  rect([-17, 2, 34, 36, 7], canvas.linear([accent.light, accent.lit, accent.shade])) +
  circle([0, 16, 5.4], '#2a1026') +
  rect([-2.4, 17, 4.8, 13, 2], '#2a1026');

export const coin: Motif = (canvas, { main, second, accent }) => {
  const stack = ([x, y]: Point, coins: number) =>
    repeat(coins, (i) =>
      ellipse(
        [x, y - i * 9, 30, 11],
        canvas.linear([main.light, main.lit, main.shade], [1, 0]),
        pen(main.shade, 1.4, 0.7),
      ),
    ) + ellipse([x, y - coins * 9 + 6, 22, 7], 'none', pen(main.shade, 1.6, 0.6));
  return (
    ellipse([0, 84, 90, 13], '#000', fade(0.35)) +
    stack([-62, 76], 4) +
    stack([62, 76], 6) +
    circle(
      [0, -8, 74],
      canvas.linear([main.shade, main.body], [1, 1]),
      'transform="translate(5 5)"',
    ) +
    circle([0, -8, 74], canvas.linear([main.light, main.lit, main.body, main.shade], [1, 1])) +
    circle([0, -8, 64], 'none', pen(main.shade, 2.4, 0.7)) +
    circle([0, -8, 58], canvas.radial([main.lit, main.body], [0.4, 0.35, 0.8])) +
    group(
      'translate(0 -8)',
      repeat(4, (i) =>
        group(
          `rotate(${i * 90 + 45})`,
          path('M0,-26 C16,-32 18,-50 0,-54 C-18,-50 -16,-32 0,-26Z', main.light, fade(0.65)) +
            circle([0, -42, 5], main.shade, fade(0.55)),
        ),
      ) +
        rect([-17, -17, 34, 34, 5], main.shade) +
        rect([-13, -13, 26, 26, 4], canvas.linear([second.body, second.shade])) +
        group('scale(.16)', path(BOLT, accent.light)),
    ) +
    path('M-52,-52 C-30,-78 20,-82 48,-54 C20,-70 -26,-66 -52,-52Z', '#fff', fade(0.55)) +
    stack([-20, 88], 2) +
    stack([30, 90], 3)
  );
};

export const gem: Motif = (canvas, { main }) =>
  ellipse([0, 84, 62, 10], '#000', fade(0.3)) +
  path('M-58,-62 H58 L92,-18 L0,88 L-92,-18Z', main.body, pen(main.light, 2.4, 0.9)) +
  path('M-58,-62 L-34,-18 H-92Z', main.lit) +
  path('M-58,-62 H0 L-34,-18Z', main.light) +
  path('M0,-62 H58 L34,-18Z', main.lit) +
  path('M0,-62 L34,-18 H-34Z', canvas.linear(['#fff', main.lit])) +
  path('M58,-62 L92,-18 H34Z', main.body) +
  path('M-92,-18 H-34 L0,88Z', canvas.linear([main.lit, main.shade])) +
  path('M-34,-18 H34 L0,88Z', canvas.linear([main.lit, main.body, main.shade])) +
  path('M92,-18 H34 L0,88Z', canvas.linear([main.body, main.shade])) +
  path('M-34,-18 L-10,-18 L0,88Z', '#fff', fade(0.22)) +
  sparkle([-50, -56, 26]) +
  sparkle([62, -22, 14]);

export const shield: Motif = (canvas, { main, second, accent }) => {
  const sword = group(
    'rotate(44)',
    path(
      'M-6,-104 L0,-116 L6,-104 V46 H-6Z',
      canvas.linear(['#fff', '#dfe8ff', '#8c9ccc', '#5b6794'], [1, 0]),
    ) +
      path('M0,-112 V46 H6 V-104Z', '#4b5788', fade(0.5)) +
      rect([-26, 44, 52, 9, 4], canvas.linear([accent.light, accent.body])) +
      rect([-5, 52, 10, 28, 3], second.shade) +
      circle([0, 86, 9], canvas.sphere(accent)),
  );
  return (
    mirrored(sword) +
    path(
      `M0,-76 C26,-60 48,-58 68,-60 C70,8 56,58 0,90 C-56,58 -70,8 -68,-60 C-48,-58 -26,-60 0,-76Z`,
      canvas.linear([accent.light, accent.lit, accent.body, accent.shade], [0.6, 1]),
    ) +
    path(
      `M0,-60 C22,-48 38,-46 56,-47 C56,8 44,48 0,75 C-44,48 -56,8 -56,-47 C-38,-46 -22,-48 0,-60Z`,
      canvas.linear([main.lit, main.body, main.shade], [0.3, 1]),
    ) +
    path('M0,-60 C22,-48 38,-46 56,-47 C56,8 44,48 0,75Z', '#000', fade(0.16)) +
    path(star(8, [34, 15]), canvas.linear([accent.light, accent.lit, accent.body])) +
    circle([0, 0, 13], canvas.sphere(second))
  );
};
