import { drawNumbers, kenoPays, type Picks, readPicks } from '../../arcade/keno.ts';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

/** Different numbers, 1 to 40, at most ten. */
export type Choice = Picks;

/** The numbers in the order they are drawn, those of them that were picked, and what it pays. */
export type Event = {
  readonly type: 'draw';
  readonly numbers: readonly number[];
  readonly hits: readonly number[];
  /** In millionths of the stake. */
  readonly pays: string;
};

export const keno: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice: (sent) => readPicks(definition, sent),
  play: (choice, rng) => settle(choice, drawNumbers(definition, rng)),
};

/** The round these numbers make. Apart from `play` so that draws can be made by hand. */
export function settle({ picks }: Choice, numbers: readonly number[]): Round<Event> {
  const hits = numbers.filter((number) => picks.includes(number));
  const payout = kenoPays(definition, picks.length, hits.length);
  return { events: [{ type: 'draw', numbers, hits, pays: `${payout}` }], payout };
}
