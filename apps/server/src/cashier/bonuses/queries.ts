import { BONUSES_PER_PAGE } from '@baize/contract/bonus';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { BonusId, Grant } from './grant.ts';

/**
 * Whatever begins or ends a member's bonuses does so one after the other. Taken before the ledger
 * locks accounts, by everyone who takes both.
 */
export const lockBonusesOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`bonuses ${memberId}`}, 0))`.execute(tx);

const grants = (db: Db | Tx) => db.selectFrom('bonuses_grant').selectAll().$castTo<Grant>();

/** All that a member ever had, the oldest first. */
export const listGrants = (db: Db | Tx, memberId: MemberId): Promise<readonly Grant[]> =>
  grants(db).where('member_id', '=', memberId).orderBy('granted_at').orderBy('id').execute();

/** The newest first, one more than a page holds. */
export const listPage = (
  db: Db,
  memberId: MemberId,
  before: BonusId | undefined,
): Promise<readonly Grant[]> =>
  grants(db)
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (some) => some.where('id', '<', before as BonusId))
    .orderBy('id', 'desc')
    .limit(BONUSES_PER_PAGE + 1)
    .execute();

export const findActive = (db: Db | Tx, memberId: MemberId) =>
  grants(db).where('member_id', '=', memberId).where('state', '=', 'active').executeTakeFirst();

export const findOwn = (db: Db | Tx, id: BonusId, memberId: MemberId) =>
  grants(db).where('id', '=', id).where('member_id', '=', memberId).executeTakeFirst();

/** Promotion and period of each bonus a member had, and whether it is still active. */
export const listUsed = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('bonuses_grant')
    .select(['promotion', 'period', 'state'])
    .where('member_id', '=', memberId)
    .execute();

/** Active bonuses of these members, in one order for everybody who locks several. */
export const lockActive = (tx: Tx, members: readonly MemberId[]): Promise<readonly Grant[]> =>
  grants(tx)
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val(members))))
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();

/** All that a member ever had, the oldest first, held until the transaction ends. */
export const lockGrants = (tx: Tx, memberId: MemberId): Promise<readonly Grant[]> =>
  grants(tx)
    .where('member_id', '=', memberId)
    .orderBy('granted_at')
    .orderBy('id')
    .forUpdate()
    .execute();

export const insertGrant = (tx: Tx, { names, games, terms, ...grant }: Grant) =>
  tx
    .insertInto('bonuses_grant')
    .values({
      ...grant,
      names: JSON.stringify(names),
      games: games && [...games],
      terms: terms && JSON.stringify(terms),
    })
    .execute();

export type Change = Partial<
  Pick<
    Grant,
    | 'state'
    | 'turnover_done'
    | 'kept'
    | 'returned'
    | 'cut'
    | 'notices'
    | 'transfer_count'
    | 'ended_at'
    | 'counted_at'
  >
>;

export const saveGrant = (tx: Tx, id: BonusId, change: Change) =>
  tx.updateTable('bonuses_grant').set(change).where('id', '=', id).execute();

/** Whose active bonus was counted longest ago. */
export async function listLongestUncounted(db: Db, limit: number): Promise<readonly MemberId[]> {
  const rows = await db
    .selectFrom('bonuses_grant')
    .select('member_id')
    .where('state', '=', 'active')
    .orderBy('counted_at')
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

export const readMark = async (db: Db): Promise<Instant> => {
  const { looked_to } = await db
    .selectFrom('bonuses_mark')
    .select('looked_to')
    .executeTakeFirstOrThrow();
  return looked_to;
};

/** It never goes back. */
export const moveMark = (db: Db, to: Instant) =>
  db.updateTable('bonuses_mark').set({ looked_to: to }).where('looked_to', '<', to).execute();

export type EndingSoon = {
  /** The first announcement is due when the end is before this, the last when it is before that. */
  readonly before: Instant;
  readonly last: Instant;
  readonly limit: number;
};

/** Active bonuses whose end is near and was not announced as often as it should be. */
export const lockEnding = (tx: Tx, { before, last, limit }: EndingSoon) =>
  grants(tx)
    .where('state', '=', 'active')
    .whereRef('turnover_done', '<', 'turnover_required')
    .where((eb) =>
      eb.or([
        eb.and([eb('expires_at', '<=', before), eb('notices', '<', 1)]),
        eb.and([eb('expires_at', '<=', last), eb('notices', '<', 2)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Which promotion a bonus is of, by its own id and by that of its deposit: `key`, `programme`. */
export const GRANT_PROMOTIONS = sql`
  select g.id::text as key, g.promotion as programme from bonuses_grant g
  union all
  select g.deposit_id::text, g.promotion from bonuses_grant g where g.deposit_id is not null`;
