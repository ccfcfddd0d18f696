import { type CanvasOptions, openCanvas } from '../canvas.ts';
import { MATERIALS } from '../materials.ts';
import { circle, fade, group, path, pen, polar, rect, repeat, round } from '../shapes.ts';

type Pocket = { readonly label: string; readonly fill: string };

const CENTRE = 200;
const OUTER = 158;
const INNER = 96;
const FRAME = { box: [0, 0, 400, 400], fit: 'meet' } as const;

const at = (radius: number, angle: number): string => polar(radius, angle).map(round).join();

/** What stands still: the rim, the track the ball runs on, and the diamonds that turn it aside. */
export function wheelBowl(options: CanvasOptions = {}): string {
  const canvas = openCanvas('wheel bowl', options);
  const { gold } = MATERIALS;
  const diamonds = repeat(8, (i) =>
    group(
      `rotate(${i * 45 + 22.5})`,
      path(
        i % 2 ? 'M0,-182 l5,8 l-5,8 l-5,-8Z' : 'M0,-179 l9,5 l-9,5 l-9,-5Z',
        canvas.linear([gold.light, gold.body]),
        pen(gold.shade, 0.8),
      ),
    ),
  );
  return canvas.picture(
    group(
      `translate(${CENTRE} ${CENTRE})`,
      circle([0, 4, 195], '#05041a', fade(0.5)) +
        circle([0, 0, 195], canvas.linear(['#8a7fe8', '#3a349c', '#1b1860', '#5b52c8'], [1, 1])) +
        circle([0, 0, 188], 'none', pen(gold.lit, 2.5)) +
        circle(
          [0, 0, 186],
          canvas.radial([['#0d0c38', 1, 0.82], ['#2b2a82', 1, 0.93], '#11103f']),
        ) +
        circle([0, 0, OUTER + 4], 'none', pen(gold.body, 3)) +
        diamonds,
    ),
    FRAME,
  );
}

/** What turns: the pockets in their order, clockwise from the top, and the cone with its cross. */
export function wheelRotor(pockets: readonly Pocket[], options: CanvasOptions = {}): string {
  const canvas = openCanvas('wheel rotor', options);
  const { gold } = MATERIALS;
  const step = (2 * Math.PI) / pockets.length;
  const drawn = pockets.map(({ label, fill }, i) => {
    const from = i * step - step / 2 - Math.PI / 2;
    const to = from + step;
    return (
      path(
        `M${at(OUTER, from)} A${OUTER},${OUTER} 0 0 1 ${at(OUTER, to)}
          L${at(INNER, to)} A${INNER},${INNER} 0 0 0 ${at(INNER, from)}Z`,
        fill,
        pen(gold.lit, 1.1, 0.85),
      ) +
      `<text transform="rotate(${round((i * 360) / pockets.length)})" y="-139"` +
      ` text-anchor="middle" font-family="Anuphan, sans-serif" font-weight="600"` +
      ` font-size="16" fill="#fff">${label}</text>`
    );
  });
  const arms = repeat(4, (i) =>
    group(
      `rotate(${i * 90})`,
      rect([-4, -58, 8, 46, 4], canvas.linear([gold.light, gold.body])) +
        circle([0, -60, 9], canvas.sphere(gold)),
    ),
  );
  return canvas.picture(
    group(
      `translate(${CENTRE} ${CENTRE})`,
      circle([0, 0, OUTER], '#0d0c38') +
        drawn.join('') +
        circle([0, 0, 128], 'none', pen(gold.lit, 1.2, 0.7)) +
        circle([0, 0, INNER], canvas.radial(['#5b52c8', '#2b2a82', '#15134d']), pen(gold.lit, 2)) +
        repeat(12, (i) =>
          group(`rotate(${i * 30})`, path('M-3,-20 L0,-92 L3,-20Z', gold.lit, fade(0.35))),
        ) +
        arms +
        circle([0, 0, 27], canvas.sphere(gold)) +
        circle([0, 0, 11], gold.light),
    ),
    FRAME,
  );
}
