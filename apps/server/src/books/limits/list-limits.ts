import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/limits';
import type { Ctx } from '../../base/kernel/index.ts';
import { readLimits } from './read-limits.ts';
import type { Zoned } from './read-used.ts';

export const listLimits =
  (zoned: Zoned) =>
  async (ctx: Ctx): Promise<Output<typeof contract.listLimits>> => ({
    limits: await readLimits(ctx, zoned, ctx.caller.memberId),
  });
