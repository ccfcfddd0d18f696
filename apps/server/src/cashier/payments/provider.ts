import type { DepositInstructions } from '@baize/contract/deposit-instructions';
import type { MethodKind } from '@baize/contract/payment-methods';
import type { Id } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';

export type DepositId = Id<'dep'>;
export type WithdrawalId = Id<'wdr'>;

/** What a provider is asked to take in. Sent again under the same id, it is the same order. */
export type DepositAsk = {
  readonly orderId: DepositId;
  readonly reference: string;
  readonly kind: MethodKind;
  readonly method: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly expiresAt: Instant;
  /** Where the provider's page sends the member back to. */
  readonly returnUrl: string;
  readonly language: string;
};

export type DepositOpened =
  | {
      readonly status: 'open';
      readonly instructions: DepositInstructions;
      readonly payUrl: string | null;
    }
  | { readonly status: 'refused'; readonly reason: string };

/** One payment that arrived, under the provider's own name of it: it credits once. */
export type ArrivedPayment = {
  readonly paymentId: string;
  readonly amount: Minor;
  /** Of the amount, where the provider says so; else it is the order's. */
  readonly currency?: string | undefined;
  readonly at: Instant;
};

/** `unheard`: the provider does not know the order, so it was never opened there. */
export type DepositWord =
  | { readonly status: 'unheard' }
  | { readonly status: 'open' | 'closed'; readonly payments: readonly ArrivedPayment[] };

/** What a provider is asked to pay out. Sent again under the same id, it pays once. */
export type PayoutAsk = {
  readonly orderId: WithdrawalId;
  readonly reference: string;
  readonly amount: Minor;
  readonly currency: string;
  /** Of the brand's list of banks; null for an account that was added before there was one. */
  readonly bankCode: string | null;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

/** `failed` moved nothing and never will; `unheard` means that it may be sent again. */
export type PayoutWord =
  | { readonly status: 'unheard' }
  | { readonly status: 'paying' }
  | { readonly status: 'paid'; readonly bankReference: string; readonly at: Instant }
  | { readonly status: 'failed'; readonly reason: string };

/** What a provider tells by itself, signed; read only after the signature was found right. */
export type ProviderNotice =
  | ({ readonly about: 'deposit'; readonly orderId: DepositId } & ArrivedPayment)
  | {
      readonly about: 'payout';
      readonly orderId: WithdrawalId;
      readonly word: Extract<PayoutWord, { status: 'paid' | 'failed' }>;
    };

/** A line of a provider's statement of a day. */
export type StatementLine = {
  readonly about: 'deposit' | 'payout';
  readonly orderId: string;
  /** The payment's id for a deposit, the bank's reference for a payout. */
  readonly reference: string;
  readonly amount: Minor;
  readonly at: Instant;
};

/** A message as it came in: the signature covers its bytes. */
export type RawNotice = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly path: string;
  readonly body: Uint8Array;
};

/**
 * Someone who takes money in and pays it out for a brand. Silence is not a word: a call that gets no
 * clear answer throws, and nothing is concluded from it.
 */
export type PaymentProvider = {
  readonly code: string;
  openDeposit(ask: DepositAsk): Promise<DepositOpened>;
  askDeposit(orderId: DepositId): Promise<DepositWord>;
  pay(ask: PayoutAsk): Promise<PayoutWord>;
  askPayout(orderId: WithdrawalId): Promise<PayoutWord>;
  /** Null when the message is not the provider's, too old, or not readable. */
  readNotice(raw: RawNotice): ProviderNotice | null;
  /** All that moved on a day of the brand's zone. */
  readStatement(day: string): Promise<readonly StatementLine[]>;
};

/** By the code that a brand's methods name. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
