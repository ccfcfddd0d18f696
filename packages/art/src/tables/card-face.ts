import { type Canvas, type CanvasOptions, openCanvas } from '../canvas.ts';
import { MATERIALS, materialsOf } from '../materials.ts';
import type { Motif } from '../motif.ts';
import { peacock } from '../motifs/beasts.ts';
import { mask } from '../motifs/festival.ts';
import { elephant, rabbit } from '../motifs/legend.ts';
import { each, fade, group, line, path, pen, rect, repeat, star } from '../shapes.ts';
import { isRed, SUIT_PATHS, type SuitName } from './suits.ts';

/** 1 for an ace, 11, 12 and 13 for jack, queen and king. */
export type CardName = { readonly rank: number; readonly suit: SuitName };

const WIDTH = 200;
const HEIGHT = 280;
const BOX = [0, 0, WIDTH, HEIGHT] as const;

const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

export const letterOf = (rank: number): string => LETTERS[rank] ?? String(rank);

/** The court of our deck: the rabbit of the moon, the peacock, the white elephant. */
const COURT: Readonly<Record<number, Motif>> = { 11: rabbit, 12: peacock, 13: elephant };

/** Where the pips of a number stand: columns and rows from -1 to 1. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  8: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  9: [
    [-1, -1],
    [1, -1],
    [-1, -0.33],
    [1, -0.33],
    [0, 0],
    [-1, 0.33],
    [1, 0.33],
    [-1, 1],
    [1, 1],
  ],
  10: [
    [-1, -1],
    [1, -1],
    [0, -0.67],
    [-1, -0.33],
    [1, -0.33],
    [-1, 0.33],
    [1, 0.33],
    [0, 0.67],
    [-1, 1],
    [1, 1],
  ],
};

/** The face of a card, 200 by 280: large corners, so that it is read when it is small. */
export function cardFace({ rank, suit }: CardName, options: CanvasOptions = {}): string {
  const canvas = openCanvas(`card ${rank} ${suit}`, options);
  const middle = middleOf(canvas, { rank, suit }, inkOf(canvas, suit));
  return faceOf(canvas, middle, cornerOf(rank, suit));
}

/** The joker: the mask of the fair between two stars, in no suit's colour. */
export function jokerFace(options: CanvasOptions = {}): string {
  const canvas = openCanvas('card joker', options);
  const gold = canvas.linear([MATERIALS.gold.lit, MATERIALS.gold.body]);
  const middle =
    rect([26, 78, 148, 124, 16], canvas.linear(['#fff6df', '#e9dcff']), pen('#d9952f', 2, 0.8)) +
    group('translate(100 146) scale(.66)', mask(canvas, materialsOf(['violet', 'ruby', 'gold'])));
  const corner = group('translate(38 42)', path(star(5, [27, 11]), gold, pen('#8a4b14', 2.5)));
  return faceOf(canvas, middle, corner);
}

/** White paper, what is in its middle, and a corner that is seen from both ends. */
function faceOf(canvas: Canvas, middle: string, corner: string): string {
  return canvas.picture(
    rect([1, 1, WIDTH - 2, HEIGHT - 2, 18], canvas.linear(['#ffffff', '#fbf7ff', '#e9e0f5'])) +
      rect([1, 1, WIDTH - 2, HEIGHT - 2, 18], 'none', pen('#b7a9d6', 2, 0.7)) +
      middle +
      corner +
      group(`rotate(180 ${WIDTH / 2} ${HEIGHT / 2})`, corner),
    { box: BOX, fit: 'meet' },
  );
}

const toneOf = (suit: SuitName): string => (isRed(suit) ? '#b81238' : '#1b1646');

const inkOf = (canvas: Canvas, suit: SuitName): string =>
  isRed(suit)
    ? canvas.linear(['#f0506c', '#c3163d', '#8d0a30'])
    : canvas.linear(['#4a43a0', '#1f1a57', '#0f0c30']);

const cornerOf = (rank: number, suit: SuitName): string =>
  `<text x="36" y="64" text-anchor="middle" font-family="Anuphan, sans-serif" font-weight="700"` +
  ` font-size="${rank === 10 ? 54 : 62}"${rank === 10 ? ' letter-spacing="-5"' : ''}` +
  ` fill="${toneOf(suit)}">${letterOf(rank)}</text>` +
  group('translate(36 96) scale(.4)', path(SUIT_PATHS[suit], toneOf(suit)));

function middleOf(canvas: Canvas, { rank, suit }: CardName, ink: string): string {
  const court = COURT[rank];
  if (court) return courtOf(canvas, suit, court);
  if (rank === 1) return aceOf(suit, ink);
  return each(PIPS[rank] ?? [], ([x, y]) =>
    group(
      `translate(${100 + x * 26} ${140 + y * 84})${y > 0 ? ' rotate(180)' : ''} scale(.36)`,
      path(SUIT_PATHS[suit], ink),
    ),
  );
}

const aceOf = (suit: SuitName, ink: string): string =>
  group(
    'translate(100 140)',
    repeat(16, (i) =>
      group(
        `rotate(${i * 22.5})`,
        path('M0,-66 C7,-76 5,-84 0,-92 C-5,-84 -7,-76 0,-66Z', MATERIALS.gold.body, fade(0.6)),
      ),
    ) + path(SUIT_PATHS[suit], ink, pen(MATERIALS.gold.lit, 3)),
  );

function courtOf(canvas: Canvas, suit: SuitName, motif: Motif): string {
  const materials = materialsOf(
    isRed(suit) ? ['coral', 'ruby', 'gold'] : ['azure', 'violet', 'gold'],
  );
  const ground = isRed(suit) ? ['#fff3ee', '#ffd9d6'] : ['#f1f0ff', '#cfd2ff'];
  return (
    rect([62, 30, 76, 220, 12], canvas.linear(ground), pen(MATERIALS.gold.body, 2, 0.8)) +
    line('M70,44 V236 M130,44 V236', pen(MATERIALS.gold.lit, 1.5, 0.7)) +
    group('translate(100 140) scale(.62)', motif(canvas, materials)) +
    group('translate(100 54) scale(.26)', path(SUIT_PATHS[suit], toneOf(suit))) +
    group('translate(100 226) rotate(180) scale(.26)', path(SUIT_PATHS[suit], toneOf(suit)))
  );
}

/** The back: night, a gold line, and the lightning of the studio in the middle. */
export function cardBack(options: CanvasOptions = {}): string {
  const canvas = openCanvas('card back', options);
  const weave = repeat(8, (row) =>
    repeat(6, (column) =>
      path(
        `M${25 + column * 30},${20 + row * 30} l12,15 l-12,15 l-12,-15Z`,
        row % 2 === column % 2 ? '#6fe6b8' : '#8f86df',
        fade(0.2),
      ),
    ),
  );
  return canvas.picture(
    rect([1, 1, WIDTH - 2, HEIGHT - 2, 18], '#f4f0ff') +
      rect([9, 9, WIDTH - 18, HEIGHT - 18, 13], canvas.linear(['#3a3fae', '#1f2278', '#141450'])) +
      weave +
      rect([15, 15, WIDTH - 30, HEIGHT - 30, 9], 'none', pen(MATERIALS.gold.lit, 2, 0.75)) +
      group(
        'translate(100 140)',
        path('M0,-58 L44,0 L0,58 L-44,0Z', '#141450', pen(MATERIALS.gold.lit, 2.5)) +
          path('M8,-34 L-18,6 H-2 L-8,34 L18,-6 H2Z', MATERIALS.gold.lit),
      ),
    { box: BOX, fit: 'meet' },
  );
}
