import type { Canvas } from '../canvas.ts';
import type { Material } from '../materials.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  line,
  path,
  pen,
  petal,
  polar,
  polygon,
  rect,
  repeat,
} from '../shapes.ts';

/** What a letter is set in. Each world has its own, so that no two games have the same cards. */
type Plate = (canvas: Canvas, ground: Material, rim: Material) => string;

const ngon = (sides: number, radius: number, turn = 0) =>
  polygon(
    Array.from({ length: sides }, (_, index) =>
      polar(radius, turn + (index * Math.PI * 2) / sides - Math.PI / 2),
    ),
  );

const shadow = ellipse([0, 88, 58, 8], '#000', fade(0.3));

export const PLATES = {
  disc: (canvas, ground, rim) =>
    shadow +
    circle([0, 0, 84], canvas.linear([rim.light, rim.lit, rim.body, rim.shade], [0.7, 1])) +
    circle([0, 0, 73], canvas.radial([ground.body, [ground.shade, 1, 0.9]], [0.4, 0.35, 0.75])) +
    repeat(24, (i) => group(`rotate(${i * 15})`, circle([0, -78.5, 2.6], rim.light, fade(0.8)))),
  petals: (canvas, ground, rim) =>
    shadow +
    repeat(12, (i) =>
      group(
        `rotate(${i * 30 + 15})`,
        path(
          petal(24, 90),
          canvas.linear([rim.light, rim.lit, rim.body]),
          pen(rim.light, 1.2, 0.7),
        ),
      ),
    ) +
    circle([0, 0, 64], canvas.radial([ground.body, ground.shade]), pen(rim.light, 3, 0.9)),
  gem: (canvas, ground, rim) =>
    shadow +
    path(ngon(8, 88, Math.PI / 8), canvas.linear([rim.light, rim.lit, rim.body, rim.shade])) +
    path(ngon(8, 79, Math.PI / 8), canvas.linear([ground.lit, ground.body, ground.shade], [1, 1])) +
    repeat(8, (i) =>
      group(
        `rotate(${i * 45})`,
        path('M-30,-73 L0,-46 L30,-73Z', i < 2 || i > 5 ? '#fff' : '#000', fade(0.13)),
      ),
    ) +
    path(ngon(8, 60, Math.PI / 8), canvas.radial([ground.body, ground.shade])),
  tile: (canvas, ground, rim) =>
    shadow +
    rect([-72, -78, 144, 162, 26], rim.shade) +
    rect([-72, -82, 144, 160, 26], canvas.linear([rim.light, rim.lit, rim.body])) +
    rect([-62, -72, 124, 140, 19], canvas.linear([ground.body, ground.shade])) +
    rect([-54, -64, 108, 124, 14], 'none', pen(rim.lit, 2, 0.7)),
  leaf: (canvas, ground, rim) =>
    shadow +
    path(
      'M0,-94 C70,-70 92,-14 78,36 C54,74 28,86 0,94 C-28,86 -54,74 -78,36 C-92,-14 -70,-70 0,-94Z',
      canvas.linear([rim.light, rim.lit, rim.body]),
    ) +
    path(
      'M0,-80 C58,-60 78,-12 66,30 C46,62 24,72 0,80 C-24,72 -46,62 -66,30 C-78,-12 -58,-60 0,-80Z',
      canvas.linear([ground.body, ground.shade], [0.6, 1]),
    ) +
    line(
      'M0,-78 V78 M0,-40 L-44,-62 M0,-40 L44,-62 M0,0 L-66,-16 M0,0 L66,-16 M0,42 L-52,40 M0,42 L52,40',
      pen(ground.lit, 2, 0.4),
    ),
  drop: (canvas, ground, rim) =>
    shadow +
    circle(
      [0, 0, 86],
      canvas.radial([[rim.light, 0.1], [rim.lit, 0.25, 0.7], [rim.light, 0.95, 0.96], rim.lit]),
    ) +
    circle(
      [0, 0, 76],
      canvas.radial(
        [
          [ground.body, 0.9],
          [ground.shade, 0.95],
        ],
        [0.5, 0.6, 0.7],
      ),
    ) +
    path('M-58,-28 C-46,-58 -8,-74 26,-66 C-8,-60 -40,-46 -58,-28Z', '#fff', fade(0.7)) +
    ellipse([40, 50, 12, 7], '#fff', 'fill-opacity=".45" transform="rotate(-40 40 50)"'),
  arch: (canvas, ground, rim) =>
    shadow +
    path(
      'M-70,84 V-14 C-70,-46 -22,-54 0,-98 C22,-54 70,-46 70,-14 V84Z',
      canvas.linear([rim.light, rim.lit, rim.body, rim.shade]),
    ) +
    path(
      'M-58,74 V-10 C-58,-36 -16,-46 0,-76 C16,-46 58,-36 58,-10 V74Z',
      canvas.linear([ground.body, ground.shade]),
    ) +
    repeat(7, (i) => circle([-48 + i * 16, 79, 3], rim.light)),
  kite: (canvas, ground, rim) =>
    shadow +
    path('M0,-96 L84,0 L0,96 L-84,0Z', canvas.linear([rim.light, rim.lit, rim.body, rim.shade])) +
    path(
      'M0,-82 L72,0 L0,82 L-72,0Z',
      canvas.linear([ground.lit, ground.body, ground.shade], [1, 1]),
    ) +
    path('M0,-82 L72,0 H0Z M0,82 L-72,0 H0Z', '#fff', fade(0.08)),
} as const satisfies Record<string, Plate>;

export type PlateName = keyof typeof PLATES;
