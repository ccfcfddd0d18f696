/** What a vendor with wallets remembers. Money is a text of the smallest units, as it travels. */

/** What a player has at a vendor. */
export type Purse = {
  readonly vendor: string;
  readonly memberId: string;
  readonly currency: string;
  balance: string;
};

/** What the vendor says of an order, and says again whenever it is asked. */
export type Word =
  | { readonly status: 'done'; readonly balance: string }
  | { readonly status: 'failed' };

export type Order = {
  readonly vendor: string;
  readonly reference: string;
  /** What of the order must be the same when it is sent again. */
  readonly ask: string;
  readonly word: Word;
};

export type Outage = { readonly untilMs: number; readonly how: 'refuse' | 'silence' };

export type WalletRecords = {
  purses: readonly Purse[];
  orders: readonly Order[];
  outage: Outage | null;
};

export const NO_WALLETS: WalletRecords = { purses: [], orders: [], outage: null };
