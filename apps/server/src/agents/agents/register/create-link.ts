import type * as contract from '@baize/contract/agent';
import { type InviteLink, LINKS_MAX } from '@baize/contract/agent';
import type { Brand } from '@baize/contract/brand';
import type { Input } from '@baize/contract/endpoint';
import { assert } from '@baize/std/assert';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { newReferralCode } from '../../../people/members/index.ts';
import { rebateRateOf } from '../rates/rebate-rate-of.ts';
import { ensureMayBring } from './ensure-may-bring.ts';
import * as queries from './link-queries.ts';

type CreateLinkInput = Input<typeof contract.createLink>;

/** A link to invite by. Asked twice with one key, it is one link. */
export const createLink =
  (brand: Brand) =>
  (ctx: Ctx, asked: CreateLinkInput): Promise<InviteLink> =>
    ctx.db.transaction().execute(async (tx) => {
      const agentId = ctx.caller.memberId;
      await queries.lockLinks(tx, agentId);
      const earlier = await queries.findLinkByKey(tx, agentId, asked.requestKey);
      const made = earlier ?? (await makeLink(ctx, tx, { brand, asked }));
      const isSame = made.brings === asked.brings && made.rebate_rate === asked.rebateRate;
      ensure(isSame, 'repeated_differently');
      const [link] = await queries.listLinks(tx, { agentId, linkId: made.id });
      assert(link, 'what was made is there');
      return link;
    });

type Making = { readonly brand: Brand; readonly asked: CreateLinkInput };

async function makeLink(ctx: Ctx, tx: Tx, { brand, asked }: Making): Promise<queries.LinkRow> {
  const agentId = ctx.caller.memberId;
  const { requestKey, name, brings, rebateRate } = asked;
  ensure((await queries.countLinks(tx, agentId)) < LINKS_MAX, 'links_full');
  ensure(rebateRate <= (await rebateRateOf(tx, brand, agentId)), 'rebate_above_own');
  await ensureMayBring(tx, agentId, brings);
  const row = {
    id: ctx.newId('lnk'),
    agent_id: agentId,
    request_key: requestKey,
    code: newReferralCode(ctx),
    name,
    brings,
    rebate_rate: rebateRate,
    is_open: true,
    created_at: ctx.clock.now(),
  };
  await queries.insertLink(tx, row);
  return row;
}
