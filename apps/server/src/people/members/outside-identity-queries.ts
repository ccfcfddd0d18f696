import type { MemberId } from '@baize/std/id';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type OutsideIdentity = Row<'members_outside_identity'>;

/** Who here is known by this sign-in of Google or Facebook. */
export const findOutsideIdentity = (
  db: Db | Tx,
  { provider, subject }: Pick<OutsideIdentity, 'provider' | 'subject'>,
) =>
  db
    .selectFrom('members_outside_identity as identity')
    .innerJoin('members_member as member', 'member.id', 'identity.member_id')
    .selectAll('member')
    .where('identity.provider', '=', provider)
    .where('identity.subject', '=', subject)
    .executeTakeFirst();

/** False when the sign-in belongs to somebody already. */
export async function linkOutsideIdentity(tx: Tx, identity: OutsideIdentity): Promise<boolean> {
  const made = await tx
    .insertInto('members_outside_identity')
    .values(identity)
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('subject')
    .executeTakeFirst();
  return made !== undefined;
}

export const listOutsideIdentities = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('members_outside_identity')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('provider')
    .execute();
