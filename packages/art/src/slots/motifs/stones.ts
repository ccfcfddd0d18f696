import type { Canvas } from '../../canvas.ts';
import type { Material } from '../../materials.ts';
import type { Motif } from '../../motif.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  line,
  type Point,
  path,
  pen,
  polar,
  polygon,
  repeat,
  sparkle,
} from '../../shapes.ts';

type Cut = { readonly sides: number; readonly outer: Point; readonly table: number };

const ring = (sides: number, [width, height]: Point, turn: number): readonly Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const [x, y] = polar(1, turn + (index * Math.PI * 2) / sides);
    return [x * width, y * height];
  });

/** The facet that looks to the upper start is lightest, the one across from it darkest. */
function tone({ light, lit, body, shade }: Material, angle: number): string {
  const facing = Math.cos(angle + (Math.PI * 3) / 4);
  if (facing > 0.75) return light;
  if (facing > 0.2) return lit;
  return facing > -0.6 ? body : shade;
}

/** A stone seen from above: a table in the middle and facets that fall off around it. */
function cutStone(canvas: Canvas, material: Material, { sides, outer, table }: Cut): string {
  const turn = Math.PI / sides;
  const girdle = ring(sides, outer, turn);
  const top = ring(sides, [outer[0] * table, outer[1] * table], turn);
  const middle = ring(sides, [outer[0] * 0.8, outer[1] * 0.8], turn * 2);
  const at = (points: readonly Point[], index: number) => points[index % sides] ?? [0, 0];
  return (
    path(polygon(girdle), material.shade, pen(material.light, 3, 0.9)) +
    repeat(sides, (i) => {
      const angle = turn + ((i + 0.5) * Math.PI * 2) / sides;
      const [before, after] = [angle - turn / 2, angle + turn / 2];
      return (
        path(polygon([at(girdle, i), at(girdle, i + 1), at(middle, i)]), tone(material, angle)) +
        path(polygon([at(girdle, i), at(middle, i), at(top, i)]), tone(material, before)) +
        path(polygon([at(girdle, i + 1), at(middle, i), at(top, i + 1)]), tone(material, after)) +
        path(polygon([at(top, i), at(middle, i), at(top, i + 1)]), tone(material, angle + 0.5))
      );
    }) +
    path(
      polygon(top),
      canvas.linear(['#fff', material.lit, material.body], [0.8, 1], [0.1, 0]),
      pen(material.light, 1.4, 0.8),
    )
  );
}

const shadow = ellipse([0, 84, 58, 9], '#000', fade(0.32));

export const ruby: Motif = (canvas, { main }) =>
  shadow +
  group('rotate(-18)', cutStone(canvas, main, { sides: 10, outer: [68, 84], table: 0.46 })) +
  sparkle([-34, -46, 24]) +
  sparkle([50, 34, 12]);

export const sapphire: Motif = (canvas, { main }) =>
  shadow +
  cutStone(canvas, main, { sides: 12, outer: [80, 80], table: 0.5 }) +
  sparkle([-38, -40, 26]) +
  sparkle([46, 46, 12]);

/** Cut in steps, as emeralds are. */
export const emerald: Motif = (canvas, { main }) => {
  const step = (width: number, height: number, corner: number): readonly Point[] => [
    [-width + corner, -height],
    [width - corner, -height],
    [width, -height + corner],
    [width, height - corner],
    [width - corner, height],
    [-width + corner, height],
    [-width, height - corner],
    [-width, -height + corner],
  ];
  const rings = [step(70, 86, 26), step(54, 68, 20), step(37, 49, 14)] as const;
  const facets = (outside: readonly Point[], inside: readonly Point[]) =>
    repeat(8, (i) => {
      const next = (i + 1) % 8;
      const corners = [outside[i], outside[next], inside[next], inside[i]];
      return path(
        polygon(corners.map((corner) => corner ?? [0, 0])),
        tone(main, ((i - 2) * Math.PI) / 4),
      );
    });
  return (
    shadow +
    path(polygon(rings[0]), main.shade, pen(main.light, 3, 0.9)) +
    facets(rings[0], rings[1]) +
    facets(rings[1], rings[2]) +
    path(polygon(rings[2]), canvas.linear(['#fff', main.lit, main.body], [0.7, 1], [0.2, 0])) +
    path('M-37,-35 L-23,-49 H4 L-37,10Z', '#fff', fade(0.35)) +
    sparkle([-44, -62, 22]) +
    sparkle([48, 52, 13])
  );
};

/** A drop of old resin with a little leaf caught in it. */
export const amber: Motif = (canvas, { main, second }) =>
  shadow +
  circle([0, 6, 96], canvas.glow(main.lit, 0.4)) +
  path(
    'M8,-92 C26,-46 74,-20 72,26 C70,64 38,86 0,86 C-40,86 -72,62 -70,22 C-68,-20 -20,-44 8,-92Z',
    canvas.radial(
      [main.light, [main.lit, 1, 0.35], [main.body, 1, 0.75], main.shade],
      [0.4, 0.5, 0.7],
    ),
    pen(main.light, 2.4, 0.9),
  ) +
  group(
    'translate(6 26) rotate(24)',
    path('M0,34 C-26,18 -24,-18 0,-34 C24,-18 26,18 0,34Z', second.body, fade(0.8)) +
      line(
        'M0,32 V-30 M0,-8 L-12,-16 M0,-8 L12,-16 M0,10 L-13,2 M0,10 L13,2',
        pen(second.light, 2, 0.7),
      ),
  ) +
  path('M-10,-46 C-34,-22 -54,-4 -54,24 C-44,0 -26,-16 -10,-46Z', '#fff', fade(0.65)) +
  circle([34, 60, 5], '#fff', fade(0.6)) +
  circle([44, 48, 3], '#fff', fade(0.6));

/** A disc of jade with a carved ring and a tassel. */
export const jade: Motif = (canvas, { main, second, accent }) =>
  shadow +
  line('M0,-62 V-98', pen(second.body, 6)) +
  path(
    `M0,-66 A72,72 0 1 1 0,78 A72,72 0 1 1 0,-66Z M0,-18 A24,24 0 1 0 0,30 A24,24 0 1 0 0,-18Z`,
    canvas.radial(
      [main.light, [main.lit, 1, 0.3], [main.body, 1, 0.72], main.shade],
      [0.36, 0.3, 0.8],
    ),
    `fill-rule="evenodd" ${pen(main.light, 2.4, 0.9)}`,
  ) +
  repeat(8, (i) =>
    group(
      `translate(0 6) rotate(${i * 45})`,
      line('M-14,-40 C-14,-58 10,-60 12,-48 C12,-40 0,-40 0,-47', pen(main.shade, 3.4, 0.6)) +
        line('M-14,-41 C-14,-59 10,-61 12,-49', pen(main.light, 1.4, 0.7)),
    ),
  ) +
  circle([0, 6, 28], 'none', pen(main.shade, 3, 0.5)) +
  path('M-54,-22 C-40,-50 -8,-64 24,-58 C-8,-54 -36,-40 -54,-22Z', '#fff', fade(0.6)) +
  circle([0, -74, 10], canvas.sphere(accent)) +
  circle([0, -92, 7], canvas.sphere(second));

/** One great pearl on a wreath of small ones. */
export const pearl: Motif = (canvas, { main, second, accent }) =>
  shadow +
  circle([0, 0, 98], canvas.glow(second.lit, 0.5)) +
  repeat(14, (i) =>
    group(
      `rotate(${(i * 360) / 14})`,
      circle([0, -74, i % 2 ? 11 : 14], canvas.sphere(i % 2 ? accent : second)),
    ),
  ) +
  circle(
    [0, 0, 62],
    canvas.radial(
      ['#fff', [main.light, 1, 0.25], [main.lit, 1, 0.6], [main.body, 1, 0.86], main.lit],
      [0.36, 0.32, 0.74],
    ),
    pen('#fff', 2, 0.7),
  ) +
  ellipse([-22, -26, 18, 13], '#fff', 'fill-opacity=".95" transform="rotate(-30 -22 -26)"') +
  path('M-46,30 C-20,58 28,56 48,24 C26,44 -14,48 -46,30Z', second.lit, fade(0.5)) +
  sparkle([44, -44, 20]);
