import type { Canvas } from '../canvas.ts';
import { pick } from '../chance.ts';
import { materialsOf } from '../materials.ts';
import { ball } from '../motifs/play.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  line,
  path,
  pen,
  rect,
  repeat,
  round,
  sparkle,
} from '../shapes.ts';

/** A ball over the pitch under floodlights, the crowd as points of light. */
export const stadium = (canvas: Canvas): string =>
  rect([0, 0, 1280, 400, 0], canvas.linear(['#04122e', '#0a3c5a', '#0d6a62'], [0, 1])) +
  repeat(900, () =>
    circle(
      [canvas.chance() * 1280, 96 + canvas.chance() * 110, 0.8 + canvas.chance() * 1.1],
      pick(canvas.chance, ['#9fd8ff', '#fff', '#ffd978', '#6fe6b8', '#ff9e9e']),
      fade(round(0.15 + canvas.chance() * 0.5)),
    ),
  ) +
  path('M0,86 C400,40 880,40 1280,86 V100 C880,56 400,56 0,100Z', '#0b2542') +
  lamp(canvas, 'translate(520 60) scale(.8)') +
  lamp(canvas, 'translate(1210 70)') +
  path(
    'M0,222 C420,200 860,200 1280,222 V400 H0Z',
    canvas.linear(['#1f9a68', '#0a5a48', '#063532']),
  ) +
  repeat(8, (i) =>
    path(
      `M${400 + i * 60},206 L${i * 330 - 680},400 h165 L${430 + i * 60},206Z`,
      '#fff',
      fade(0.05),
    ),
  ) +
  line('M640,205 L640,400 M60,300 C400,262 880,262 1220,300', pen('#eafff6', 3, 0.5)) +
  ellipse([640, 262, 150, 34], 'none', pen('#eafff6', 3, 0.5)) +
  path(
    'M560,60 L760,330 L1160,330 L660,60Z',
    canvas.linear([
      ['#fff', 0.18],
      ['#fff', 0],
    ]),
  ) +
  group(
    'translate(1096 196) scale(1.45) rotate(-12)',
    ball(canvas, materialsOf(['pearl', 'ink', 'gold'])),
  ) +
  line(`M660,384 C760,334 860,270 944,232 M700,398 C790,356 880,306 950,268`, pen('#fff', 4, 0.4)) +
  repeat(14, () =>
    sparkle(
      [560 + canvas.chance() * 700, canvas.chance() * 300, 3 + canvas.chance() * 7],
      '#fff',
      round(0.4 + canvas.chance() * 0.5),
    ),
  );

const lamp = (canvas: Canvas, at: string): string =>
  group(
    at,
    circle(
      [0, 0, 150],
      canvas.radial([
        ['#eaffff', 0.8],
        ['#9be8ff', 0.25, 0.3],
        ['#9be8ff', 0],
      ]),
    ) +
      repeat(12, (i) =>
        rect([-36 + (i % 4) * 19, -22 + Math.floor(i / 4) * 16, 15, 12, 3], '#f4ffff'),
      ),
  );
