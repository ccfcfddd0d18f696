import { reachedBy, readTarget, type Target } from '../../arcade/reach.ts';
import { NOTHING, times } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

/**
 * Where the rocket is left, in hundredths: 250 is 2.50×. It is chosen before the start, so that
 * neither a slow line nor a slow finger costs a player anything.
 */
export type Choice = Target;

/** Where the rocket bursts, in hundredths; 100 is on the ground. */
export type Event = {
  readonly type: 'flight';
  readonly burst: number;
  readonly isWin: boolean;
};

export const rocket: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice: (sent) => readTarget(definition, sent),
  play: (choice, rng) => settle(choice, rng.next(definition.rolls)),
};

/** The round this roll makes. Apart from `play` so that rolls can be counted out. */
export function settle({ target }: Choice, roll: number): Round<Event> {
  const burst = reachedBy(definition, roll);
  const isWin = burst >= target;
  return { events: [{ type: 'flight', burst, isWin }], payout: isWin ? times(target) : NOTHING };
}
