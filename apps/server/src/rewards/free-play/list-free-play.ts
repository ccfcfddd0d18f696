import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/free-play';
import { FREE_PLAY_GAMES_MAX } from '@baize/contract/free-play';
import type { Ctx } from '../../base/kernel/index.ts';
import type { Catalogue } from '../../play/catalog/index.ts';
import { listOpenGrants, type OpenGrant } from '../../play/play/index.ts';
import { nameIn } from '../claims/index.ts';

type List = typeof contract.listFreePlay;

export const listFreePlay =
  (catalogue: Catalogue) =>
  async (ctx: Ctx, { language }: Input<List>): Promise<Output<List>> => {
    const now = ctx.clock.now();
    const grants = await listOpenGrants(ctx.db, { memberId: ctx.caller.memberId, now });
    return {
      grants: grants.map((grant) => ({
        grantId: grant.id,
        kind: grant.kind,
        name: nameIn(grant.names, language),
        left: grant.left,
        granted: grant.granted,
        stake: grant.stake,
        won: grant.won,
        expiresAt: grant.expiresAt.toISOString(),
        paysTo: grant.paysTo,
        turnoverTimes: grant.turnoverTimes,
        games: gamesOf(catalogue, grant, language),
      })),
    };
  };

/** A grant for all games of its provider leads to its lists; the games of one that names some, here. */
function gamesOf(catalogue: Catalogue, { vendor, games }: OpenGrant, language: string) {
  return (games ?? [])
    .flatMap((code) => {
      const game = catalogue.byProviderCode(vendor, code);
      if (game?.state !== 'open') return [];
      return [{ nodeId: game.nodeId, name: nameIn(game.names, language) }];
    })
    .slice(0, FREE_PLAY_GAMES_MAX);
}
