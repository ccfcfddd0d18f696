import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { Day } from '@baize/std/day';
import { type Minor, ZERO } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Gauge, PlayClock, Usage } from '../../books/limits/index.ts';
import type { Shut } from '../switches/index.ts';
import type { Bet, FreeBet, FreeRound, Result, Round } from './bet.ts';
import type { Ceilings } from './ceilings.ts';
import { EMPTY, isCovered, type Pockets, plus, total } from './pockets.ts';
import type { BetStatus } from './state-machine.ts';

/** All that a decision may know. It is read at once and nothing else is looked up. */
export type Situation = {
  readonly now: Instant;
  readonly today: Day;
  readonly wallet: Pockets;
  readonly member: Player;
  /** What operators have shut for everybody. */
  readonly shut: Shut;
  readonly token: Token | null;
  readonly gauges: readonly Gauge[];
  /** For how long they have been playing, and for how long they may. */
  readonly clock: PlayClock;
  readonly bet: Bet | null;
  /** What else has the id that is spoken of, where bets and results share their ids. */
  readonly named: Named;
  readonly round: Round | null;
  /** Other bets of the round that still run; read only when a command may end the round. */
  readonly others: readonly Bet[];
  readonly ceilings: Ceilings;
  /** What adjustments without a bet came to so far; read only when another one comes. */
  readonly adjusted: Pockets;
  /** Read only for bets that a grant pays for, and for a stake of nothing. */
  readonly freeRounds: readonly FreeRound[];
  /** What paid for the bet that is spoken of, where it was a grant. */
  readonly free: PaidByGrant | null;
};

export type PaidByGrant = { readonly grant: FreeRound; readonly bet: FreeBet };

export type Named = {
  /** A rollback names what is known as a result. */
  readonly isResult: boolean;
  /** That result and the bet it was paid for, where they were kept. */
  readonly result: { readonly value: Result; readonly bet: Bet } | null;
  /** A result comes whose rollback came first. */
  readonly tombstone: boolean;
};

/** A situation in which the bet that is spoken of is there. */
export type AboutBet = Situation & { readonly bet: Bet };

export type Player = {
  readonly isActive: boolean;
  readonly currency: string;
  /** The largest stake while a bonus is wagered; null for no such limit. */
  readonly stakeMax: Minor | null;
  /** From then on no bonus money is staked; null for no end. */
  readonly bonusUntil: Instant | null;
  /** Until then the player takes a break; null when they do not. */
  readonly excludedUntil: Instant | null;
  /** The day of the newest text they agreed to; null for who is not asked. */
  readonly agreedOn: Day | null;
};

export type Token = {
  readonly vendor: string;
  readonly memberId: string;
  readonly currency: string;
  /** Null opens every game of the vendor. */
  readonly game: string | null;
  readonly expiresAt: Instant;
};

/** What a vendor is told: the balance is the one this very decision left. */
export type Outcome =
  | {
      readonly ok: true;
      readonly balance: Minor;
      /** What came to the player (above zero) or went. */
      readonly moved: Minor;
      readonly status: BetStatus | null;
    }
  | {
      readonly ok: false;
      readonly code: VendorErrorCode;
      readonly balance: Minor | null;
      readonly details: Readonly<Record<string, string>>;
    };

/** What a decision changes; a refusal changes nothing. */
export type Change = {
  readonly move: Pockets;
  readonly bets: readonly Bet[];
  readonly round: Round | null;
  readonly usage: Usage | null;
  /** What a result paid, or that it was taken back. */
  readonly result: Result | null;
  /** What adjustments without a bet have come to with this one. */
  readonly adjusted: Pockets | null;
  /** The grant of free rounds as it is then, and the bet it paid for. */
  readonly free: PaidByGrant | null;
};

export type Decision = { readonly outcome: Outcome; readonly change: Change | null };

export function refuse(
  { wallet }: Situation,
  code: VendorErrorCode,
  details: Readonly<Record<string, string>> = {},
): Decision {
  return { outcome: { ok: false, code, balance: total(wallet), details }, change: null };
}

const NO_CHANGE: Change = {
  move: EMPTY,
  bets: [],
  round: null,
  usage: null,
  result: null,
  adjusted: null,
  free: null,
};

/** Says yes, unless a pocket would fall below zero: then it is refused with the code given. */
export function accept(
  situation: Situation,
  part: Partial<Change>,
  short: VendorErrorCode = 'funds_spent',
): Decision {
  const change: Change = { ...NO_CHANGE, ...part };
  const wallet = plus(situation.wallet, change.move);
  if (!isCovered(wallet)) return refuse(situation, short);
  const status = change.bets[0]?.status ?? situation.bet?.status ?? null;
  const moved = total(change.move);
  return { outcome: { ok: true, balance: total(wallet), moved, status }, change };
}

export const usageOf = (day: Day, { staked = ZERO, lost = ZERO }: Partial<Usage>): Usage => ({
  day,
  staked,
  lost,
});
