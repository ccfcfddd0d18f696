import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import type { Ctx } from '../kernel/index.ts';
import { dayOf } from './periods.ts';
import * as queries from './queries.ts';
import { view, type Zoned } from './set-limit.ts';

export const listLimits =
  ({ zone }: Zoned) =>
  async (ctx: Ctx): Promise<Output<typeof contract.listLimits>> => {
    const { memberId } = ctx.caller;
    const today = dayOf(ctx.clock.now(), zone);
    const rows = await queries.listLimits(ctx.db, memberId);
    const limits = await Promise.all(
      rows.map(async (row) => {
        const key = { memberId, kind: row.kind, period: row.period };
        return view(key, queries.toLimit(row), await queries.readUsed(ctx.db, key, today));
      }),
    );
    return { limits };
  };
