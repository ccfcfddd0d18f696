import type { Canvas } from '../canvas.ts';
import { materialsOf } from '../materials.ts';
import { koi } from '../motifs/koi.ts';
import { manta, shell } from '../motifs/sea.ts';
import { chest } from '../motifs/treasure.ts';
import { turtle } from '../motifs/water.ts';
import {
  circle,
  ellipse,
  fade,
  group,
  path,
  pen,
  rect,
  repeat,
  round,
  sparkle,
} from '../shapes.ts';
import { tube } from '../tube.ts';

/** A chest on the floor of a lagoon, light falling from above, and its guardians. */
export const lagoon = (canvas: Canvas): string =>
  rect([0, 0, 1280, 400, 0], canvas.linear(['#0b7d92', '#06566f', '#043350', '#031c33'])) +
  circle([930, 40, 460], canvas.glow('#8ffbe6', 0.7)) +
  repeat(9, (i) =>
    path(
      `M${560 + i * 82},-20 L${420 + i * 112},420 h${70 + (i % 3) * 26} L${612 + i * 82},-20Z`,
      canvas.linear([
        ['#d9fff4', 0.3],
        ['#d9fff4', 0],
      ]),
    ),
  ) +
  path(
    'M0,330 C220,290 420,352 640,322 C820,298 1060,344 1280,306 V420 H0Z',
    canvas.linear(['#0f6a70', '#052a3c']),
  ) +
  weeds(canvas) +
  ellipse([936, 352, 250, 34], canvas.glow('#ffd978', 0.5)) +
  group('translate(930 246) scale(1.36)', chest(canvas, materialsOf(['bronze', 'ruby', 'gold']))) +
  group(
    'translate(1150 118) rotate(-18) scale(.62)',
    turtle(canvas, materialsOf(['jade', 'leaf', 'gold'])),
  ) +
  group(
    'translate(700 116) rotate(20) scale(.62)',
    manta(canvas, materialsOf(['azure', 'violet', 'gold'])),
  ) +
  group(
    'translate(1168 296) rotate(64) scale(.56)',
    koi(canvas, materialsOf(['coral', 'pearl', 'gold'])),
  ) +
  group('translate(716 328) scale(.46)', shell(canvas, materialsOf(['pink', 'pearl', 'gold']))) +
  path(
    'M0,380 C300,352 560,398 860,376 C1040,364 1160,384 1280,366 V420 H0Z',
    canvas.linear(['#0a4a56', '#021a2a']),
  ) +
  repeat(34, () =>
    circle(
      [500 + canvas.chance() * 780, canvas.chance() * 380, 2 + canvas.chance() * 8],
      'none',
      pen('#e0fff2', 1.6, 0.5),
    ),
  ) +
  repeat(12, () =>
    sparkle(
      [640 + canvas.chance() * 600, canvas.chance() * 340, 3 + canvas.chance() * 8],
      '#fff6cf',
      round(0.5 + canvas.chance() * 0.5),
    ),
  );

function weeds(canvas: Canvas): string {
  return repeat(22, (i) => {
    const x = i * 62 - 10 + canvas.chance() * 30;
    const height = 60 + canvas.chance() * 110;
    const weed = tube({
      spine: (along) => [x + Math.sin(along * 5 + i) * 14, 400 - along * height],
      halfWidth: (along) => 11 * (1 - along) + 1,
      steps: 20,
    });
    return path(weed.d, canvas.linear(['#2fbf9c', '#064252']), fade(0.75));
  });
}
