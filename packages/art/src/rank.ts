import { assert } from '@baize/std/assert';
import { type Canvas, type CanvasOptions, openCanvas } from './canvas.ts';
import { MATERIALS, type Material, type MaterialName } from './materials.ts';
import { jewel } from './ornaments.ts';
import {
  circle,
  each,
  fade,
  group,
  line,
  mirrored,
  path,
  pen,
  petal,
  polar,
  polygon,
  repeat,
  sparkle,
  star,
} from './shapes.ts';

/** The figures of the first three places, drawn, so that the picture needs no font. */
const FIGURES = {
  1: { d: 'M-4.5,-4.5 L1,-8.5 V8.5 M-4,8.5 H6', material: 'gold' },
  2: { d: 'M-5.5,-4 C-5.5,-11 5.5,-11 5.5,-4 C5.5,1 -5.5,4 -5.5,8.5 H5.5', material: 'silver' },
  3: {
    d: 'M-5,-8.5 H5 L-0.5,-1.5 C8,-2 7.5,8.5 0,8.5 C-3,8.5 -5,7.5 -5.5,5.5',
    material: 'bronze',
  },
} as const satisfies Record<number, { d: string; material: MaterialName }>;

export type Place = keyof typeof FIGURES;

/** A medal for the first, second or third place: 56 by 56. */
export function rank(place: Place, options: CanvasOptions = {}): string {
  const canvas = openCanvas(`rank ${place}`, options);
  const { d, material } = FIGURES[place];
  const { light, lit, body, shade } = MATERIALS[material];
  return canvas.picture(
    mirrored(path('M-4,8 L-17,26 L-10,25 L-7,28 L4,12Z', canvas.linear([body, shade]))) +
      path(rosette(20, 23), canvas.linear([light, lit, [body, 1, 0.6], shade], [0.5, 1])) +
      circle([0, -3, 15], canvas.linear([lit, body], [0.5, 1]), pen(light, 1.5, 0.9)) +
      group('translate(0 -3)', line(d, pen(shade, 3.2)) + sparkle([-9, -9, 4], light)),
    { box: [-28, -28, 56, 56], fit: 'meet' },
  );
}

/** A scalloped edge, shifted up to leave room for the ribbons. */
function rosette(inner: number, outer: number): string {
  const points = Array.from({ length: 32 }, (_, index) => {
    const [x, y] = polar(index % 2 ? inner : outer, (index * Math.PI) / 16);
    return [x, y - 3] as const;
  });
  return polygon(points);
}

/** What each level is made of; it grows wings, a halo and a crown on the way. */
const LEVELS: readonly MaterialName[] = [
  'ink',
  'bronze',
  'bronze',
  'silver',
  'silver',
  'gold',
  'gold',
  'jade',
  'azure',
  'violet',
  'ruby',
];

export const VIP_LEVEL_MAX = LEVELS.length - 1;

/** The sign of a VIP level from 0 to 10: 120 by 120. */
export function vipRank(level: number, options: CanvasOptions = {}): string {
  const name = LEVELS[level];
  assert(name, 'a VIP level from 0 to the highest');
  const canvas = openCanvas(`vip ${level}`, options);
  const material = MATERIALS[name];
  return canvas.picture(
    (level >= 7 ? halo(canvas, material) : '') +
      (level >= 3 ? wings(canvas, level, material) : '') +
      shield(canvas, material) +
      pips(level) +
      (level >= 5 ? crown(canvas) : ''),
    { box: [-60, -60, 120, 120], fit: 'meet' },
  );
}

const halo = (canvas: Canvas, { lit, light }: Material): string =>
  circle([0, 0, 58], canvas.glow(lit, 0.6)) +
  repeat(16, (i) => group(`rotate(${i * 22.5})`, path('M-1.5,-44 L0,-57 L1.5,-44Z', light)));

const wings = (canvas: Canvas, level: number, { light, lit, body }: Material): string =>
  mirrored(
    repeat(Math.min(5, level - 1), (i) =>
      group(
        `translate(-20 12) rotate(${-112 + i * 17})`,
        path(petal(6, 40 - i * 3), canvas.linear([light, lit, body]), pen(light, 0.8, 0.7)),
      ),
    ),
  );

const shield = (canvas: Canvas, { light, lit, body, shade }: Material): string =>
  path(
    'M0,-34 C10,-28 20,-27 29,-28 C30,6 24,28 0,42 C-24,28 -30,6 -29,-28 C-20,-27 -10,-28 0,-34Z',
    canvas.linear([light, lit, [body, 1, 0.6], shade], [0.5, 1]),
  ) +
  path(
    'M0,-27 C8,-22 16,-21 23,-22 C23,5 18,23 0,34 C-18,23 -23,5 -23,-22 C-16,-21 -8,-22 0,-27Z',
    canvas.linear([body, shade], [0.4, 1]),
    pen(light, 1, 0.6),
  ) +
  path('M0,-27 C8,-22 16,-21 23,-22 C23,5 18,23 0,34Z', '#000', fade(0.16)) +
  jewel([0, -2, 1.3], { light: '#fff', lit: light, body: lit, shade: body });

/** One small star for each level within its material, under the stone. */
const pips = (level: number): string => {
  const count = level === 0 ? 0 : 1 + ((level - 1) % 2) + (level > 6 ? 1 : 0);
  return each(
    Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 11),
    (x) => group(`translate(${x} 19)`, path(star(5, [4.6, 2]), '#fff6cf')),
  );
};

const crown = (canvas: Canvas): string =>
  path(
    'M-17,-36 L-20,-54 L-9,-45 L0,-58 L9,-45 L20,-54 L17,-36 C8,-33 -8,-33 -17,-36Z',
    canvas.linear([MATERIALS.gold.light, MATERIALS.gold.lit, MATERIALS.gold.body]),
    pen(MATERIALS.gold.light, 1, 0.9),
  ) + circle([0, -41, 2.6], MATERIALS.ruby.body);
