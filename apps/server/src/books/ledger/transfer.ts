import type { AccountId, TransferId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';

/** Money on its way from one account to another of the same currency. */
export type Move = {
  readonly from: AccountId;
  readonly to: AccountId;
  readonly amount: Minor;
  /** What it was for, as a word of the module that asks: `bet_placed`, `withdrawal_requested`. */
  readonly reason: string;
  /** When it happened, if that was before it was written: a vendor's late settlement. */
  readonly eventAt?: Instant;
  /** The transfer it takes back. */
  readonly reverses?: TransferId;
};

/** One request and all it moves; the key makes a repeat harmless. */
export type TransferRequest = {
  readonly requestKey: string;
  readonly at: Instant;
  readonly moves: readonly Move[];
};

export type Transfer = Move & { readonly requestKey: string; readonly at: Instant };

/** A transfer as it was written, with the balances it left behind; the house's is of a stripe. */
export type PostedTransfer = {
  readonly id: TransferId;
  readonly requestKey: string;
  readonly reason: string;
  readonly from: AccountId;
  readonly fromBalance: Minor;
  readonly to: AccountId;
  readonly toBalance: Minor;
  readonly amount: Minor;
  readonly reverses: TransferId | null;
  readonly eventAt: Instant;
  readonly createdAt: Instant;
};

/** A request that was answered before: what it asked and what it was told. */
export type StoredRequest = {
  readonly key: string;
  readonly content: string;
  readonly answer: string;
};

/** What makes two requests the same: where, how much, what for. Not when. */
export const contentOf = (moves: readonly Move[]): string =>
  moves
    .map(({ from, to, amount, reason, reverses }) =>
      [from, to, amount, reason, reverses ?? ''].join(' '),
    )
    .join('\n');
