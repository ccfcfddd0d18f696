import type * as contract from '@baize/contract/bonus';
import type { Input, Output } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { findOwn } from './queries.ts';
import { settleMember } from './settle-member.ts';
import { viewGrants } from './view-grants.ts';

type GiveUp = typeof contract.giveUpBonus;

/** Ends a bonus by its owner's wish. One that is over stays what it became. */
export async function giveUpBonus(
  ctx: Ctx,
  { language, bonusId }: Input<GiveUp>,
): Promise<Output<GiveUp>> {
  const { memberId } = ctx.caller;
  ensure(await findOwn(ctx.db, bonusId, memberId), 'not_found');
  await settleMember(ctx, { memberId, givenUp: bonusId });
  const grant = await findOwn(ctx.db, bonusId, memberId);
  assert(grant, 'a bonus is never deleted');
  const [shown] = await viewGrants(ctx.db, [grant], language);
  assert(shown, 'one bonus is one view');
  return shown;
}
