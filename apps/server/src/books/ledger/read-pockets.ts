import type { MemberId } from '@baize/std/id';
import { type Minor, ZERO } from '@baize/std/money';
import type { Db, Tx } from '../../base/db/index.ts';

export type Pockets = {
  readonly cash: Minor;
  readonly bonus: Minor;
  readonly locked: Minor;
  readonly held: Minor;
};

const EMPTY: Pockets = { cash: ZERO, bonus: ZERO, locked: ZERO, held: ZERO };

/** What each of these members holds in their four pockets of a currency, by one question. */
export async function readPockets(
  db: Db | Tx,
  memberIds: readonly MemberId[],
  currency: string,
): Promise<ReadonlyMap<MemberId, Pockets>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_account')
    .select(['holder', 'purpose', 'balance'])
    .where('holder', 'in', memberIds)
    .where('purpose', 'in', ['cash', 'bonus', 'locked', 'held'])
    .where('part', '=', '')
    .where('currency', '=', currency)
    .execute();
  const pockets = new Map(memberIds.map((memberId) => [memberId, EMPTY]));
  for (const { holder, purpose, balance } of rows) {
    const memberId = holder as MemberId;
    pockets.set(memberId, { ...(pockets.get(memberId) ?? EMPTY), [purpose]: balance });
  }
  return pockets;
}

/** Whether a member has money here in any place, at a vendor too. */
export async function hasFunds(
  db: Db | Tx,
  memberId: MemberId,
  currency: string,
): Promise<boolean> {
  const held = await db
    .selectFrom('ledger_account')
    .select('id')
    .where('holder', '=', memberId)
    .where('currency', '=', currency)
    .where('balance', '<>', ZERO)
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}
