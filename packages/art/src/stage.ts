import { type CanvasOptions, openCanvas } from './canvas.ts';
import { cloudBank } from './clouds.ts';
import { circle, fade, group, rect, repeat, round } from './shapes.ts';

const WIDTH = 1440;

/** The night a game is played in: 1440 by 900, stars above and clouds below. */
export function stage(options: CanvasOptions = {}): string {
  const canvas = openCanvas('stage', options);
  const { chance } = canvas;
  const bank = (y: number, size: number, [upper, lower, edge]: readonly [string, string, string]) =>
    cloudBank(canvas, { y, size, fill: canvas.linear([upper, lower]), edge, width: WIDTH });
  return canvas.picture(
    rect([0, 0, WIDTH, 900, 0], canvas.linear(['#070822', '#171753', '#2b3a8c', '#0f5a66'])) +
      circle([720, 330, 560], canvas.glow('#7b6cff', 0.55)) +
      repeat(110, () =>
        circle(
          [chance() * WIDTH, chance() * 520, 0.5 + chance() * 1.6],
          '#fff',
          fade(round(0.2 + chance() * 0.7)),
        ),
      ) +
      group(
        'translate(0 300)',
        bank(260, 70, ['#4a48bd', '#1c1d62', '#a9a4ff']) +
          bank(380, 92, ['#2a3890', '#10134a', '#7f90ff']) +
          bank(500, 80, ['#145c6c', '#080f36', '#6fe6b8']),
      ),
    { box: [0, 0, WIDTH, 900] },
  );
}
