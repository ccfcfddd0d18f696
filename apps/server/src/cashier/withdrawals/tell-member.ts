import type { MessageNews } from '@baize/contract/message';
import { assert } from '@baize/std/assert';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { type Message, send } from '../../people/delivery/index.ts';
import { getMember, getProfile } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { contactsOf } from '../../people/security/index.ts';
import type { OrderRow } from './queries.ts';

type News = 'withdrawal_requested' | 'withdrawal_paid' | 'withdrawal_refused' | 'claim_decided';
type WithdrawalMail = Pick<Extract<Message, { template: News }>, 'template' | 'facts'>;

/** Writes to a member what became of an order, here and by every contact proven to be theirs. */
export async function tellMember(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { order, news }: { order: OrderRow; news: News },
): Promise<void> {
  const memberId = order.member_id;
  await writeMessage(world, tx, { memberId, news: messageOf(order, news) });
  const { language } = await getMember(tx, memberId);
  const mail = mailOf(order, news);
  for (const contact of contactsOf(await getProfile(tx, memberId))) {
    // Who chose no language is written to in the brand's own.
    await send(tx, world, { ...mail, ...contact, language: language ?? '' } as Message);
  }
}

function messageOf(order: OrderRow, kind: News): MessageNews {
  const { amount, payout, reference, reason, outcome, returned } = order;
  switch (kind) {
    case 'withdrawal_requested':
      return { kind, amount, reference };
    case 'withdrawal_paid':
      return { kind, amount: payout, reference };
    case 'withdrawal_refused':
      return { kind, amount, reference, reason: reason ?? '' };
    case 'claim_decided':
      return { kind, amount: outcome === 'returned' ? returned : payout, reference };
  }
}

function mailOf(order: OrderRow, template: News): WithdrawalMail {
  const { amount, payout, reference, reason, outcome } = order;
  const last4 = order.account_number.slice(-4);
  switch (template) {
    case 'withdrawal_requested':
      return { template, facts: { amount, reference, last4 } };
    case 'withdrawal_paid':
      return { template, facts: { amount: payout, reference, last4 } };
    case 'withdrawal_refused':
      return { template, facts: { amount, reference, reason: reason ?? '' } };
    case 'claim_decided': {
      assert(outcome === 'returned' || outcome === 'forcedReceived', 'a claim has an end');
      const told = outcome === 'returned' ? order.returned : payout;
      return { template, facts: { outcome, amount: told, reference, reason: reason ?? '' } };
    }
  }
}
