import type { Tx } from '../../base/db/index.ts';
import { publish, type World } from '../../base/kernel/index.ts';
import { send } from '../../people/delivery/index.ts';
import { getProfile, maskAccount } from '../../people/members/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { contactsOf } from '../../people/security/index.ts';
import type { Sending } from './send-cash.ts';

const TEMPLATES = { upline_sent: 'upline_received', downline_sent: 'downline_received' } as const;

/** Whoever gets money learns it on the open page, and by every contact proven to be theirs. */
export async function tellReceiver(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { id, from, to, amount, reason }: Sending,
): Promise<void> {
  for (const memberId of [from.id, to.id]) {
    await publish(world, tx, { kind: 'balance', payload: {}, memberId });
  }
  const payload = { transferId: id };
  await publish(world, tx, { kind: 'moneyArrived', payload, memberId: to.id });
  const template = TEMPLATES[reason];
  const facts = { amount, from: maskAccount(from.account) };
  const news = { kind: 'money_received', ...facts } as const;
  await writeMessage(world, tx, { memberId: to.id, news });
  const language = to.language ?? '';
  for (const contact of contactsOf(await getProfile(tx, to.id))) {
    await send(tx, world, { template, facts, ...contact, language });
  }
}
