import type { AccountId, MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';

/** What a member's accounts are for. None of them may fall below zero. */
export const MEMBER_PURPOSES = [
  'cash',
  'bonus',
  'locked', // Won with bonus money, not yet theirs to take out.
  'held', // Promised to a withdrawal under way.
  'points',
  'escrow', // Set aside to be shared out; the holder is what shares it, such as an envelope.
  'vendor_wallet', // Money at a vendor that keeps a wallet of its own; `part` names the vendor.
] as const;

/** What the house's accounts are for. They are the other side of every member's balance. */
export const HOUSE_PURPOSES = [
  'vendor_clearing', // Stakes and winnings; the holder is the vendor.
  'payment_clearing', // Deposits and withdrawals; the holder is the provider.
  'promotion',
  'commission',
  'salary',
  'rebate',
  'jackpot',
  'fee',
  'adjustment',
  'issue', // Where points and trial money come from.
  'rounding', // What a division left over.
] as const;

export type MemberPurpose = (typeof MEMBER_PURPOSES)[number];
export type HousePurpose = (typeof HOUSE_PURPOSES)[number];

/** `vendor:pg`, `provider:quickpay`, or the house itself. */
export type HouseHolder = `vendor:${string}` | `provider:${string}` | 'house';

/** The four pockets every member has in every currency they use. */
export type MemberAccounts = {
  readonly cash: AccountId;
  readonly bonus: AccountId;
  readonly locked: AccountId;
  readonly held: AccountId;
};

export type MemberAccountKey = {
  readonly memberId: MemberId;
  readonly purpose: MemberPurpose;
  readonly currency: string;
  readonly part?: string;
};

export type HouseAccountKey = {
  readonly purpose: HousePurpose;
  readonly currency: string;
  readonly holder?: HouseHolder;
};

export type Account = {
  readonly id: AccountId;
  readonly currency: string;
  readonly floor: Minor | null;
  readonly balance: Minor;
  /** The number of its last entry: it rises by one with each, and so orders what clients see. */
  readonly version: bigint;
  /** Rises with every write; who decides on what was read makes sure that it has not risen since. */
  readonly revision: bigint;
};

/** Points are a currency like any other, of no fraction. */
export const POINTS = 'points';

/** Trial money is a currency of its own, so that it can never meet real money in a transfer. */
export const trialCurrency = (currency: string): string => `${currency}.trial`;

export const isHouse = (id: AccountId): boolean => id < 0n;

const STRIPES = 16n;

/**
 * Each account of the house is sixteen rows, so that those who write to it do not wait for each
 * other. Its name is the number of the first; what it holds is the sum of all.
 */
export const stripeAt = (house: AccountId, place: bigint): AccountId =>
  (house - (place % STRIPES)) as AccountId;

/** The account a stripe belongs to; any other account is itself. */
export const wholeOf = (id: AccountId): AccountId =>
  (isHouse(id) ? id - (id % STRIPES) : id) as AccountId;

/** All rows of an account of the house. */
export const stripesOf = (house: AccountId): readonly AccountId[] =>
  Array.from({ length: Number(STRIPES) }, (_, stripe) => (house - BigInt(stripe)) as AccountId);
