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

/** Rounds that a player may play for nothing, until they are used up. */
export type FreeRound = {
  readonly id: string;
  readonly vendor: string;
  readonly memberId: MemberId;
  readonly currency: string;
  /** Null: any game of the vendor. */
  readonly game: string | null;
  readonly left: number;
  readonly expiresAt: Instant;
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
