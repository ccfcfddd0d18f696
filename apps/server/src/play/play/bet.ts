import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { BetKind } from './command.ts';
import type { Pockets } from './pockets.ts';
import type { BetStatus } from './state-machine.ts';

/** A bet, a tip, or a sum taken to a vendor's table, by the id its vendor gave it. */
export type Bet = {
  readonly vendor: string;
  readonly kind: BetKind;
  readonly ref: string;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly game: string | null;
  readonly roundId: string | null;
  /** What decides it, where its vendor says so: bets of a member on one event count together. */
  readonly event: string | null;
  readonly status: BetStatus;
  /** Bet and result came in one call, so one call takes both back. */
  readonly isInstant: boolean;
  readonly stake: Pockets;
  /** All that was given for it and taken again, pocket by pocket. */
  readonly payout: Pockets;
  /** The player's day it counts for, however late its result comes. */
  readonly placedOn: string;
  readonly placedAt: Instant;
  readonly eventAt: Instant;
  readonly changedAt: Instant;
};

/** What one call paid for a bet; kept where a vendor cancels results by their ids. */
export type Result = {
  readonly vendor: string;
  readonly ref: string;
  readonly betRef: string;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly status: 'paid' | 'void';
  /** It settled the bet: without it the bet runs again. */
  readonly isLast: boolean;
  readonly paid: Pockets;
};

/** What adjustments without a bet have given each pocket of a player so far, or taken. */
export type Adjusted = {
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly net: Pockets;
};

/** `bet`: one bet whose stake comes from the grant and is not paid out with its win. */
export type FreeKind = 'rounds' | 'bet';

/** Rounds that a player may play for nothing, until they are used up. */
export type FreeRound = {
  readonly id: string;
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly kind: FreeKind;
  /** Null: any game of the vendor. */
  readonly games: readonly string[] | null;
  /** What a round is played at; null: the vendor knows. */
  readonly stake: Minor | null;
  /** `bonus`: wins are kept with the grant until its last round is over. */
  readonly paysTo: 'cash' | 'bonus';
  readonly left: number;
  readonly won: Minor;
  readonly expiresAt: Instant;
};

/** A bet that a grant paid for: the bet itself has no stake. */
export type FreeBet = {
  readonly vendor: string;
  readonly ref: string;
  readonly freeId: string;
  readonly stake: Minor;
  /** What its vendor says it pays, the stake of a free bet included. */
  readonly payout: Minor;
};

/** One player's part in a round of a vendor. `ending`: no more bets, and some still run. */
export type Round = {
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: MemberId;
  readonly status: 'open' | 'ending' | 'closed';
  readonly running: number;
  /** What its bets paid the player so far, all results together. */
  readonly paid: Minor;
  readonly openedAt: Instant;
  readonly changedAt: Instant;
};
