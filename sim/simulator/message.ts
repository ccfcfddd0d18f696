import type { CommandKind } from '../../apps/server/src/play/play/index.ts';

export const VENDORS = [
  { code: 'simmixed', roundRule: 'mixed', hasToken: true },
  { code: 'simgamewise', roundRule: 'gamewise', hasToken: false },
] as const;

export const PERIODS = ['day', 'month'] as const;

/** What the simulated vendors send. A kind uses the fields it needs; the others stay as they are. */
export type Message = {
  readonly kind: Exclude<CommandKind, 'tip' | 'cancel-tip'>;
  readonly txId: string;
  readonly member: number;
  /** Which of `VENDORS`. */
  readonly vendor: number;
  readonly betId: string;
  /** Of a return of a stake, zero is all of it. */
  readonly amount: bigint;
  readonly payout: bigint;
  readonly roundId: string | null;
  readonly isFinal: boolean;
  readonly endsRound: boolean;
  readonly token: 'live' | 'ended';
};

export type LimitWish = {
  readonly member: number;
  readonly kind: 'stake' | 'loss';
  readonly period: (typeof PERIODS)[number];
  readonly amount: bigint;
};

/** Something in flight. `process` says which of two servers it reaches, where there are two. */
export type Sending =
  | { readonly does: 'send'; readonly message: Message; readonly process: 0 | 1 }
  | { readonly does: 'limit'; readonly wish: LimitWish };

/** All that is in flight at once, and what happens just before it. */
export type Wave = {
  readonly advanceMs: number;
  readonly before: readonly Deed[];
  readonly sendings: readonly Sending[];
  /** The database hangs up on the servers while they are at it. */
  readonly isCut: boolean;
};

export type Deed =
  | { readonly deed: 'restart' }
  | { readonly deed: 'block' | 'unblock'; readonly member: number };

export const keyOf = ({ vendor, kind, txId }: Message): string => `${vendor}:${kind}:${txId}`;

/** What was asked, without the token by which it was asked. */
export const contentOf = ({ token: _token, ...rest }: Message): string =>
  JSON.stringify(rest, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));

export const memberOf = (sending: Sending): number =>
  sending.does === 'send' ? sending.message.member : sending.wish.member;
