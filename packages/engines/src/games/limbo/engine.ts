import { reachedBy, readTarget, type Target } from '../../arcade/reach.ts';
import { NOTHING, times } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

/** The number that must be reached, in hundredths: 250 is 2.50×, and pays so much when it is. */
export type Choice = Target;

/** How far it went, in hundredths. */
export type Event = {
  readonly type: 'result';
  readonly multiplier: number;
  readonly isWin: boolean;
};

export const limbo: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice: (sent) => readTarget(definition, sent),
  play: (choice, rng) => settle(choice, rng.next(definition.rolls)),
};

/** The round this roll makes. Apart from `play` so that rolls can be counted out. */
export function settle({ target }: Choice, roll: number): Round<Event> {
  const multiplier = reachedBy(definition, roll);
  const isWin = multiplier >= target;
  return {
    events: [{ type: 'result', multiplier, isWin }],
    payout: isWin ? times(target) : NOTHING,
  };
}
