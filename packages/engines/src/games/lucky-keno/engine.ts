import { type Ppm, ppm } from '@baize/std/money';
import { drawNumbers, kenoPays, type Picks, readPicks } from '../../arcade/keno.ts';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

/** Different numbers, 1 to 80, at most ten. */
export type Choice = Picks;

/** The numbers in the order they are drawn; a win is multiplied when the last one was picked too. */
export type Event = {
  readonly type: 'draw';
  readonly numbers: readonly number[];
  readonly hits: readonly number[];
  readonly isLastHit: boolean;
  /** In millionths of the stake, multiplied already. */
  readonly pays: string;
};

/** How a draw ended, as far as it pays. */
export type Ending = { readonly hits: number; readonly isLastHit: boolean };

export function payoutOf(picks: number, { hits, isLastHit }: Ending): Ppm {
  const pays = kenoPays(definition, picks, hits);
  return isLastHit ? ppm(pays * BigInt(definition.lucky)) : pays;
}

export const luckyKeno: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice: (sent) => readPicks(definition, sent),
  play: (choice, rng) => settle(choice, drawNumbers(definition, rng)),
};

/** The round these numbers make. Apart from `play` so that draws can be made by hand. */
export function settle({ picks }: Choice, numbers: readonly number[]): Round<Event> {
  const hits = numbers.filter((number) => picks.includes(number));
  const isLastHit = picks.includes(numbers.at(-1) ?? 0);
  const payout = payoutOf(picks.length, { hits: hits.length, isLastHit });
  return { events: [{ type: 'draw', numbers, hits, isLastHit, pays: `${payout}` }], payout };
}
