import { dayOf } from '@baize/std/day';
import { instant } from '@baize/std/time';
import type { PaymentRecords } from './record.ts';

export type StatementLine = {
  readonly about: 'deposit' | 'payout';
  readonly orderId: string;
  readonly reference: string;
  readonly amount: string;
  readonly at: string;
};

const PAGE = 500;

type Ask = { readonly day: string; readonly timezone: string; readonly after: string | null };

/** All that moved on a day of a calendar, the earliest first, page by page. */
export function statementOf(
  records: PaymentRecords,
  { day, timezone, after }: Ask,
): { readonly lines: readonly StatementLine[]; readonly next: string | null } {
  const lines = [...depositLines(records), ...payoutLines(records)]
    .filter(({ at }) => dayOf(instant(new Date(at)), timezone) === day)
    .toSorted((a, b) => (a.at === b.at ? compare(a.reference, b.reference) : compare(a.at, b.at)));
  const from = Number(after ?? 0);
  const page = lines.slice(from, from + PAGE);
  return { lines: page, next: from + PAGE < lines.length ? String(from + PAGE) : null };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const depositLines = ({ deposits }: PaymentRecords): readonly StatementLine[] =>
  deposits.flatMap(({ orderId, payments }) =>
    payments.map(({ paymentId: reference, amount, at }) => ({
      about: 'deposit' as const,
      orderId,
      reference,
      amount,
      at,
    })),
  );

const payoutLines = ({ payouts }: PaymentRecords): readonly StatementLine[] =>
  payouts
    .filter(({ status }) => status === 'paid')
    .map(({ orderId, bankReference: reference, amount, endedAt: at }) => ({
      about: 'payout' as const,
      orderId,
      reference,
      amount,
      at,
    }));
