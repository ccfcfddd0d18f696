import { type Bet, type Bets, type ChipGame, chipEngine } from '../../tables/chip-engine.ts';
import { type ChipChoice, LOST, type PaidEvent, PUSH } from '../../tables/chips.ts';
import { definition } from './definition.ts';

/**
 * Bets on the buttons left when the pile has been counted off by four: `fan:1` wins on one number;
 * `nim:1-2` wins on the first, the second gives the stake back; `kwok:1-2`, `odd` and `even` win on
 * two; `nga:1-2-3` wins on the first two, the third gives the stake back; `hong:1-2-3` wins on three.
 */
export type Choice = ChipChoice;

/** So many buttons lay under the bowl, and so many were left: 1 to 4. */
type Pile = { readonly type: 'pile'; readonly buttons: number; readonly left: number };

export type Event = Pile | PaidEvent;

type Kind = keyof typeof definition.pays;
type Row = readonly [name: string, bet: Bet<number>];

const LEFT = [1, 2, 3, 4] as const;

const betOf = (kind: Kind, wins: readonly number[], push = 0): Bet<number> => ({
  kind,
  pays: (buttons) => {
    const left = leftOf(buttons);
    return wins.includes(left) ? definition.pays[kind] : left === push ? PUSH : LOST;
  },
});

const leftOf = (buttons: number): number => ((buttons - 1) % LEFT.length) + 1;

const pairs = LEFT.flatMap((a) => LEFT.filter((b) => b > a).map((b) => [a, b] as const));

const bets: Bets<number> = new Map<string, Bet<number>>([
  ...LEFT.map((a): Row => [`fan:${a}`, betOf('fan', [a])]),
  ...LEFT.flatMap((a) =>
    LEFT.filter((b) => b !== a).map((b): Row => [`nim:${a}-${b}`, betOf('nim', [a], b)]),
  ),
  ...pairs
    .filter(([a, b]) => (a + b) % 2 === 1)
    .map(([a, b]): Row => [`kwok:${a}-${b}`, betOf('kwok', [a, b])]),
  ['odd', betOf('kwok', [1, 3])],
  ['even', betOf('kwok', [2, 4])],
  ...pairs.flatMap(([a, b]) =>
    LEFT.filter((c) => c !== a && c !== b).map(
      (c): Row => [`nga:${a}-${b}-${c}`, betOf('nga', [a, b], c)],
    ),
  ),
  ...LEFT.map((lost): Row => {
    const wins = LEFT.filter((a) => a !== lost);
    return [`hong:${wins.join('-')}`, betOf('hong', wins)];
  }),
]);

export const game: ChipGame<number, Pile> = {
  key: definition.key,
  version: definition.version,
  bets,
  first: 'odd',
  draw: (rng) => definition.pileMin + rng.next(definition.piles),
  tell: (buttons) => [{ type: 'pile', buttons, left: leftOf(buttons) }],
};

export const fanTan = chipEngine(game);
