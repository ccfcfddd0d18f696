import { assert } from '@baize/std/assert';
import { RISKS, type Risk, readField } from '../../arcade/read-field.ts';
import { times } from '../../arcade/times.ts';
import type { Engine, Round } from '../../core/engine.ts';
import { definition } from './definition.ts';

export const SEGMENTS = [10, 20, 30] as const;

export type Segments = (typeof SEGMENTS)[number];

export type { Risk };

export type Choice = { readonly segments: Segments; readonly risk: Risk };

/** The segment under the pointer, counted from 0 clockwise, and what it pays in millionths. */
export type Event = { readonly type: 'spin'; readonly segment: number; readonly pays: string };

export const wheel: Engine<Choice, Event> = {
  key: definition.key,
  version: definition.version,
  readChoice(sent) {
    const segments = readField(sent, 'segments', SEGMENTS);
    const risk = readField(sent, 'risk', RISKS);
    return segments && risk && { segments, risk };
  },
  play: (choice, rng) => settle(choice, rng.next(choice.segments)),
};

/** The round this segment makes. Apart from `play` so that every segment can be counted out. */
export function settle({ segments, risk }: Choice, segment: number): Round<Event> {
  const hundredths = definition.pays[segments][risk][segment];
  assert(hundredths !== undefined, 'the pointer is on the wheel');
  const payout = times(hundredths);
  return { events: [{ type: 'spin', segment, pays: `${payout}` }], payout };
}
