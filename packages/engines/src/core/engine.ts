import type { Ppm } from '@baize/std/money';
import type { Rng } from './rng.ts';

/**
 * A game of chance as a pure function: one definition, one choice and one stream of chance always
 * give the same round. An engine never sees money, time or a player. It answers in multiples of the
 * stake, and the server alone turns them into amounts.
 */
export type Engine<Choice = unknown, Event extends RoundEvent = RoundEvent> = {
  readonly key: string;
  /** Raised by any change that could alter a round; a round keeps the version it was played on. */
  readonly version: number;
  /** What a player sent, as a choice of this game; null when it is none. */
  readChoice(sent: unknown): Choice | null;
  play(choice: Choice, rng: Rng): Round<Event>;
};

/** A thing that happened, told by its `type`. Everything else in it is plain data. */
export type RoundEvent = { readonly type: string };

/** What happened, in the order a player should see it, and what it pays for a stake of one. */
export type Round<Event extends RoundEvent = RoundEvent> = {
  readonly events: readonly Event[];
  readonly payout: Ppm;
};
