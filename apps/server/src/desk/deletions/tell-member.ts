import type { MemberId } from '@baize/std/id';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { type Message, send } from '../../people/delivery/index.ts';
import { getMember, getProfile } from '../../people/members/index.ts';
import { contactsOf } from '../../people/security/index.ts';

type Template = 'deletion_asked' | 'deletion_done' | 'deletion_refused';
type DeletionMail = Pick<Extract<Message, { template: Template }>, 'template' | 'facts'>;

/** Where a member is reached; read before the deletion, which takes it away. */
export async function readAddressee(tx: Tx, memberId: MemberId) {
  const { language } = await getMember(tx, memberId);
  const contacts = contactsOf(await getProfile(tx, memberId));
  // Who chose no language is written to in the brand's own.
  return contacts.map((contact) => ({ ...contact, language: language ?? '' }));
}

export async function tellOfDeletion(
  world: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { to, mail }: { to: Awaited<ReturnType<typeof readAddressee>>; mail: DeletionMail },
): Promise<void> {
  for (const contact of to) await send(tx, world, { ...mail, ...contact } as Message);
}
