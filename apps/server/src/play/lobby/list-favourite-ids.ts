import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/lobby';
import type { Ctx } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

/** Those that are gone from the catalogue are among them: they may come back. */
export const listFavouriteIds = async (
  ctx: Ctx,
): Promise<Output<typeof contract.listFavouriteIds>> => [
  ...(await queries.listFavourites(ctx.db, ctx.caller.memberId)),
];
