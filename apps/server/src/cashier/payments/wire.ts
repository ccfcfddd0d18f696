import type { DepositInstructions } from '@baize/contract/deposit-instructions';
import { moment as nearMoment } from '@baize/contract/endpoint';
import { isId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import * as z from 'zod/mini';
import type { DepositId, WithdrawalId } from './provider.ts';

/** What a provider may say, as it travels. Whatever is not of this shape was not said. */

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Above zero, in the smallest unit, and small enough for an account. */
const amount = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
  z.transform((units: string) => minor(BigInt(units))),
);

const moment = z.pipe(
  nearMoment,
  z.transform((at: string) => instant(new Date(at))),
);

const webAddress = z.url({ protocol: /^https?$/ });
/** The name of a payment stands in keys of our books, so it is a plain word. */
const paymentId = z.string().check(z.regex(/^[\w.-]{1,64}$/));

const instructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('qr'), payload: text(512), payee: text(120) }),
  z.object({
    kind: z.literal('bank'),
    bankName: text(120),
    accountName: text(120),
    accountNumber: text(40),
  }),
  z.object({ kind: z.literal('wallet'), payee: text(120) }),
  z.object({
    kind: z.literal('crypto'),
    coin: text(12),
    network: text(24),
    address: text(120),
    coinAmount: z.string().check(z.regex(/^\d{1,15}(\.\d{1,18})?$/)),
  }),
]) satisfies z.ZodMiniType<DepositInstructions>;

export const depositOpened = z.discriminatedUnion('status', [
  z.object({ status: z.literal('open'), instructions, payUrl: z.nullable(webAddress) }),
  z.object({ status: z.literal('refused'), reason: text(200) }),
]);

/** Left out, it is the order's own: providers of one currency need not name it. */
const currency = z.optional(z.string().check(z.regex(/^[A-Z]{3,5}$/)));

const payments = z
  .array(z.object({ paymentId, amount, currency, at: moment }))
  .check(z.maxLength(1_000));

export const depositWord = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unheard') }),
  z.object({ status: z.literal('open'), payments }),
  z.object({ status: z.literal('closed'), payments }),
]);

const paid = z.object({ status: z.literal('paid'), bankReference: text(64), at: moment });
const failed = z.object({ status: z.literal('failed'), reason: text(200) });
const paying = z.object({ status: z.literal('paying') });

/** To a payout that was just sent nobody can say that they never heard of it. */
export const payoutTaken = z.discriminatedUnion('status', [paying, paid, failed]);

export const payoutWord = z.discriminatedUnion('status', [
  z.object({ status: z.literal('unheard') }),
  paying,
  paid,
  failed,
]);

export const depositId = z.custom<DepositId>((id) => typeof id === 'string' && isId('dep', id));
export const payoutId = z.custom<WithdrawalId>((id) => typeof id === 'string' && isId('wdr', id));

const noticeId = text(64);

export const notice = z.discriminatedUnion('about', [
  z.object({
    noticeId,
    about: z.literal('deposit'),
    orderId: depositId,
    paymentId,
    amount,
    currency,
    at: moment,
  }),
  z.object({
    noticeId,
    about: z.literal('payout'),
    orderId: payoutId,
    word: z.discriminatedUnion('status', [paid, failed]),
  }),
]);

export const statementPage = z.object({
  lines: z
    .array(
      z.object({
        about: z.enum(['deposit', 'payout']),
        orderId: text(64),
        reference: text(64),
        amount,
        at: moment,
      }),
    )
    .check(z.maxLength(1_000)),
  /** Where the next page begins; null at the end. */
  next: z.nullable(text(120)),
});
