import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/security';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { sendCode } from '../challenges/index.ts';
import { listFactorWays } from '../login/index.ts';
import { languageOf } from './tell-member.ts';

type Call = typeof contract.sendSecurityCode;

/** To the contact of now and to no other: where it goes is not the caller's to say. */
export const sendSecurityCode = (ctx: Ctx, { way }: Input<Call>): Promise<Output<Call>> =>
  ctx.db.transaction().execute(async (tx) => {
    const ways = await listFactorWays(tx, ctx.caller.memberId);
    const target = ways.find((known) => known.way === way)?.target;
    ensure(target, 'factor_unknown');
    const channel = way === 'mobile' ? 'sms' : 'email';
    const language = await languageOf(ctx, tx);
    return sendCode(ctx, tx, { purpose: 'factor', channel, target, language });
  });
