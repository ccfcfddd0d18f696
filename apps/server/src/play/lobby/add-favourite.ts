import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/lobby';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import type { LobbyOptions } from './options.ts';
import * as queries from './queries.ts';

type Call = typeof contract.addFavourite;

/** Marks a game as liked; one that is liked already keeps its place. */
export function addFavourite(
  ctx: Ctx,
  { catalogue }: LobbyOptions,
  { nodeId }: Input<Call>,
): Promise<Output<Call>> {
  ensure(catalogue.game(nodeId), 'not_found');
  const { memberId } = ctx.caller;
  return ctx.db.transaction().execute(async (tx) => {
    await queries.lockLobbyOf(tx, memberId);
    const ids = await queries.listFavourites(tx, memberId);
    if (ids.includes(nodeId)) return { nodeId };
    ensure(ids.length < contract.FAVOURITES_MAX, 'favourites_full');
    const added_at = ctx.clock.now();
    await queries.insertFavourite(tx, { member_id: memberId, node_id: nodeId, added_at });
    return { nodeId };
  });
}
