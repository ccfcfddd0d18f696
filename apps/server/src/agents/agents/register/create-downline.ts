import type * as contract from '@baize/contract/agent';
import type { Brought } from '@baize/contract/agent';
import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import { type Ctx, ensure, publish } from '../../../base/kernel/index.ts';
import {
  giveFirstPassword,
  hashPassword,
  makeFirstPassword,
} from '../../../people/credentials/index.ts';
import { createMember, NOTHING_AGREED, newReferralCode } from '../../../people/members/index.ts';
import { checkUsername, typeFor } from '../../../people/register/index.ts';
import type { AgentsOptions } from '../options.ts';
import { holdTree } from '../place-queries.ts';
import { holdRate, saveRate } from '../rates/rebate-queries.ts';
import { rebateRateOf } from '../rates/rebate-rate-of.ts';
import { ensureMayBring } from './ensure-may-bring.ts';

type Call = typeof contract.createDownline;

/**
 * An account directly below the agent, under the rules of the form that newcomers fill in. Its first
 * password is told to whoever made it, this once, and so opens nothing but its own change.
 */
export const createDownline =
  ({ site }: Pick<AgentsOptions, 'site'>) =>
  async (
    ctx: Ctx,
    { account, nickname, brings, rebateRate }: Input<Call>,
  ): Promise<Output<Call>> => {
    const { brand } = site;
    const agentId = ctx.caller.memberId;
    checkUsername(site, account);
    const firstPassword = makeFirstPassword(ctx);
    const hash = await hashPassword(ctx, firstPassword);
    return ctx.db.transaction().execute(async (tx) => {
      await holdTree(tx);
      await ensureMayBring(tx, agentId, brings);
      await holdRate(tx, agentId);
      ensure(rebateRate <= (await rebateRateOf(tx, brand, agentId)), 'rebate_above_own');
      const member = await createMember(ctx, tx, {
        account,
        nickname: nickname || account,
        uplineId: agentId,
        // Whoever it is for has agreed to nothing yet.
        agreedOn: NOTHING_AGREED,
        ...newcomerOf(ctx, brand, brings),
      });
      const memberId = member.id;
      await giveFirstPassword(ctx, tx, { memberId, hash, issuer: { agentId } });
      await saveRate(tx, { member_id: memberId, rate: rebateRate, changed_at: ctx.clock.now() });
      await publish(ctx, tx, { kind: 'memberRegistered', payload: {}, memberId });
      return { memberId, account: member.account, firstPassword };
    });
  };

/** What everybody gets, and what agents get to invite with. */
const newcomerOf = (ctx: Ctx, brand: Brand, brings: Brought) => ({
  type: typeFor(brand, brings),
  currency: brand.currency.code,
  referralCode: newReferralCode(ctx),
  ...(brings === 'agent' ? { affiliateCode: newReferralCode(ctx) } : {}),
});
