import type { Deck } from '../holdem/deck.ts';
import type { Chips, Seat, Showing, TableEvent } from '../holdem/table.ts';
import type { Card } from '../tables/cards.ts';
import { DENG_MAX } from './rank-hand.ts';

export type PokDengRules = {
  readonly seats: number;
  /** A stake is a whole number of the least. */
  readonly stakeMin: Chips;
  readonly stakeMax: Chips;
  readonly buyInMin: Chips;
  readonly buyInMax: Chips;
  /** Of what somebody wins in a hand, the bank too, in parts per million, rounded down. */
  readonly rakePpm: number;
  /** The most a winner pays of one hand. */
  readonly rakeCap: Chips;
  /** So many hands the bank stays, then it goes on to the left. */
  readonly bankHands: number;
  /** Money of the wallet, or play money that is worth nothing. */
  readonly isCash: boolean;
};

export const STAKE_MS = 12_000;
export const DRAW_MS = 12_000;
/** Once a hand, to somebody whose line is down. */
export const RETURN_MS = 5_000;
export const PAUSE_MS = 3_000;
/** With cards to look at. */
export const SHOWDOWN_MS = 6_000;

/** What the bank must have: the most it can lose when all others stake the least. */
export const bankMinOf = ({ seats, stakeMin }: PokDengRules): Chips =>
  DENG_MAX * stakeMin * (seats - 1);

/** The most this seat may stake: what it can lose with it lies at the table. */
export const stakeMaxOf = ({ stakeMin, stakeMax }: PokDengRules, stack: Chips): Chips =>
  Math.min(stakeMax, Math.floor(stack / DENG_MAX / stakeMin) * stakeMin);

/** Somebody in a hand, by place at the table; the bank is the last of them. */
export type PokDengHolder = {
  readonly place: number;
  readonly player: string;
  readonly cards: readonly Card[];
  /** What they asked to stake, and what the bank could cover of it; nothing for the bank. */
  readonly asked: Chips;
  readonly stake: Chips;
  /** The most they can lose: it lies in the middle while the hand is played. */
  readonly put: Chips;
  readonly hasActed: boolean;
  /** Has had the time for a dropped line. */
  readonly hadReturnTime: boolean;
};

export type PokDengTurn = {
  readonly place: number;
  /** Counts the decisions of the hand; the first is the stake, which all make together. */
  readonly number: number;
  readonly deadlineAt: number;
};

export type PokDengHand = {
  readonly number: number;
  readonly bank: number;
  readonly holders: readonly PokDengHolder[];
  readonly deck: Deck;
  readonly turn: PokDengTurn | null;
};

/** The time for stakes before a hand. */
export type Staking = {
  readonly bank: number;
  readonly openedAt: number;
  readonly deadlineAt: number;
  readonly stakes: readonly { readonly place: number; readonly stake: Chips }[];
};

export type PokDengTable = {
  readonly kind: 'pok-deng';
  readonly rules: PokDengRules;
  readonly seats: readonly (Seat | null)[];
  readonly handsDealt: number;
  /** Of the hand to come: its SHA-256 is shown, the players' seeds are added, then it deals. */
  readonly houseSeed: string;
  /** Who has the bank, or had it last, and for how many hands more. */
  readonly bank: { readonly place: number; readonly player: string; readonly handsLeft: number };
  readonly staking: Staking | null;
  readonly hand: PokDengHand | null;
  readonly lastHand: PokDengHand | null;
  /** The house's rake so far. */
  readonly rake: Chips;
  readonly nextHandAt: number | null;
};

export const emptyPokDeng = (rules: PokDengRules, houseSeed: string): PokDengTable => ({
  kind: 'pok-deng',
  rules,
  houseSeed,
  seats: Array.from({ length: rules.seats }, () => null),
  handsDealt: 0,
  bank: { place: rules.seats - 1, player: '', handsLeft: 0 },
  staking: null,
  hand: null,
  lastHand: null,
  rake: 0,
  nextHandAt: null,
});

export type PokDengPaid = {
  readonly place: number;
  readonly player: string;
  /** Stakes won, below zero lost; of the bank none is told. */
  readonly deng: number | null;
  /** By how much the stack changed, the rake taken off. */
  readonly won: Chips;
  readonly rake: Chips;
};

export type PokDengEvent =
  | Extract<TableEvent, { type: 'sat' | 'left' | 'aborted' }>
  | {
      readonly type: 'dealt';
      readonly hand: number;
      readonly bank: number;
      readonly root: string;
      readonly stakes: readonly {
        readonly place: number;
        readonly asked: Chips;
        readonly stake: Chips;
      }[];
    }
  | {
      readonly type: 'drawn';
      readonly place: number;
      readonly move: 'draw' | 'stand';
      /** By the clock, not by the player. */
      readonly isTimeout: boolean;
    }
  | { readonly type: 'shown'; readonly shown: readonly Showing[] }
  | {
      readonly type: 'settled';
      readonly hand: number;
      readonly results: readonly PokDengPaid[];
      readonly rake: Chips;
    };

export type PokDengMove =
  | { readonly type: 'stake'; readonly stake: Chips }
  | { readonly type: 'draw' | 'stand' };

export type PokDengStep = {
  readonly table: PokDengTable;
  readonly events: readonly PokDengEvent[];
};

export const pokDengHolderAt = (hand: PokDengHand, place: number): PokDengHolder | undefined =>
  hand.holders.find((holder) => holder.place === place);
