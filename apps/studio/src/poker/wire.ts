import type { OpenedCard, PlayerSeed } from '@baize/engines/holdem/deck';
import type { Chips, Street, TableEvent } from '@baize/engines/holdem/table';
import type { CardEvent } from './card-games.ts';

/** What the pages of poker are told. Chips are minor units of the table's currency. */
export type WirePokerRow = {
  readonly code: string;
  readonly seats: number;
  readonly taken: number;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly buyInMin: Chips;
  readonly buyInMax: Chips;
  readonly isCash: boolean;
  /** The reader sits here. */
  readonly isOwn: boolean;
};

export type WirePokerSeat = {
  readonly place: number;
  readonly name: string;
  readonly isBot: boolean;
  readonly isOwn: boolean;
  readonly stack: Chips;
  readonly streetPut: Chips;
  /** Was dealt cards in this hand. */
  readonly isIn: boolean;
  readonly hasFolded: boolean;
  readonly isSittingOut: boolean;
  readonly isWaiting: boolean;
  readonly isAway: boolean;
  readonly bankMs: number;
  /** The reader's own, or those that were shown; null: none, or not to be known. */
  readonly cards: readonly number[] | null;
};

export type WirePokerTurn = {
  readonly place: number;
  readonly number: number;
  readonly deadlineAt: number;
  readonly isBank: boolean;
};

export type WirePokerTable = {
  readonly code: string;
  readonly version: string;
  /** The server's clock, by which the deadline is meant. */
  readonly now: number;
  readonly rules: Omit<WirePokerRow, 'code' | 'taken' | 'isOwn'>;
  readonly rakePpm: number;
  readonly rakeCaps: readonly Chips[];
  readonly seats: readonly (WirePokerSeat | null)[];
  readonly hand: {
    readonly number: number;
    readonly isOver: boolean;
    readonly button: number;
    readonly street: Street;
    readonly board: readonly number[];
    readonly pot: Chips;
    readonly bet: Chips;
    readonly root: string;
    readonly turn: WirePokerTurn | null;
  } | null;
  /** What the reader may do now; null when it is not their turn. */
  readonly choices: {
    readonly canCheck: boolean;
    readonly call: Chips;
    readonly raiseTo: { readonly min: Chips; readonly max: Chips } | null;
  } | null;
  /** What happened in this hand, or in the last. */
  readonly events: readonly TableEvent[];
  /** The SHA-256 of the house's seed for the next hand. */
  readonly nextCommitment: string;
};

export type WirePokerStay = {
  readonly stayId: string;
  readonly status: 'open' | 'seated' | 'settling' | 'returning' | 'settled' | 'refused' | 'void';
  readonly refusal: string | null;
};

/** A hand that is over, with the proof of what was shown and of the reader's own cards. */
export type WirePokerHand = {
  readonly number: number;
  readonly place: number;
  readonly playedAt: string;
  readonly commitment: string;
  readonly root: string;
  readonly playerSeeds: readonly PlayerSeed[];
  readonly events: readonly CardEvent[];
  readonly opened: readonly OpenedCard[];
};
