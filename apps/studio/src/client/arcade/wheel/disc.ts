import { openCanvas } from '@baize/art/canvas';
import { chanceFrom } from '@baize/art/chance';
import { circle, fade, group, line, path, pen, polar, repeat, round } from '@baize/art/shapes';

const RIM = 186;
const HUB = 66;
const FULL = 2 * Math.PI;

/** Colours by what a segment pays: nothing is night, and the more the warmer. */
const COLOURS: readonly (readonly [upTo: number, lit: string, body: string])[] = [
  [0, '#34348c', '#1b1c58'],
  [120, '#4c86d8', '#23509f'],
  [150, '#37b79a', '#14705f'],
  [200, '#7fc64b', '#3d7f24'],
  [300, '#f0b848', '#b4741a'],
  [500, '#f28a4a', '#b54a1e'],
  [1_000, '#f0608b', '#a81f56'],
  [Infinity, '#c08cff', '#6a32c8'],
];

export const colourOf = (hundredths: number): readonly [lit: string, body: string] => {
  const [, lit, body] = COLOURS.find(([upTo]) => hundredths <= upTo) ?? COLOURS[0] ?? [0, '', ''];
  return [lit, body];
};

/** The turning part: segments clockwise from the top, pearls on the rim, the moon in the middle. */
export function discOf(pays: readonly number[], tag: string): string {
  const canvas = openCanvas(`wheel ${pays.join(' ')}`);
  const share = FULL / pays.length;
  const format = new Intl.NumberFormat(tag);
  const segment = (hundredths: number, place: number) => {
    const [from, to] = [share * place - FULL / 4 - share / 2, share * place - FULL / 4 + share / 2];
    const [lit, body] = colourOf(hundredths);
    const [x1, y1] = polar(RIM, from);
    const [x2, y2] = polar(RIM, to);
    const [x3, y3] = polar(HUB, to);
    const [x4, y4] = polar(HUB, from);
    const shape = `M${round(x1)},${round(y1)} A${RIM},${RIM} 0 0 1 ${round(x2)},${round(y2)} L${round(x3)},${round(y3)} A${HUB},${HUB} 0 0 0 ${round(x4)},${round(y4)}Z`;
    const text = hundredths === 0 ? '' : `${format.format(hundredths / 100)}×`;
    const size = pays.length > 20 ? 13 : pays.length > 10 ? 16 : 22;
    return (
      path(shape, canvas.radial([lit, [lit, 1, 0.5], body]), pen('#0c0d33', 1.6)) +
      group(
        `rotate(${round((place * 360) / pays.length)}) translate(0 -150) rotate(${pays.length > 10 ? -90 : 0})`,
        `<text text-anchor="middle" dy=".36em" font-family="Anuphan, sans-serif" font-weight="600" font-size="${size}" fill="#fff" stroke="#0c0d33" stroke-width="3" paint-order="stroke">${text}</text>`,
      )
    );
  };
  const craters = chanceFrom('lunar wheel');
  return canvas.picture(
    circle([0, 0, 199], canvas.linear(['#fff6cf', '#d9952f', '#6d3a12', '#ffd978'], [1, 1])) +
      circle([0, 0, 189], '#0c0d33') +
      pays.map(segment).join('') +
      repeat(pays.length, (i) => {
        const [x, y] = polar(194, share * (i + 0.5) - FULL / 4);
        return circle([x, y, 3.6], '#fffdf0');
      }) +
      circle([0, 0, HUB], canvas.linear(['#ffd978', '#6d3a12'])) +
      circle([0, 0, HUB - 5], canvas.radial(['#fffdf0', '#f1e6bd', '#b8a56e'], [0.38, 0.34, 0.8])) +
      repeat(9, () => {
        const [x, y] = polar(craters() * 46, craters() * FULL);
        return circle([x, y, 3 + craters() * 9], '#8d7a44', fade(0.25));
      }) +
      line('M-30,-38 A48,48 0 0 1 20,-44', pen('#fff', 5, 0.7)),
    { box: [-200, -200, 400, 400], fit: 'meet' },
  );
}
