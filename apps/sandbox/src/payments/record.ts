/** What the provider remembers. Money is a text of the smallest units, as it travels. */

export type Payment = { readonly paymentId: string; readonly amount: string; readonly at: string };

export type Deposit = {
  readonly orderId: string;
  readonly reference: string;
  readonly kind: string;
  readonly amount: string;
  readonly currency: string;
  readonly expiresAt: string;
  readonly returnUrl: string;
  readonly language: string;
  readonly openedAt: string;
  /** What of the order must be the same when it is sent again. */
  readonly ask: string;
  readonly instructions: object;
  isRefused: boolean;
  payments: readonly Payment[];
};

export type Payout = {
  readonly orderId: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly takenAt: string;
  readonly ask: string;
  status: 'paying' | 'held' | 'paid' | 'failed';
  /** When it is paid by itself, unless it is held. */
  dueAtMs: number;
  bankReference: string;
  reason: string;
  endedAt: string;
};

/** A message to the site, sent until it says that it has it. */
export type Notice = {
  readonly noticeId: string;
  readonly orderId: string;
  readonly body: string;
  /** Signed by a secret that is not ours: sent once, so that a site can be seen to refuse it. */
  readonly isForged: boolean;
  readonly createdAtMs: number;
  /** How often it is sent at once, the first time. */
  readonly copies: number;
  dueAtMs: number;
  tries: number;
  /** What the site answered last; 0 when it did not. */
  answer: number | null;
  isOver: boolean;
};

export type Outage = { readonly untilMs: number; readonly how: 'refuse' | 'silence' };

export type PaymentRecords = {
  deposits: readonly Deposit[];
  payouts: readonly Payout[];
  notices: readonly Notice[];
  outage: Outage | null;
};

export const NO_RECORDS: PaymentRecords = {
  deposits: [],
  payouts: [],
  notices: [],
  outage: null,
};
