import type { Canvas } from '../canvas.ts';
import { materialsOf } from '../materials.ts';
import { lantern, lotus } from '../motifs/temple.ts';
import { circle, ellipse, fade, group, path, rect, repeat, round } from '../shapes.ts';

/** A night of lotuses on the river and lanterns over it. */
export const krathong = (canvas: Canvas): string =>
  rect([0, 0, 1280, 400, 0], canvas.linear(['#150b38', '#4a1b6b', '#c14a7e', '#ff9e7a'], [0, 1])) +
  circle([900, 150, 110], canvas.radial(['#fff6d8', '#ffe2b8'], [0.4, 0.4, 0.7])) +
  circle([900, 150, 260], canvas.glow('#ffe2b8', 0.45)) +
  repeat(9, (i) =>
    group(floating(canvas, i), lantern(canvas, materialsOf(['coral', 'ruby', 'gold']))),
  ) +
  path('M0,250 C300,226 900,262 1280,238 V400 H0Z', canvas.linear(['#7a2f78', '#160b3c'])) +
  repeat(22, () =>
    ellipse(
      [640 + canvas.chance() * 640, 270 + canvas.chance() * 120, 20 + canvas.chance() * 60, 1.6],
      '#ffd7b8',
      fade(round(0.15 + canvas.chance() * 0.4)),
    ),
  ) +
  group('translate(900 240) scale(1.4)', lotus(canvas, materialsOf(['pink', 'azure', 'gold']))) +
  group('translate(1130 300) scale(.62)', lotus(canvas, materialsOf(['coral', 'azure', 'gold']))) +
  group('translate(690 312) scale(.52)', lotus(canvas, materialsOf(['violet', 'azure', 'gold'])));

function floating({ chance }: Canvas, index: number): string {
  const x = round(620 + index * 76 + chance() * 30);
  const y = round(50 + chance() * 130);
  return `translate(${x} ${y}) scale(${round((0.16 + chance() * 0.26) * 10) / 10})`;
}
