import type { Canvas } from '../canvas.ts';
import { materialsOf } from '../materials.ts';
import { dice, wheel } from '../motifs/table.ts';
import { cards } from '../motifs/tiles.ts';
import {
  circle,
  each,
  ellipse,
  group,
  path,
  pen,
  rect,
  repeat,
  round,
  sparkle,
} from '../shapes.ts';

/** A table under lamps in a dark room: cards, a wheel and dice. */
export const tables = (canvas: Canvas): string =>
  rect([0, 0, 1280, 400, 0], canvas.linear(['#1a0620', '#4a0f3d', '#8a1f45'])) +
  circle([940, 120, 420], canvas.glow('#ffb27a', 0.5)) +
  each([700, 940, 1180], (x) => lamp(canvas, x)) +
  ellipse([930, 470, 640, 210], canvas.linear(['#d9952f', '#6d3a12'])) +
  ellipse(
    [930, 478, 616, 200],
    canvas.radial(['#27b48b', ['#0b5a50', 1, 0.6], '#03302c'], [0.5, 0.2, 0.8]),
  ) +
  ellipse([930, 486, 520, 168], 'none', pen('#c8ffe4', 2.4, 0.45)) +
  group('translate(1144 214) scale(1.02)', wheel(canvas, materialsOf(['ruby', 'bronze', 'gold']))) +
  group('translate(890 214) scale(1.34)', cards(canvas, materialsOf(['ruby', 'jade', 'gold']))) +
  group('translate(664 288) scale(.8)', dice(canvas, materialsOf(['ruby', 'pearl', 'gold']))) +
  repeat(18, () =>
    sparkle(
      [560 + canvas.chance() * 700, canvas.chance() * 300, 2 + canvas.chance() * 8],
      '#ffe7b8',
      round(0.4 + canvas.chance() * 0.6),
    ),
  );

const lamp = (canvas: Canvas, x: number): string =>
  path(
    `M${x - 40},46 L${x - 190},420 H${x + 190} L${x + 40},46Z`,
    canvas.linear([
      ['#fff0c4', 0.32],
      ['#fff0c4', 0],
    ]),
  ) +
  path(`M${x - 2},-10 h4 v30 h-4Z`, '#2a0d18') +
  path(
    `M${x - 44},48 C${x - 38},22 ${x - 16},18 ${x},18 C${x + 16},18 ${x + 38},22 ${x + 44},48Z`,
    canvas.linear(['#ffd978', '#d9952f', '#6d3a12'], [1, 0]),
  ) +
  ellipse([x, 48, 44, 7], '#fff6cf') +
  circle([x, 50, 90], canvas.glow('#fff0c4', 0.6));
