import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import { periodAt } from '@baize/std/calendar';
import type { Ctx } from '../../base/kernel/index.ts';
import type { Period } from './periods.ts';
import { readLimits } from './read-limits.ts';
import type { Zoned } from './read-used.ts';

export const listLimits =
  (zoned: Zoned) =>
  async (ctx: Ctx): Promise<Output<typeof contract.listLimits>> => {
    const endOf = (period: Period) =>
      periodAt(period, ctx.clock.now(), zoned.zone).to.toISOString();
    return {
      limits: await readLimits(ctx, zoned, ctx.caller.memberId),
      renewsAt: { day: endOf('day'), week: endOf('week'), month: endOf('month') },
    };
  };
