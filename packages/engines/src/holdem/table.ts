import type { Card } from '../tables/cards.ts';
import type { Deck } from './deck.ts';

/** Whole numbers; one chip is one minor unit of the table's currency. */
export type Chips = number;

export type TableRules = {
  readonly seats: number;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly buyInMin: Chips;
  readonly buyInMax: Chips;
  /** Of the called money of a hand that saw a flop, in parts per million, rounded down. */
  readonly rakePpm: number;
  /** The most a hand pays by how many were dealt in: the first for two, the last for all above. */
  readonly rakeCaps: readonly Chips[];
  /** Money of the wallet, or play money that is worth nothing. */
  readonly isCash: boolean;
};

export const ACT_MS = 15_000;
export const BANK_MS = 30_000;
/** What each hand gives back of a used time bank. */
export const BANK_REFILL_MS = 500;
/** Once a hand, to somebody whose line is down. */
export const RETURN_MS = 20_000;
export const PAUSE_MS = 4_000;
/** Longer with cards to look at. */
export const SHOWDOWN_MS = 7_000;
/** Who sits out so long gives the seat to others. */
export const SITTING_OUT_MS = 600_000;

export type Seat = {
  readonly player: string;
  readonly name: string;
  readonly stack: Chips;
  readonly bankMs: number;
  /** Chosen by the player's own page; a part of every shuffle. */
  readonly seed: string;
  readonly isBot: boolean;
  /** Is dealt in when the big blind comes round. */
  readonly isWaiting: boolean;
  /** Since when; null while playing. */
  readonly sittingOutAt: number | null;
  /** The line is down. */
  readonly isAway: boolean;
  /** Goes when the hand is over. */
  readonly isLeaving: boolean;
};

export type Street = 'preflop' | 'flop' | 'turn' | 'river';

/** A player in a hand, by place at the table. */
export type Holder = {
  readonly place: number;
  readonly player: string;
  readonly cards: readonly Card[];
  /** In the whole hand, and in this street. */
  readonly put: Chips;
  readonly streetPut: Chips;
  readonly hasFolded: boolean;
  /** In this street; a blind is no action. */
  readonly hasActed: boolean;
  /** Has had the time for a dropped line. */
  readonly hadReturnTime: boolean;
};

export type Turn = {
  readonly place: number;
  /** Counts the decisions of the hand, so that a message names the one it answers. */
  readonly number: number;
  readonly deadlineAt: number;
  /** When the time bank began to run; null before. */
  readonly bankFrom: number | null;
};

export type Hand = {
  readonly number: number;
  readonly button: number;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly street: Street;
  readonly holders: readonly Holder[];
  readonly board: readonly Card[];
  readonly deck: Deck;
  /** What must be matched in this street, and the least a raise adds to it. */
  readonly bet: Chips;
  readonly raise: Chips;
  /** The place that bet or raised last; it shows first. */
  readonly aggressor: number | null;
  readonly turn: Turn | null;
  /** Streets were dealt with nobody left to bet: all hands are turned up. */
  readonly isRunOut: boolean;
};

export type Table = {
  readonly rules: TableRules;
  readonly seats: readonly (Seat | null)[];
  readonly handsDealt: number;
  /** Of the hand to come: its SHA-256 is shown, the players' seeds are added, then it deals. */
  readonly houseSeed: string;
  /** Where the big blind was last; the next one is left of it. */
  readonly lastBigBlind: number;
  readonly hand: Hand | null;
  /** The one before, as it ended. */
  readonly lastHand: Hand | null;
  /** The house's rake so far. */
  readonly rake: Chips;
  readonly nextHandAt: number | null;
};

export const emptyTable = (rules: TableRules, houseSeed: string): Table => ({
  rules,
  houseSeed,
  seats: Array.from({ length: rules.seats }, () => null),
  handsDealt: 0,
  lastBigBlind: rules.seats - 1,
  hand: null,
  lastHand: null,
  rake: 0,
  nextHandAt: null,
});

export type Paid = {
  readonly place: number;
  readonly player: string;
  readonly won: Chips;
};

export type PotPaid = {
  readonly amount: Chips;
  readonly rake: Chips;
  /** Places. */
  readonly winners: readonly number[];
};

export type Showing = { readonly place: number; readonly cards: readonly Card[] };

export type TableEvent =
  | { readonly type: 'sat'; readonly place: number; readonly player: string; readonly stack: Chips }
  | {
      readonly type: 'left';
      readonly place: number;
      readonly player: string;
      readonly stack: Chips;
    }
  | {
      readonly type: 'dealt';
      readonly hand: number;
      readonly button: number;
      readonly root: string;
    }
  | { readonly type: 'blind'; readonly place: number; readonly amount: Chips }
  | {
      readonly type: 'acted';
      readonly place: number;
      readonly move: MoveName;
      /** Put in by this move, and in the street after it. */
      readonly amount: Chips;
      readonly streetPut: Chips;
      /** By the clock, not by the player. */
      readonly isTimeout: boolean;
    }
  | { readonly type: 'street'; readonly street: Street; readonly board: readonly Card[] }
  | { readonly type: 'uncalled'; readonly place: number; readonly amount: Chips }
  | { readonly type: 'shown'; readonly shown: readonly Showing[] }
  | {
      readonly type: 'paid';
      readonly hand: number;
      readonly pots: readonly PotPaid[];
      readonly paid: readonly Paid[];
      readonly rake: Chips;
    }
  | { readonly type: 'aborted'; readonly hand: number };

export type Move =
  | { readonly type: 'fold' | 'check' | 'call' }
  /** A bet or a raise, to so much in this street. */
  | { readonly type: 'raise'; readonly to: Chips };

export type MoveName = 'fold' | 'check' | 'call' | 'bet' | 'raise';

/** What a table became, and what all may be told of it. */
export type TableStep = { readonly table: Table; readonly events: readonly TableEvent[] };

/** Whatever is played there, people sit at a table in the same way. */
export type Seated = { readonly seats: readonly (Seat | null)[] };

export const placeOf = (table: Seated, player: string): number =>
  table.seats.findIndex((seat) => seat?.player === player);

export const withSeat = <T extends Seated>(
  table: T,
  place: number,
  change: Partial<Seat> | null,
): T => ({
  ...table,
  seats: table.seats.map((seat, at) => {
    if (at !== place) return seat;
    return change === null || seat === null ? null : { ...seat, ...change };
  }),
});

export const holderAt = (hand: Hand, place: number): Holder | undefined =>
  hand.holders.find((holder) => holder.place === place);

export const withHolder = (hand: Hand, place: number, change: Partial<Holder>): Hand => ({
  ...hand,
  holders: hand.holders.map((holder) =>
    holder.place === place ? { ...holder, ...change } : holder,
  ),
});

/** The places from the first to the left of one and around to it. */
export const clockwiseFrom = (place: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, step) => (place + 1 + step) % seats);
