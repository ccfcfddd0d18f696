import type { RoundEvent } from '../core/engine.ts';
import { type ClockProfile, SETTLE_MS, SHOE_ROUNDS, VOID_MS } from './clock.ts';

/**
 * A table that many share, as a pure function of its log. `decide` says what happens next and writes
 * nothing; `apply` is the only thing that changes a state. So whoever reads the log has the same
 * cards, the same phase and the same deadline as who wrote it. Times are milliseconds of the
 * database's clock.
 */
export type Phase =
  | 'idle'
  | 'open'
  | 'last-call'
  | 'locked'
  | 'dealing'
  | 'result'
  | 'settling'
  | 'done'
  | 'void';

export type RoomRound = {
  readonly id: string;
  /** Its place in the shoe, from 1. */
  readonly number: number;
  /** The SHA-256 of the seed, shown before the first bet. */
  readonly commitment: string;
  readonly opensAt: number;
  readonly lastCallAt: number;
  readonly closesAt: number;
};

export type RoomEvent =
  | { readonly type: 'opened'; readonly shoe: number; readonly round: RoomRound }
  | { readonly type: 'last-call' }
  /** The bets that count are fixed, and with them the result. */
  | { readonly type: 'locked'; readonly betRoot: string; readonly bets: number }
  /** One card, throw or spin is shown. */
  | { readonly type: 'dealt'; readonly shown: RoundEvent }
  | {
      readonly type: 'result';
      /** As the roads keep it. */
      readonly mark: string;
      readonly serverSeed: string;
      readonly at: number;
    }
  | { readonly type: 'settling' }
  | { readonly type: 'done' }
  | { readonly type: 'voided' };

export type RoomState = {
  readonly phase: Phase;
  /** Of the last event of the log. */
  readonly seq: number;
  readonly shoe: number;
  readonly round: RoomRound | null;
  readonly betRoot: string | null;
  /** What was shown of this round. */
  readonly shown: readonly RoundEvent[];
  readonly resultAt: number | null;
  readonly serverSeed: string | null;
  /** The results of this shoe. */
  readonly marks: readonly string[];
};

export const EMPTY_ROOM: RoomState = {
  phase: 'idle',
  seq: 0,
  shoe: 0,
  round: null,
  betRoot: null,
  shown: [],
  resultAt: null,
  serverSeed: null,
  marks: [],
};

export function apply(state: RoomState, event: RoomEvent): RoomState {
  const next = { ...state, seq: state.seq + 1 };
  switch (event.type) {
    case 'opened':
      return {
        ...EMPTY_ROOM,
        phase: 'open',
        seq: next.seq,
        shoe: event.shoe,
        round: event.round,
        marks: event.shoe === state.shoe ? state.marks : [],
      };
    case 'last-call':
      return { ...next, phase: 'last-call' };
    case 'locked':
      return { ...next, phase: 'locked', betRoot: event.betRoot };
    case 'dealt':
      return { ...next, phase: 'dealing', shown: [...state.shown, event.shown] };
    case 'result':
      return {
        ...next,
        phase: 'result',
        resultAt: event.at,
        serverSeed: event.serverSeed,
        marks: [...state.marks, event.mark],
      };
    case 'settling':
      return { ...next, phase: 'settling' };
    case 'done':
      return { ...next, phase: 'done' };
    case 'voided':
      return { ...next, phase: 'void' };
    default:
      return event satisfies never;
  }
}

/** What only the writer knows: drawn and stored at the lock, shown step by step. */
export type HiddenResult = {
  readonly steps: readonly RoundEvent[];
  readonly mark: string;
  readonly serverSeed: string;
};

export type RoomFacts = {
  readonly clock: ClockProfile;
  /** Of the round that is locked; null before. */
  readonly hidden: HiddenResult | null;
  /** Whether anybody is at the table. */
  readonly isOccupied: boolean;
  /** Whether every bet of the round is paid. */
  readonly isPaid: boolean;
};

/** What the writer does next: an event to write, or a step that needs the database first. */
export type Decision =
  | { readonly type: 'write'; readonly event: RoomEvent }
  /** Begin a round: its seed is drawn and committed to. */
  | { readonly type: 'open' }
  /** Fix the bets, draw the result and store it. */
  | { readonly type: 'lock' }
  /** Show the result, and write down what each bet pays. */
  | { readonly type: 'show'; readonly event: RoomEvent }
  /** Give the stakes back. */
  | { readonly type: 'void' };

const write = (event: RoomEvent): Decision => ({ type: 'write', event });

/** What is due at this moment; null: nothing yet. */
export function decide(state: RoomState, facts: RoomFacts, now: number): Decision | null {
  const at = dueAt(state, facts);
  if (at === null || now < at) return null;
  const { round, phase } = state;
  if (!round || phase === 'idle' || phase === 'done' || phase === 'void') return { type: 'open' };
  const isShown = phase === 'result' || phase === 'settling';
  if (!isShown && now >= round.closesAt + VOID_MS) return { type: 'void' };
  switch (phase) {
    case 'open':
      // Who comes late to the last call locks at once.
      return now >= round.closesAt ? { type: 'lock' } : write({ type: 'last-call' });
    case 'last-call':
      return { type: 'lock' };
    case 'locked':
    case 'dealing':
      return deal(state, facts, now);
    case 'result':
      return write({ type: facts.isPaid ? 'done' : 'settling' });
    case 'settling':
      return write({ type: 'done' });
    default:
      return phase satisfies never;
  }
}

function deal({ shown }: RoomState, { hidden }: RoomFacts, now: number): Decision {
  // The result was stored at the lock; one that is lost is never drawn again.
  if (!hidden) return { type: 'void' };
  const step = hidden.steps[shown.length];
  if (step) return write({ type: 'dealt', shown: step });
  const { mark, serverSeed } = hidden;
  return { type: 'show', event: { type: 'result', mark, serverSeed, at: now } };
}

/** When the next thing happens; null: when somebody comes. */
export function dueAt(state: RoomState, facts: RoomFacts): number | null {
  const { round, phase, shown, resultAt } = state;
  const { clock, isOccupied, isPaid } = facts;
  if (!round || phase === 'idle' || phase === 'done' || phase === 'void') {
    return isOccupied ? 0 : null;
  }
  switch (phase) {
    case 'open':
      return round.lastCallAt;
    case 'last-call':
      return round.closesAt;
    case 'locked':
    case 'dealing':
      return round.closesAt + clock.lockMs + shown.length * clock.stepMs;
    case 'result':
      return (resultAt ?? 0) + clock.resultMs;
    case 'settling':
      return (resultAt ?? 0) + clock.resultMs + (isPaid ? 0 : SETTLE_MS);
    default:
      return phase satisfies never;
  }
}

type Opening = { readonly id: string; readonly commitment: string; readonly now: number };

/** The round that opens now; after so many a new shoe begins. */
export function opening(
  { shoe, round, marks }: RoomState,
  clock: ClockProfile,
  { id, commitment, now }: Opening,
): RoomEvent & { readonly type: 'opened' } {
  const isNew = round === null || marks.length >= SHOE_ROUNDS;
  const closesAt = closingOf(clock, now);
  return {
    type: 'opened',
    shoe: isNew ? shoe + 1 : shoe,
    round: {
      id,
      number: isNew ? 1 : round.number + 1,
      commitment,
      opensAt: now,
      lastCallAt: closesAt - clock.lastCallMs,
      closesAt,
    },
  };
}

/** On a schedule the first moment of it that leaves the time to bet. */
function closingOf({ openMs, lastCallMs, everyMs = 1 }: ClockProfile, now: number): number {
  return Math.ceil((now + openMs + lastCallMs) / everyMs) * everyMs;
}
