import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/lobby';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import type { LobbyOptions } from './options.ts';
import * as queries from './queries.ts';

type Call = typeof contract.listRecentGames;

/** The games a member launched last. What is gone from the catalogue is left out. */
export async function listRecentGames(
  ctx: Ctx,
  { site, catalogue }: LobbyOptions,
  { language }: Input<Call>,
): Promise<Output<Call>> {
  const rows = await queries.listRecent(ctx.db, ctx.caller.memberId);
  const spoken = answerLanguage(site.brand, language);
  return rows.flatMap(({ node_id, launched_at }) => {
    const game = catalogue.game(node_id);
    if (!game) return [];
    return { ...catalogue.itemOf(game, spoken), launchedAt: launched_at.toISOString() };
  });
}
