import type { Canvas } from '../canvas.ts';
import { cloudBank } from '../clouds.ts';
import { materialsOf } from '../materials.ts';
import { lotus, orb } from '../motifs/temple.ts';
import { circle, fade, group, line, pen, rect, repeat, round, sparkle } from '../shapes.ts';

/** The goddess's orb over a sea of clouds, with her lightning on both sides. */
export const mekhala = (canvas: Canvas): string =>
  moonlight(canvas) +
  group(
    'translate(0 -18)',
    cloudBank(canvas, {
      y: 250,
      size: 40,
      fill: canvas.linear([
        ['#5a55cf', 0.85],
        ['#23226e', 0.9],
      ]),
      edge: '#b8b0ff',
      width: 1280,
    }),
  ) +
  bolt('M1120,-10 L1092,70 L1122,78 L1084,160 L1108,166 L1070,250', 3) +
  bolt('M1092,70 L1052,110 L1060,140', 1.6) +
  bolt('M742,-10 L760,60 L738,70 L768,140 L750,148 L772,210', 2) +
  cloudBank(canvas, {
    y: 292,
    size: 56,
    fill: canvas.linear(['#33409f', '#141750']),
    edge: '#8fa0ff',
    width: 1280,
  }) +
  group('translate(930 196) scale(1.62)', orb(canvas, materialsOf(['jade', 'pearl', 'gold']))) +
  group(
    'translate(1150 250) scale(.5) rotate(-8)',
    lotus(canvas, materialsOf(['pink', 'jade', 'gold'])),
  ) +
  group(
    'translate(716 274) scale(.42) rotate(8)',
    lotus(canvas, materialsOf(['violet', 'jade', 'gold'])),
  ) +
  cloudBank(canvas, {
    y: 348,
    size: 50,
    fill: canvas.linear(['#14616f', '#0a1440']),
    edge: '#6fe6b8',
    width: 1280,
  }) +
  repeat(16, () =>
    sparkle(
      [600 + canvas.chance() * 660, canvas.chance() * 380, 3 + canvas.chance() * 9],
      '#fff3c4',
      round(0.5 + canvas.chance() * 0.5),
    ),
  );

const moonlight = (canvas: Canvas): string =>
  rect([0, 0, 1280, 400, 0], canvas.linear(['#0a0b2b', '#191a58', '#2f3a92', '#187a86'], [0, 1])) +
  circle(
    [930, 190, 420],
    canvas.radial([
      ['#7b6cff', 0.65],
      ['#4a3fc0', 0.3, 0.5],
      ['#4a3fc0', 0],
    ]),
  ) +
  repeat(70, () =>
    circle(
      [canvas.chance() * 1280, canvas.chance() * 250, 0.5 + canvas.chance() * 1.5],
      '#fff',
      fade(round(0.2 + canvas.chance() * 0.7)),
    ),
  ) +
  circle(
    [930, 176, 150],
    canvas.radial(
      [
        ['#fff8d8', 0.95],
        ['#d7ccff', 0.9, 0.72],
        ['#8e7dff', 0.85],
      ],
      [0.4, 0.35, 0.75],
    ),
  ) +
  circle(
    [930, 176, 230],
    canvas.radial([
      ['#fff', 0, 0.62],
      ['#cfc4ff', 0.28, 0.66],
      ['#cfc4ff', 0],
    ]),
  );

const bolt = (d: string, width: number): string =>
  line(d, pen('#ffe9a3', width * 4, 0.18)) +
  line(d, pen('#ffe28a', width * 2, 0.5)) +
  line(d, pen('#fffbe6', width));
