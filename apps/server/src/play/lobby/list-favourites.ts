import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/lobby';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import type { LobbyOptions } from './options.ts';
import * as queries from './queries.ts';

type Call = typeof contract.listFavourites;

/** What is gone from the catalogue stands on no page and is counted on none. */
export async function listFavourites(
  ctx: Ctx,
  { site, catalogue }: LobbyOptions,
  { language, pageNo, pageSize }: Input<Call>,
): Promise<Output<Call>> {
  const ids = await queries.listFavourites(ctx.db, ctx.caller.memberId);
  const games = ids.flatMap((nodeId) => catalogue.game(nodeId) ?? []);
  const spoken = answerLanguage(site.brand, language);
  const first = (pageNo - 1) * pageSize;
  return {
    content: games.slice(first, first + pageSize).map((game) => catalogue.itemOf(game, spoken)),
    pageNum: pageNo,
    totalPages: Math.ceil(games.length / pageSize),
  };
}
