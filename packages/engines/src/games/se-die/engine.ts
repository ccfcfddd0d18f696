import type { Ppm } from '@baize/std/money';
import { type Bet, type Bets, type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import { type ChipChoice, LOST, type PaidEvent } from '../../tables/chips.ts';
import { definition } from './definition.ts';

/**
 * Bets: `odd` and `even` (how many are red), `four-red`, `four-white`, `three-red`, `three-white`,
 * `two-and-two`, `all-same`.
 */
export type Choice = ChipChoice;

export type Token = 'red' | 'white';
export type Tokens = readonly Token[];

type Shaken = { readonly type: 'tokens'; readonly tokens: Tokens };

export type Event = Shaken | PaidEvent;

export type Prices = Readonly<Record<keyof typeof definition.pays, Ppm>>;

const SIDES = ['red', 'white'] as const;

const redsOf = (tokens: Tokens): number => tokens.filter((token) => token === 'red').length;

/** Of four tokens, by the number of red ones that win. */
export function betsOf(pays: Prices): Bets<Tokens> {
  const betOf = (kind: keyof Prices, wins: readonly number[]): Bet<Tokens> => ({
    kind,
    pays: (tokens) => (wins.includes(redsOf(tokens)) ? pays[kind] : LOST),
  });
  return new Map([
    ['odd', betOf('half', [1, 3])],
    ['even', betOf('half', [0, 2, 4])],
    ['four-red', betOf('four', [4])],
    ['four-white', betOf('four', [0])],
    ['three-red', betOf('three', [3])],
    ['three-white', betOf('three', [1])],
    ['two-and-two', betOf('two-and-two', [2])],
    ['all-same', betOf('all-same', [0, 4])],
  ]);
}

export const game: ChipGame<Tokens, Shaken> = {
  key: definition.key,
  version: definition.version,
  bets: betsOf(definition.pays),
  first: 'odd',
  draw: (rng) => Array.from({ length: definition.tokens }, () => SIDES[rng.next(2)] ?? 'red'),
  tell: (tokens) => [{ type: 'tokens', tokens }],
};

export const seDie = chipEngine(game);
