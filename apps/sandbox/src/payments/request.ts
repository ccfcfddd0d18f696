/** What the site may ask, read from the bytes it signed. */
import { AMOUNT, CURRENCY, parseBody, readFields, WORD } from '../read-fields.ts';

export type DepositAsk = {
  readonly orderId: string;
  readonly reference: string;
  readonly kind: string;
  readonly amount: string;
  readonly currency: string;
  readonly expiresAt: string;
  readonly returnUrl: string;
  readonly language: string;
};

export type PayoutAsk = {
  readonly orderId: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
};

/** Amounts that end like this, in the smallest unit, have a fate of their own. */
export const AMOUNTS = { refused: '13', held: '17' } as const;

const TEXT = /^.{1,200}$/s;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const DEPOSIT = {
  orderId: WORD,
  reference: TEXT,
  kind: WORD,
  amount: AMOUNT,
  currency: CURRENCY,
  expiresAt: MOMENT,
  returnUrl: /^https?:\/\/\S{1,500}$/,
  language: /^[\w-]{2,10}$/,
} as const;

const PAYOUT = {
  orderId: WORD,
  reference: TEXT,
  amount: AMOUNT,
  currency: CURRENCY,
  bankName: TEXT,
  accountNumber: TEXT,
  accountName: TEXT,
} as const;

export const readDeposit = (body: Buffer): DepositAsk | string => readFields(body, DEPOSIT);
export const readPayout = (body: Buffer): PayoutAsk | string => readFields(body, PAYOUT);
export const readOrder = (body: Buffer) => readFields(body, { orderId: WORD });
export const readStatementAsk = (body: Buffer) =>
  readFields(body, { day: /^\d{4}-\d\d-\d\d$/, timezone: /^[\w/+-]{2,60}$/ });

/** The cursor of a page after the first. */
export function readAfter(body: Buffer): string | null {
  const after = parseBody(body)['after'];
  return typeof after === 'string' && /^\d{1,9}$/.test(after) ? after : null;
}
