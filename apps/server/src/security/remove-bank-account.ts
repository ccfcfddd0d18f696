import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import { type Ctx, ensure } from '../kernel/index.ts';
import * as members from '../members/index.ts';
import { readSecurityCenter } from './read-security-center.ts';

/** Takes away an account of the caller's own; another's is as unknown as one that never was. */
export async function removeBankAccount(
  ctx: Ctx,
  { bankAccountId: id }: Input<typeof contract.removeBankAccount>,
): Promise<SecurityCenter> {
  const removal = { memberId: ctx.caller.memberId, id, at: ctx.clock.now() };
  const isGone = await ctx.db.transaction().execute((tx) => members.removeBankAccount(tx, removal));
  ensure(isGone, 'not_found');
  return readSecurityCenter(ctx);
}
