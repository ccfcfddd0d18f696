import { type CanvasOptions, openCanvas } from '../canvas.ts';
import { MATERIALS } from '../materials.ts';
import { circle, fade, group, path, pen, petal, repeat } from '../shapes.ts';

const FRAME = { box: [0, 0, 100, 104], fit: 'meet' } as const;

/** A token of two sides, one red and one white, each with a flower cut into it. */
export function token(side: 'red' | 'white', options: CanvasOptions = {}): string {
  const canvas = openCanvas(`token ${side}`, options);
  const { light, lit, body, shade } = side === 'red' ? MATERIALS.ruby : MATERIALS.pearl;
  const flower = side === 'red' ? '#ffd978' : '#8478c4';
  return canvas.picture(
    group(
      'translate(50 50)',
      circle([0, 4, 47], '#05041a', fade(0.5)) +
        circle([0, 1.5, 47], shade) +
        circle([0, 0, 46], canvas.radial([light, [lit, 1, 0.3], body], [0.36, 0.3, 0.95])) +
        circle([0, 0, 38], 'none', pen(flower, 2, 0.8)) +
        repeat(8, (i) => group(`rotate(${i * 45})`, path(petal(9, 29), flower, fade(0.75)))) +
        circle([0, 0, 6], shade),
    ),
    FRAME,
  );
}

/** A porcelain button with its two holes. */
export function porcelainButton(options: CanvasOptions = {}): string {
  const canvas = openCanvas('porcelain button', options);
  return canvas.picture(
    group(
      'translate(50 50)',
      circle([0, 5, 46], '#05041a', fade(0.45)) +
        circle([0, 0, 46], canvas.radial(['#ffffff', '#eef0ff', '#aab0e0'], [0.36, 0.28, 0.9])) +
        circle([0, 0, 31], 'none', pen('#4763d6', 4, 0.75)) +
        circle([-9, 0, 5.5], '#2a2d6b') +
        circle([9, 0, 5.5], '#2a2d6b'),
    ),
    FRAME,
  );
}
