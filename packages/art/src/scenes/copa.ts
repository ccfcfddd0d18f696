import type { Canvas } from '../canvas.ts';
import { pick } from '../chance.ts';
import { materialsOf } from '../materials.ts';
import { rooster } from '../motifs/beasts.ts';
import { circle, group, path, rect, repeat, round } from '../shapes.ts';

/** A rooster before the rising sun, and the confetti of a feast. */
export const copa = (canvas: Canvas): string =>
  rect([0, 0, 1280, 400, 0], canvas.linear(['#ffd9b0', '#ff9d78', '#f2604d'], [0, 1])) +
  circle([930, 180, 150], canvas.radial(['#fff3cf', '#ffd27a'])) +
  path(
    `M0,280 C200,220 420,300 640,262 C860,224 1080,290 1280,250 V400 H0Z`,
    canvas.linear(['#e8505a', '#8a1f45']),
  ) +
  path(
    `M0,340 C240,300 500,360 760,330 C980,306 1120,340 1280,318 V400 H0Z`,
    canvas.linear(['#a3274b', '#4a0e35']),
  ) +
  group('translate(930 200) scale(1.7)', rooster(canvas, materialsOf(['ruby', 'jade', 'gold']))) +
  repeat(26, () =>
    group(
      falling(canvas),
      rect([0, 0, 12, 6, 2], pick(canvas.chance, ['#fff', '#ffd978', '#27b48b', '#7a2f78'])),
    ),
  );

function falling({ chance }: Canvas): string {
  const [x, y, turn] = [560 + chance() * 700, chance() * 300, chance() * 180].map(round);
  return `translate(${x} ${y}) rotate(${turn})`;
}
