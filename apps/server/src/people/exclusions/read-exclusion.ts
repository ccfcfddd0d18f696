import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/exclusion';
import type { ExclusionInForce } from '@baize/contract/exclusion';
import type { MemberId } from '@baize/std/id';
import type { Ctx, World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { viewExclusion } from './view-exclusion.ts';

/** The break a member is on; null when there is none. */
export async function findExclusion(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  memberId: MemberId,
): Promise<ExclusionInForce | null> {
  const row = await queries.findInForce(db, memberId, clock.now());
  return row ? viewExclusion(row) : null;
}

export const readExclusion = async (ctx: Ctx): Promise<Output<typeof contract.readExclusion>> => ({
  exclusion: await findExclusion(ctx, ctx.caller.memberId),
});
