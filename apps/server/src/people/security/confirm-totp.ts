import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import type { Ctx } from '../../base/kernel/index.ts';
import * as credentials from '../credentials/index.ts';
import { countFailures } from './prove-factor.ts';
import { tellOfTotp } from './tell-member.ts';

type Call = typeof contract.confirmTotp;

/** From here on a code of the app is asked for; the recovery codes are shown this once. */
export const confirmTotp = (ctx: Ctx, { code }: Input<Call>): Promise<Output<Call>> =>
  countFailures(ctx, async () => {
    const { memberId } = ctx.caller;
    const recoveryCodes = await ctx.db.transaction().execute(async (tx) => {
      const made = await credentials.confirmTotp(ctx, tx, { memberId, code });
      await tellOfTotp(ctx, tx, true);
      return made;
    });
    return { recoveryCodes: [...recoveryCodes] };
  });
