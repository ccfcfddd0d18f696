import { MATERIALS, type Material } from '../materials.ts';
import type { Motif } from '../motif.ts';
import {
  circle,
  clipped,
  dots,
  ellipse,
  fade,
  group,
  line,
  mirrored,
  path,
  pen,
  polar,
  polygon,
  rect,
  type Spot,
  star,
} from '../shapes.ts';

export const balls: Motif = (canvas, { main, second, accent }) => {
  const ballAt = ([x, y, radius]: Spot, material: Material, angle: number) =>
    circle([x + 3, y + 6, radius], '#000', fade(0.25)) +
    circle([x, y, radius], canvas.sphere(material)) +
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      ellipse([0, 0, radius * 0.52, radius * 0.5], '#fff', fade(0.96)) +
        path(star(6, [radius * 0.3, radius * 0.15]), material.body),
    ) +
    ellipse(
      [x - radius * 0.36, y - radius * 0.42, radius * 0.24, radius * 0.14],
      '#fff',
      `fill-opacity=".8" transform="rotate(-36 ${x - radius * 0.36} ${y - radius * 0.42})"`,
    );
  return (
    ballAt([-44, -44, 33], second, 10) +
    ballAt([34, -54, 36], accent, -14) +
    ballAt([60, 12, 31], MATERIALS.azure, 20) +
    ballAt([-58, 32, 34], MATERIALS.pink, -8) +
    ballAt([2, 8, 44], main, 12) +
    ballAt([32, 66, 30], MATERIALS.violet, 30) +
    ballAt([-18, 74, 27], accent, -20)
  );
};

export const pad: Motif = (canvas, { main, second, accent }) =>
  path(
    `M-46,-44 C-74,-46 -92,-8 -98,40 C-100,74 -70,76 -54,50 C-46,36 -36,32 -24,32 H24 C36,32
      46,36 54,50 C70,76 100,74 98,40 C92,-8 74,-46 46,-44 C36,-44 32,-36 20,-36 H-20 C-32,-36
      -36,-44 -46,-44Z`,
    canvas.linear([main.light, main.lit, [main.body, 1, 0.6], main.shade]),
    pen(main.light, 2, 0.9),
  ) +
  path(
    `M-46,-44 C-36,-44 -32,-36 -20,-36 H20 C32,-36 36,-44 46,-44 C60,-44 72,-34 80,-18 C40,-30
      -40,-30 -80,-18 C-72,-34 -60,-44 -46,-44Z`,
    '#fff',
    fade(0.3),
  ) +
  group(
    'translate(-50 -6)',
    rect([-21, -7, 42, 14, 4], '#15122c') + rect([-7, -21, 14, 42, 4], '#15122c'),
  ) +
  group(
    'translate(50 -6)',
    circle([0, -16, 8.4], canvas.sphere(MATERIALS.gold)) +
      circle([16, 0, 8.4], canvas.sphere(MATERIALS.ruby)) +
      circle([0, 16, 8.4], canvas.sphere(MATERIALS.jade)) +
      circle([-16, 0, 8.4], canvas.sphere(MATERIALS.azure)),
  ) +
  circle([-24, 22, 15], '#15122c') +
  circle([-24, 20, 11], canvas.sphere(second)) +
  circle([24, 22, 15], '#15122c') +
  circle([24, 20, 11], canvas.sphere(second)) +
  path('M6,-26 L-9,-4 H-1 L-6,10 L9,-12 H1Z', accent.lit);

export const rocket: Motif = (canvas, { main, second, accent }) =>
  group(
    'rotate(32)',
    path(
      'M-16,50 C-30,72 -10,84 0,104 C10,84 30,72 16,50Z',
      canvas.linear([accent.light, accent.lit, [accent.body, 0.9], [accent.body, 0]]),
    ) +
      path('M-9,50 C-14,64 -4,70 0,82 C4,70 14,64 9,50Z', '#fff') +
      mirrored(
        path(
          'M-26,8 C-52,20 -56,48 -50,66 L-22,46Z',
          canvas.linear([second.lit, second.body, second.shade], [1, 1]),
          pen(second.light, 1.4, 0.6),
        ),
      ) +
      path(
        'M0,-100 C32,-70 38,-14 24,52 H-24 C-38,-14 -32,-70 0,-100Z',
        canvas.linear([main.lit, main.light, main.light, main.body, main.shade], [1, 0]),
        pen('#fff', 1.6, 0.7),
      ) +
      path(
        'M0,-100 C18,-83 28,-62 31,-40 H-31 C-28,-62 -18,-83 0,-100Z',
        canvas.linear([second.lit, second.lit, second.body, second.shade], [1, 0]),
      ) +
      circle([0, -12, 17], canvas.linear([accent.light, accent.body])) +
      circle([0, -12, 12], canvas.radial(['#e2f8ff', '#2277d8', '#0c2566'], [0.35, 0.3, 0.8])) +
      rect([-25, 40, 50, 10, 3], canvas.linear([accent.lit, accent.light, accent.body], [1, 0])) +
      line('M0,14 V34', pen(second.body, 5)),
  );

export const potion: Motif = (canvas, { main, accent }) =>
  ellipse([0, 88, 64, 10], '#000', fade(0.35)) +
  circle([0, 28, 84], canvas.glow(main.lit, 0.5)) +
  path(
    `M-16,-62 V-24 C-52,-12 -70,20 -62,52 C-54,82 -28,90 0,90 C28,90 54,82 62,52 C70,20 52,-12
      16,-24 V-62Z`,
    canvas.linear(
      [
        ['#fff', 0.5],
        ['#dfe8ff', 0.18],
        ['#fff', 0.3],
      ],
      [1, 0],
    ),
    pen('#fff', 2.4, 0.85),
  ) +
  path(
    `M-60,26 C-40,14 -18,38 4,26 C26,14 44,30 61,24 C66,36 64,46 60,56 C52,80 26,85 0,85 C-26,85
      -52,80 -60,56 C-63,46 -63,36 -60,26Z`,
    canvas.linear([main.light, main.lit, main.body, main.shade]),
  ) +
  dots(
    [
      [-24, 48, 8],
      [18, 42, 6],
      [6, 64, 10],
      [34, 60, 4],
      [-38, 62, 4],
      [-4, 10, 4],
      [10, -6, 3],
    ],
    '#fff',
    fade(0.5),
  ) +
  rect([-22, -74, 44, 16, 5], canvas.linear([accent.light, accent.lit, accent.body])) +
  rect(
    [-13, -98, 26, 28, 6],
    canvas.linear([MATERIALS.bronze.lit, MATERIALS.bronze.body, MATERIALS.bronze.shade], [1, 0]),
  ) +
  line('M-46,46 C-52,22 -40,0 -22,-8', pen('#fff', 6, 0.7)) +
  group('translate(0 46)', path(star(5, [15, 6.6]), accent.light, fade(0.95)));

export const ball: Motif = (canvas) => {
  const patch = (at: string) =>
    group(at, path(pentagon(27), canvas.linear(['#3b3a72', '#12112a'])));
  const seams = `M0,-27 V-66 M26,-8 L62,-22 M16,22 L40,58 M-16,22 L-40,58 M-26,-8 L-62,-22
    M-22,-78 L0,-66 L22,-78 M62,-22 L84,-40 M62,-22 L80,14 M40,58 L62,48 M40,58 L22,82 M-40,58
    L-62,48 M-40,58 L-22,82 M-62,-22 L-84,-40 M-62,-22 L-80,14`;
  const leather =
    line(seams, pen('#5a608c', 3)) +
    patch('scale(1)') +
    patch('translate(0 -84) rotate(36) scale(.9)') +
    patch('translate(80 -26) rotate(108) scale(.72 .9)') +
    patch('translate(50 68) rotate(180) scale(.9)') +
    patch('translate(-50 68) rotate(180) scale(.9)') +
    patch('translate(-80 -26) rotate(72) scale(.72 .9)') +
    circle(
      [0, 0, 80],
      canvas.radial(
        [
          ['#000', 0],
          ['#000', 0, 0.6],
          ['#0b0d2c', 0.55],
        ],
        [0.38, 0.34, 0.72],
      ),
    );
  return (
    ellipse([0, 92, 70, 9], '#000', fade(0.4)) +
    circle([0, 0, 80], canvas.radial(['#fff', '#fff', '#dfe4f5', '#8f97c2'], [0.36, 0.3, 0.8])) +
    clipped(canvas.clip(circle([0, 0, 80], '#000')), leather) +
    ellipse([-26, -38, 24, 14], '#fff', 'fill-opacity=".5" transform="rotate(-34 -26 -38)"') +
    circle([0, 0, 80], 'none', pen('#fff', 1.6, 0.6))
  );
};

const pentagon = (radius: number): string =>
  polygon(
    Array.from({ length: 5 }, (_, index) => polar(radius, (index * 2 * Math.PI) / 5 - Math.PI / 2)),
  );
