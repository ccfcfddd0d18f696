import type { AgreementKind } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import { BILLS_PER_PAGE, type BillPage, type listDividends } from '@baize/contract/settlement';
import { subtract } from '@baize/std/money';
import { type Ctx, ensure, listOrder } from '../../../base/kernel/index.ts';
import { daysOf } from '../../../records/index.ts';
import { canUse } from '../../agreements/index.ts';
import type { ReadingOptions } from '../options.ts';
import * as queries from './bill-queries.ts';
import { viewBills } from './bill-view.ts';

/** The bills of one kind, on both sides of the caller. What they are not shown is refused. */
export const listBills =
  ({ brand, isOn }: ReadingOptions, kind: AgreementKind) =>
  async (ctx: Ctx, input: Input<typeof listDividends>): Promise<BillPage> => {
    ensure(isOn(), 'feature_off');
    const { memberId } = ctx.caller;
    const now = ctx.clock.now();
    ensure(await canUse(ctx.db, memberId, { kind, at: now }), 'access_restricted');
    const { from, to, start, end } = daysOf(input, now, brand.timezone);
    const { side, status, number, before } = input;
    const asked = { memberId, kind, side, status, number, start, end };
    const bills = await queries.listBills(ctx.db, asked, {
      order: listOrder(input, { by: 'period', isDown: true }),
      before,
      limit: BILLS_PER_PAGE + 1,
    });
    const sums = await queries.sumBills(ctx.db, asked);
    return {
      from,
      to,
      bills: await viewBills(ctx.db, bills.slice(0, BILLS_PER_PAGE), memberId),
      hasMore: bills.length > BILLS_PER_PAGE,
      totals: { ...sums, income: subtract(sums.received, sums.owed) },
    };
  };
