import { openCanvas } from '../canvas.ts';
import { cloudBank } from '../clouds.ts';
import { circle, fade, rect, repeat, round } from '../shapes.ts';

const WIDTH = 1200;
const HEIGHT = 560;

/** High over the clouds: stars, a full moon at the end, and banks of cloud to climb out of. */
export function nightSky(): string {
  const canvas = openCanvas('arcade night sky');
  const { chance } = canvas;
  const bank = (y: number, size: number, [upper, lower, edge]: readonly [string, string, string]) =>
    cloudBank(canvas, { y, size, fill: canvas.linear([upper, lower]), edge, width: WIDTH });
  const crater = ([x, y, radius]: readonly [number, number, number]) =>
    circle([1040 + x, 110 + y, radius], '#a08d55', fade(0.26));
  return canvas.picture(
    rect([0, 0, WIDTH, HEIGHT, 0], canvas.linear(['#05061d', '#12185a', '#2b49ad', '#3f9aa6'])) +
      repeat(70, () =>
        circle(
          [chance() * WIDTH, chance() * 330, 0.6 + chance() * 1.5],
          '#fff',
          fade(round(0.25 + chance() * 0.65)),
        ),
      ) +
      circle([1040, 110, 150], canvas.glow('#fff0c0', 0.42)) +
      circle([1040, 110, 54], canvas.radial(['#fffdf0', '#f3e8c0', '#c2af78'], [0.38, 0.34, 0.8])) +
      (
        [
          [-18, 14, 13],
          [20, -12, 9],
          [8, 28, 7],
          [-10, -24, 8],
          [30, 16, 5],
        ] as const
      )
        .map(crater)
        .join('') +
      bank(430, 60, ['#6f8fe8', '#2b4fb0', '#c9d8ff']) +
      bank(490, 78, ['#8fd3dc', '#2f7f9c', '#e0fbff']) +
      bank(548, 70, ['#e6fbff', '#7fc9d6', '#ffffff']),
    { box: [0, 0, WIDTH, HEIGHT] },
  );
}
