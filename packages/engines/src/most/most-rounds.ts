import { assert } from '@baize/std/assert';
import type { Engine, RoundMove } from '../core/engine.ts';
import { familySea } from '../families/family-seas.ts';
import { sheetGameOf } from '../families/family-sheets.ts';
import { DEEP, REEF, type Sea } from '../fishing/seas.ts';
import slotRounds from './slot-rounds.json' with { type: 'json' };

/** What leads to the round that pays the most: the choice, the numbers that are drawn, the moves. */
export type MostRound = {
  readonly choice: unknown;
  readonly numbers: readonly number[];
  readonly moves: readonly RoundMove[];
};

const round = (
  choice: unknown,
  numbers: readonly number[],
  moves: readonly object[] = [],
): MostRound => ({ choice, numbers, moves: moves as readonly RoundMove[] });

const chip = (bet: string, numbers: readonly number[]) =>
  round({ chips: [{ bet, units: 1 }] }, numbers);

/** Ace, ten, jack, queen and king of spades are dealt, and all are held. */
const ROYAL = round({}, [0, 8, 8, 8, 8], [{ type: 'draw', hold: [true, true, true, true, true] }]);

const FIVE = 4;
const SIX = 5;
const TEN = 9;

/**
 * Both side bets are won by three fives of spades. They are split to four hands; each is doubled on
 * eleven and becomes 21, and the dealer busts.
 */
const FOUR_DOUBLED = round(
  { sides: ['pair', 'three'] },
  [FIVE, FIVE, FIVE, TEN, FIVE, FIVE, SIX, TEN, SIX, TEN, SIX, TEN, SIX, TEN, TEN],
  ['split', 'split', 'split', 'double', 'double', 'double', 'double'].map((type) => ({ type })),
);

/** So many tiles behind the mines, which lie in the first tiles of the board. */
const minesRound = (mines: number, opened: number) =>
  round(
    { mines },
    Array.from({ length: mines }, () => 0),
    Array.from({ length: opened }, (_, at) => ({ type: 'open', tile: mines + at })),
  );

const rank = (of: number) => of - 1;

/**
 * Right guesses of which 2, 2, 3, 5, 5, 5, 7, 9 and 11 ranks win; a card that does not suit the next
 * guess is passed over.
 */
const NINE_GUESSES = (() => {
  const winning = [2, 2, 3, 5, 5, 5, 7, 9, 11];
  // A guess that the next is lower wins with as many ranks as the card's own; the next is an ace.
  const numbers = winning.flatMap((ranks) => [rank(ranks), rank(1)]);
  const moves = winning.flatMap((_, at) => [...(at === 0 ? [] : ['skip']), 'lower']);
  return round(
    {},
    numbers,
    [...moves, 'cash-out'].map((type) => ({ type })),
  );
})();

const MADE: Readonly<Record<string, MostRound>> = {
  roulette: chip('straight:17', [17]),
  'sic-bo': chip('triple:6', [5, 5, 5]),
  'hoo-hey-how': chip('any-triple', [0, 0, 0]),
  'se-die': chip('four-red', [0, 0, 0, 0]),
  'fan-tan': chip('fan:1', [0]),
  cockfight: chip('draw', [99]),
  'dragon-tiger': chip('suited-tie', [0, 0]),
  baccarat: chip('perfect-pair', [0, 0, 0, 0]),
  'baccarat-super-six': chip('perfect-pair', [0, 0, 0, 0]),
  blackjack: FOUR_DOUBLED,
  'over-under': round({ side: 'under', target: 100 }, [0]),
  limbo: round({ target: 1_000_000 }, [0]),
  rocket: round({ target: 100_000 }, [0]),
  mines: minesRound(9, 13),
  plinko: round({ rows: 16, risk: 'high' }, [0]),
  wheel: round({ segments: 30, risk: 'high' }, [0]),
  hilo: NINE_GUESSES,
  keno: round(
    { picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    Array.from({ length: 10 }, () => 0),
  ),
  'lucky-keno': round(
    { picks: [1, 2, 3, 4, 5, 6, 7, 8, 20] },
    Array.from({ length: 20 }, () => 0),
  ),
  'kite-lines': round({}, [0]),
  'lotus-trio': round({}, [0]),
  'night-market': round({}, [0]),
  'jacks-or-better': ROYAL,
  'tens-and-up': ROYAL,
  'nines-or-better': ROYAL,
  'wild-deuces': ROYAL,
  'bonus-poker': ROYAL,
  'double-bonus': ROYAL,
  'joker-kings': ROYAL,
};

const SEAS: Readonly<Record<string, Sea>> = { 'reef-patrol': REEF, 'kraken-night': DEEP };

/** The fish that leads a sea is captured by the one shot of a magazine. */
function captured(sea: Sea): MostRound {
  const lead = sea.fish.toSorted((a, b) => b.odds - a.odds)[0];
  assert(lead, 'a sea has fish');
  const fish = [{ id: 0, kind: lead.code }];
  const shot = { type: 'shot', weapon: 'cannon', fish };
  return round({ bullets: 20 }, [0], [shot, { type: 'close' }]);
}

/** The round of a game that pays the most its sheet states. */
export function mostRoundOf({ key }: Pick<Engine, 'key'>): MostRound {
  const sea = familySea(key) ?? SEAS[key];
  if (sea) return captured(sea);
  const slot = (slotRounds as Readonly<Record<string, string>>)[key];
  const made = slot ? round({}, slot.split(' ').map(Number)) : MADE[sheetGameOf(key)];
  assert(made, `the most of ${key} was constructed`);
  return made;
}
