import type { Brand } from '@baize/contract/brand';
import { ensure } from '../../../base/kernel/index.ts';
import type { InviteLinks } from '../../../people/register/index.ts';
import { holdRate, saveRate } from '../rates/rebate-queries.ts';
import { rebateRateOf } from '../rates/rebate-rate-of.ts';
import * as queries from './link-queries.ts';

/** What registration has to know of links: whose a code is, and that somebody came by it. */
export const inviteLinks = (brand: Brand): InviteLinks => ({
  find: async (db, code) => {
    const link = await queries.findOpenLink(db, code);
    return link ? { linkId: link.id, agentId: link.agent_id, brings: link.brings } : null;
  },
  join: async ({ clock }, tx, { linkId, memberId }) => {
    const link = await queries.holdLink(tx, linkId);
    ensure(link.is_open, 'invitation_code_error');
    await holdRate(tx, link.agent_id);
    // The agent may have less to give than on the day the link was made.
    const rate = Math.min(link.rebate_rate, await rebateRateOf(tx, brand, link.agent_id));
    const now = clock.now();
    await saveRate(tx, { member_id: memberId, rate, changed_at: now });
    await queries.insertJoined(tx, { member_id: memberId, link_id: linkId, joined_at: now });
  },
});
