import { type CanvasOptions, openCanvas } from '../canvas.ts';
import { MATERIALS, type MaterialName } from '../materials.ts';
import { circle, fade, group, path, pen, polar, repeat, round } from '../shapes.ts';

const arc = (from: number, to: number): string => {
  const at = (radius: number, angle: number) => polar(radius, angle).map(round).join();
  return `M${at(48, from)} A48,48 0 0 1 ${at(48, to)} L${at(36, to)} A36,36 0 0 0 ${at(36, from)}Z`;
};

/** A chip seen from above, with room in its middle for what it is worth. */
export function chip(name: MaterialName, options: CanvasOptions = {}): string {
  const canvas = openCanvas(`chip ${name}`, options);
  const { light, lit, body, shade } = MATERIALS[name];
  const stripes = repeat(8, (i) => {
    const middle = (i * Math.PI) / 4;
    return path(arc(middle - 0.17, middle + 0.17), light, fade(0.95));
  });
  return canvas.picture(
    group(
      'translate(52 52)',
      circle([0, 3, 48], '#05041a', fade(0.45)) +
        circle([0, 0, 48], canvas.linear([lit, body, shade], [0.6, 1]), pen(shade, 1.5)) +
        stripes +
        circle([0, 0, 36], 'none', pen(light, 1.5, 0.8)) +
        circle([0, 0, 32], canvas.radial([body, shade], [0.4, 0.3, 0.9]), pen(light, 1, 0.5)),
    ),
    { box: [0, 0, 104, 106], fit: 'meet' },
  );
}
