import sharp from 'sharp';
import { expect, test } from 'vitest';
import { materialsOf } from '../materials.ts';
import { cardBack, cardFace, jokerFace } from './card-face.ts';
import { chip } from './chip.ts';
import { dieFace, pictureFace } from './die-face.ts';
import { gourd } from './gourd.ts';
import { prawn } from './prawn.ts';
import { wheelBowl, wheelRotor } from './roulette-wheel.ts';
import { SUIT_PATHS, type SuitName } from './suits.ts';
import { porcelainButton, token } from './tokens.ts';
import { coverBowl, glassDome, plate } from './vessels.ts';

const materials = materialsOf(['jade', 'leaf', 'ruby']);
const suits = Object.keys(SUIT_PATHS) as SuitName[];
const ranks = Array.from({ length: 13 }, (_, place) => place + 1);

const pictures: readonly (readonly [name: string, draw: () => string])[] = [
  ...suits.flatMap((suit) =>
    ranks.map((rank) => [`${rank} of ${suit}`, () => cardFace({ rank, suit })] as const),
  ),
  ['back', cardBack],
  ['joker', jokerFace],
  ['chip', () => chip('ruby')],
  ...[1, 2, 3, 4, 5, 6].map((face) => [`die ${face}`, () => dieFace(face)] as const),
  ['gourd', () => pictureFace({ name: 'gourd', motif: gourd, materials })],
  ['prawn', () => pictureFace({ name: 'prawn', motif: prawn, materials })],
  ['bowl of the wheel', wheelBowl],
  ['rotor of the wheel', () => wheelRotor([{ label: '0', fill: '#179a78' }])],
  ['button', porcelainButton],
  ['red token', () => token('red')],
  ['white token', () => token('white')],
  ['bowl', coverBowl],
  ['dome', glassDome],
  ['plate', plate],
];

test.each(pictures)('%s is the same picture each time, and no page forbids it', (_, draw) => {
  const svg = draw();
  expect(draw()).toBe(svg);
  // Where styles come from files alone, an attribute of style would be dropped.
  expect(svg).not.toMatch(/ style=|<style|NaN|undefined/);
});

test('no two pictures are one', () => {
  expect(new Set(pictures.map(([, draw]) => draw())).size).toBe(pictures.length);
});

test.each(['back', 'joker', '13 of heart', 'prawn', 'rotor of the wheel'])(
  '%s can be drawn',
  async (name) => {
    const [, draw] = pictures.find(([known]) => known === name) ?? [];
    const { isOpaque, channels } = await sharp(Buffer.from(draw?.() ?? '')).stats();
    expect(isOpaque).toBe(false);
    expect(channels[0]?.stdev).toBeGreaterThan(10);
  },
);
