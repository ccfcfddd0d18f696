import type { Ppm } from '@baize/std/money';
import { type Bet, type Bets, type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import { type ChipChoice, LOST, type PaidEvent } from '../../tables/chips.ts';
import { throwDice } from '../../tables/dice.ts';
import { definition } from './definition.ts';

const { pictures, colours, pays } = definition;

export type Picture = (typeof pictures)[number];
export type Colour = keyof typeof colours;

/** Bets: `picture:fish` and the five others, `any-triple`, `one:red`, `two:red`, `all-one-colour`. */
export type Choice = ChipChoice;

export type Pictures = readonly Picture[];

type Dice = { readonly type: 'dice'; readonly faces: Pictures };

export type Event = Dice | PaidEvent;

type Row = readonly [name: string, bet: Bet<Pictures>];

const countOf = (faces: Pictures, among: Pictures): number =>
  faces.filter((face) => among.includes(face)).length;

const betOf = (kind: string, price: Ppm, wins: (faces: Pictures) => boolean): Bet<Pictures> => ({
  kind,
  pays: (faces) => (wins(faces) ? price : LOST),
});

const bets: Bets<Pictures> = new Map<string, Bet<Pictures>>([
  ...pictures.map((picture): Row => {
    const prices: readonly Ppm[] = pays.picture;
    const bet = (faces: Pictures) => prices[countOf(faces, [picture]) - 1] ?? LOST;
    return [`picture:${picture}`, { kind: 'picture', pays: bet }];
  }),
  ...Object.entries(colours).flatMap(([colour, among]): readonly Row[] => [
    [`one:${colour}`, betOf('one-colour', pays.oneOfColour, (all) => countOf(all, among) === 1)],
    [`two:${colour}`, betOf('two-colour', pays.twoOfColour, (all) => countOf(all, among) === 2)],
  ]),
  ['all-one-colour', betOf('all-one-colour', pays.allOneColour, isOneColour)],
  ['any-triple', betOf('any-triple', pays.anyTriple, (faces) => new Set(faces).size === 1)],
]);

function isOneColour(faces: Pictures): boolean {
  return Object.values(colours).some((among) => countOf(faces, among) === faces.length);
}

export const game: ChipGame<Pictures, Dice> = {
  key: definition.key,
  version: definition.version,
  bets,
  first: 'picture:fish',
  draw: (rng) => throwDice(rng).map((face) => pictures[face - 1] ?? 'fish'),
  tell: (faces) => [{ type: 'dice', faces }],
};

export const hooHeyHow = chipEngine(game);
