import type { Chips } from '@baize/engines/holdem/table';
import type { PokDengEvent, PokDengRules, PokDengTurn } from '@baize/engines/pok-deng/table';
import type { WirePokerSeat } from './wire.ts';

/** What the pages of Pok Deng are told. Chips are minor units of the table's currency. */
export type WirePokDengRow = Omit<PokDengRules, 'rakePpm' | 'rakeCap' | 'bankHands'> & {
  readonly code: string;
  readonly taken: number;
  /** The reader sits here. */
  readonly isOwn: boolean;
};

export type WirePokDengSeat = Omit<WirePokerSeat, 'streetPut' | 'hasFolded' | 'bankMs'> & {
  readonly isBank: boolean;
  /** In this hand; before the deal what they ask for. */
  readonly stake: Chips;
  /** How many cards lie there, also where they are not known. */
  readonly cardCount: number;
};

export type WirePokDengTable = {
  readonly code: string;
  readonly version: string;
  /** The server's clock, by which the deadlines are meant. */
  readonly now: number;
  readonly rules: PokDengRules;
  readonly seats: readonly (WirePokDengSeat | null)[];
  /** While stakes are taken: until when, and what the reader may stake; null, nothing. */
  readonly staking: {
    readonly hand: number;
    readonly deadlineAt: number;
    readonly own: { readonly min: Chips; readonly max: Chips } | null;
  } | null;
  readonly hand: {
    readonly number: number;
    readonly isOver: boolean;
    readonly root: string;
    readonly turn: PokDengTurn | null;
  } | null;
  /** It is for the reader to draw or to stand. */
  readonly isOwnTurn: boolean;
  /** What happened in this hand, or in the last. */
  readonly events: readonly PokDengEvent[];
  /** The SHA-256 of the house's seed for the next hand. */
  readonly nextCommitment: string;
};
