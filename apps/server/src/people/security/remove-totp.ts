import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { SecurityCenter } from '@baize/contract/security';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import * as credentials from '../credentials/index.ts';
import { proveFactor } from './prove-factor.ts';
import { readSecurityCenter } from './read-security-center.ts';
import { tellOfTotp } from './tell-member.ts';

/** Only the authenticator itself, or a recovery code, turns it off: nothing weaker undoes it. */
export async function removeTotp(
  ctx: Ctx,
  { factor }: Input<typeof contract.removeTotp>,
): Promise<SecurityCenter> {
  ensure(factor.way === 'totp', 'factor_unknown');
  await proveFactor(ctx, factor);
  await ctx.db.transaction().execute(async (tx) => {
    await credentials.removeTotp(tx, ctx.caller.memberId);
    await tellOfTotp(ctx, tx, false);
  });
  return readSecurityCenter(ctx);
}
