import { MATERIALS } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { circle, each, ellipse, fade, group, line, path, pen, repeat } from '../shapes.ts';

export const mangosteen: Motif = (canvas, { main, second }) =>
  ellipse([0, 78, 84, 12], '#000', fade(0.3)) +
  circle([-24, 14, 62], canvas.sphere(main)) +
  group(
    'translate(-24 -36)',
    repeat(4, (i) =>
      group(
        `rotate(${-60 + i * 40})`,
        path(
          'M0,6 C-20,2 -24,-22 0,-30 C24,-22 20,2 0,6Z',
          canvas.linear([second.lit, second.body, second.shade]),
          pen(second.light, 1.2, 0.7),
        ),
      ),
    ) + line('M0,-4 C2,-18 10,-24 16,-26', pen(second.shade, 7)),
  ) +
  ellipse([-48, -4, 9, 20], '#fff', 'fill-opacity=".3" transform="rotate(24 -48 -4)"') +
  group(
    'translate(40 40) rotate(-8)',
    circle([0, 0, 44], canvas.sphere(main)) +
      circle([0, 0, 36], canvas.radial([main.lit, main.body])) +
      repeat(5, (i) =>
        group(
          `rotate(${i * 72})`,
          path(
            'M0,-3 C-20,-10 -17,-31 0,-31 C17,-31 20,-10 0,-3Z',
            canvas.linear(['#fff', '#f3ecff', '#cfc0ee']),
            pen('#cfc0ee', 1),
          ),
        ),
      ) +
      circle([0, 0, 3], main.shade),
  );

export const chili: Motif = (canvas, { main, second, accent }) => {
  const pepper =
    path(
      `M-24,-52 C-2,-66 24,-58 28,-34 C36,10 22,62 -34,92 C-42,96 -46,90 -40,84 C-14,56 -26,18
        -34,-16 C-38,-32 -36,-44 -24,-52Z`,
      canvas.linear([main.lit, [main.body, 1, 0.5], main.shade], [1, 0.5]),
      pen(main.light, 1.6, 0.55),
    ) +
    line('M-18,-38 C-20,-8 -2,28 -18,62', pen('#fff', 7, 0.5)) +
    path(
      `M-36,-36 C-38,-62 -16,-74 4,-70 C26,-68 38,-50 32,-32 C22,-44 12,-40 4,-30 C-4,-42
        -18,-42 -36,-36Z`,
      canvas.linear([second.lit, second.body, second.shade]),
      pen(second.light, 1.2, 0.5),
    ) +
    line('M0,-68 C-2,-84 8,-92 18,-96', pen(second.body, 9)) +
    line('M-1,-70 C-2,-84 8,-91 16,-94', pen(second.lit, 3, 0.8));
  return (
    path(
      `M2,100 C-66,92 -78,34 -46,-2 C-44,20 -32,24 -28,10 C-36,-34 -6,-62 8,-100 C18,-62 72,-40
        70,22 C68,68 48,96 2,100Z`,
      canvas.linear([
        [accent.lit, 0.25],
        [accent.lit, 0.9],
        [MATERIALS.coral.body, 0.95],
        [main.shade, 0.85],
      ]),
    ) +
    path(
      `M6,92 C-34,84 -40,52 -18,24 C-8,44 6,34 8,4 C36,30 52,82 6,92Z`,
      accent.light,
      fade(0.6),
    ) +
    group('translate(34 10) rotate(-24) scale(.8)', pepper) +
    group('translate(-14 4) rotate(10) scale(.98)', pepper)
  );
};

export const fruit: Motif = (canvas, { accent }) =>
  ellipse([0, 82, 84, 11], '#000', fade(0.3)) +
  group(
    'translate(36 18) rotate(14)',
    path('M-62,-20 A64,64 0 0 0 62,-20Z', canvas.linear(['#6fe6b8', '#127a4f'])) +
      path('M-54,-20 A55,55 0 0 0 54,-20Z', '#f4ffe0') +
      path('M-49,-20 A50,50 0 0 0 49,-20Z', canvas.linear(['#ff8d80', '#e02f4e'])) +
      each(
        [
          [-24, -6],
          [-4, 4],
          [18, -6],
          [-10, 16],
          [10, 18],
        ],
        ([x, y]) => ellipse([x, y, 2.6, 4.4], '#2a0d18'),
      ),
  ) +
  line('M-44,-4 C-40,-44 -14,-70 10,-86 C6,-60 -2,-34 -6,-16', pen(MATERIALS.leaf.body, 5)) +
  path(
    'M10,-86 C34,-100 60,-86 66,-64 C42,-60 22,-68 10,-86Z',
    canvas.linear([MATERIALS.leaf.lit, MATERIALS.leaf.body, MATERIALS.leaf.shade], [1, 0.6]),
  ) +
  circle([-50, 28, 38], canvas.sphere(MATERIALS.ruby)) +
  circle([0, 18, 34], canvas.sphere(MATERIALS.ruby)) +
  ellipse([-62, 12, 9, 14], '#fff', 'fill-opacity=".55" transform="rotate(28 -62 12)"') +
  ellipse([-12, 4, 8, 12], '#fff', 'fill-opacity=".55" transform="rotate(28 -12 4)"') +
  group(
    'translate(-8 64)',
    circle([0, 0, 26], canvas.sphere(accent)) +
      circle([0, 0, 20], accent.light) +
      repeat(8, (i) =>
        group(`rotate(${i * 45})`, path('M0,-3 L-6,-17 C-3,-19 3,-19 6,-17Z', accent.lit)),
      ),
  );
