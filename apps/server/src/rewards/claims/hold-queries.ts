import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';
import type { RewardId, RewardRow } from './reward.ts';

export type HoldRow = Row<'claims_hold'>;
export type HoldId = HoldRow['id'];

type NewHold = Pick<
  HoldRow,
  'id' | 'member_id' | 'because' | 'other_id' | 'opened_at' | 'decide_by'
>;

/** What is open already for the same stays as it is; the ids of what is new. */
export const insertHolds = (tx: Tx, rows: readonly NewHold[]) =>
  tx
    .insertInto('claims_hold')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'because', 'other_id'])
        .where('decision', 'is', null)
        .doNothing(),
    )
    .returning(['id', 'member_id'])
    .execute();

/** All holds of these members that are open or were released. */
export const listHoldsOf = (db: Db | Tx, members: readonly MemberId[]) =>
  db
    .selectFrom('claims_hold')
    .select(['id', 'member_id', 'because', 'other_id', 'decision'])
    .where((eb) => eb('member_id', '=', eb.fn.any(eb.val([...members]))))
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '=', 'released')]))
    .execute();

export const listHolds = (db: Db | Tx, ids: readonly HoldId[]): Promise<readonly HoldRow[]> =>
  db
    .selectFrom('claims_hold')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute();

export const lockHold = (tx: Tx, id: HoldId): Promise<HoldRow | undefined> =>
  tx.selectFrom('claims_hold').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const saveHold = (tx: Tx, id: HoldId, change: Partial<HoldRow>) =>
  tx.updateTable('claims_hold').set(change).where('id', '=', id).execute();

export const listDueHolds = (db: Db | Tx, now: Instant, limit: number) =>
  db
    .selectFrom('claims_hold')
    .select('id')
    .where('decision', 'is', null)
    .where('decide_by', '<=', now)
    .orderBy('decide_by')
    .limit(limit)
    .execute();

type RewardHold = {
  readonly id: RewardId;
  readonly holdId: HoldId;
  readonly because: string;
};

export const holdRewards = (tx: Tx, holds: readonly RewardHold[], at: Instant) =>
  sql`update claims_reward r set state = 'held', held_because = h.because, hold_id = h.hold_id,
      held_at = ${at}
    from unnest(${holds.map(({ id }) => id)}::text[], ${holds.map(({ holdId }) => holdId)}::text[],
      ${holds.map(({ because }) => because)}::text[]) as h (id, hold_id, because)
    where r.id = h.id`.execute(tx);

/** The time it was held is added to its end: nobody loses days because we had to look. */
export const releaseRewards = (tx: Tx, holdId: HoldId, at: Instant) =>
  tx
    .updateTable('claims_reward')
    .set({
      state: 'offered',
      held_because: null,
      expires_at: sql`expires_at + (${at}::timestamptz - held_at)`,
    })
    .where('hold_id', '=', holdId)
    .where('state', '=', 'held')
    .returning(['id', 'names'])
    .$castTo<Pick<RewardRow, 'id' | 'names'>>()
    .execute();

type HeldEnd = { readonly from: 'held' | 'refused'; readonly endedAt: Instant | null };

/** Refuses what is held, or holds again what was refused. */
export const turnRewards = (tx: Tx, holdId: HoldId, { from, endedAt }: HeldEnd) =>
  tx
    .updateTable('claims_reward')
    .set({ state: from === 'held' ? 'refused' : 'held', ended_at: endedAt })
    .where('hold_id', '=', holdId)
    .where('state', '=', from)
    .returning(['id', 'names'])
    .$castTo<Pick<RewardRow, 'id' | 'names'>>()
    .execute();

/** How the looks at a member's rewards ended, with null for one that has not. */
export async function listHoldDecisions(
  db: Db | Tx,
  memberId: MemberId,
): Promise<readonly HoldRow['decision'][]> {
  const rows = await db
    .selectFrom('claims_hold')
    .select('decision')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ decision }) => decision);
}
