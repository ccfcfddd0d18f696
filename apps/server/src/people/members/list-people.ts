import type { MemberId } from '@baize/std/id';
import type { Db, Tx } from '../../base/db/index.ts';

export type PersonOfType = { readonly account: string; readonly type: number };

/** Names and types of many, by their ids. */
export async function listPeople(
  db: Db | Tx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PersonOfType>> {
  const rows = await db
    .selectFrom('members_member')
    .select(['id', 'account', 'type'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
