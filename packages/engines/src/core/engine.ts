import type { Ppm } from '@baize/std/money';
import type { Rng } from './rng.ts';

/**
 * A game of chance as a pure function: one definition, one choice, one stream of chance and the moves
 * made since always give the same round. An engine never sees money, time or a player. It answers in
 * multiples of the stake, and the server alone turns them into amounts.
 */
export type Engine<
  Choice = unknown,
  Event extends RoundEvent = RoundEvent,
  Move extends RoundMove = RoundMove,
> = {
  readonly key: string;
  /** Raised by any change that could alter a round; a round keeps the version it was played on. */
  readonly version: number;
  /** What a player sent, as a choice of this game; null when it is none. */
  readChoice(sent: unknown): Choice | null;
  /** How many stakes a choice costs: the chips on a table. Without this, one. */
  stakesOf?(choice: Choice): number;
  /**
   * The round as far as the moves bring it. It is drawn from its beginning each time, so that the
   * first chance of a round is the same after every move.
   */
  play(choice: Choice, rng: Rng, moves?: readonly Move[]): Round<Event>;
  /** Only of games in which a player decides again during a round. */
  readonly steps?: Steps<Event, Move>;
  /** Only of games with a pot: what each stake adds to it. */
  readonly pot?: Pot;
};

/** A thing that happened, told by its `type`. Everything else in it is plain data. */
export type RoundEvent = { readonly type: string };

/** What a player does in a round that is under way, told by its `type`. */
export type RoundMove = { readonly type: string };

/** What happened, in the order a player should see it, and what it pays for a stake of one. */
export type Round<Event extends RoundEvent = RoundEvent> = {
  /** Only what the player may know by now: a hidden card is told when it is turned. */
  readonly events: readonly Event[];
  /** With the stakes themselves where they come back; what it would pay if it ended now, while it runs. */
  readonly payout: Ppm;
  /** The types of the moves that are allowed now; absent when the round is over. */
  readonly next?: readonly string[];
  /**
   * The stakes put in so far where moves added to them: a hand that was doubled. Of a round that is over
   * it may be less than was bet: the rest was not played, and goes back.
   */
  readonly stakes?: number;
  /** Over before anything was played: the whole bet is undone. */
  readonly isUnplayed?: boolean;
};

export type Steps<Event extends RoundEvent, Move extends RoundMove> = {
  /** What a player sent, as a move this round allows now; null when it is none. */
  readMove(sent: unknown, round: Round<Event>): Move | null;
  /** What is played for one who does not come back: the move that risks nothing more. */
  rest(round: Round<Event>): Move;
  /** How long the player is waited for; without this, as long as the studio says. */
  readonly restAfterMs?: number;
};

/**
 * A pot that many rounds fill and one empties. The engine draws a number for it, told by an event of
 * the type `pot`; whether that wins hangs on the stake (`pot.ts`), and what is in it the server knows.
 */
export type Pot = {
  readonly name: string;
  /** Of each stake, on top of what the round itself returns. */
  readonly share: Ppm;
  /** What the house puts in when it begins anew, in multiples of the usual stake. */
  readonly seed: number;
};

export const isOver = ({ next }: Round): boolean => next === undefined;
