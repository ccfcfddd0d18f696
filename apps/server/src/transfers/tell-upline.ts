import type { Tx } from '../db/index.ts';
import { send } from '../delivery/index.ts';
import { publish, type World } from '../kernel/index.ts';
import { getProfile, type Member, maskAccount } from '../members/index.ts';
import { contactsOf } from '../security/index.ts';
import type { UplineRow } from './queries.ts';

type Sent = {
  readonly sent: UplineRow;
  readonly member: Member;
  readonly upline: Member;
};

/** Whoever gets money learns it on the open page, and by every contact proven to be theirs. */
export async function tellUpline(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { sent, member, upline }: Sent,
): Promise<void> {
  const payload = { transferId: sent.id };
  await publish(world, tx, { kind: 'moneyArrived', payload, memberId: upline.id });
  const facts = { amount: sent.amount, from: maskAccount(member.account) };
  const language = upline.language ?? '';
  for (const contact of contactsOf(await getProfile(tx, upline.id))) {
    await send(tx, world, { template: 'upline_received', facts, ...contact, language });
  }
}
