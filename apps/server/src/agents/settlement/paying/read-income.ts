import { BILL_KINDS } from '@baize/contract/bill-shape';
import type { Input } from '@baize/contract/endpoint';
import type { readIncome as contract, Income } from '@baize/contract/settlement';
import { listDays } from '@baize/std/calendar';
import { type Minor, subtract, sum } from '@baize/std/money';
import type { Ctx } from '../../../base/kernel/index.ts';
import { daysOf } from '../../../records/index.ts';
import { sumOpen } from '../bills/bill-queries.ts';
import type { ReadingOptions } from '../options.ts';
import { type IncomeRow, listIncome } from './income-queries.ts';

/** What an agent earned: paid to them from above, less what they paid below, by kind and day. */
export async function readIncome(
  ctx: Ctx,
  { brand }: ReadingOptions,
  input: Input<typeof contract>,
): Promise<Income> {
  const days = daysOf(input, ctx.clock.now(), brand.timezone);
  const rows = await listIncome(ctx.db, ctx.caller.memberId, days);
  return {
    from: days.from,
    to: days.to,
    kinds: BILL_KINDS.map((kind) => ({
      kind,
      ...incomeOf(rows.filter((row) => row.kind === kind)),
    })),
    days: listDays(days).map((day) => ({
      day,
      ...incomeOf(rows.filter((row) => row.day_on === day)),
    })),
    totals: incomeOf(rows),
    outstanding: await sumOpen(ctx.db, ctx.caller.memberId),
  };
}

function incomeOf(rows: readonly IncomeRow[]): { received: Minor; owed: Minor; net: Minor } {
  const received = sum(rows.map((row) => row.received));
  const owed = sum(rows.map((row) => row.paid_below));
  return { received, owed, net: subtract(received, owed) };
}
