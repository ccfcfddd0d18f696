import type { Id, MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { DAY_MS, type Instant, later } from '@baize/std/time';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

type Alone = {
  readonly operatorId: Id<'opr'>;
  readonly memberIds: readonly MemberId[];
  readonly now: Instant;
};

/** What was credited within a day on the word of one operator. */
export type CreditedAlone = {
  readonly byOperator: Minor;
  /** Whichever operator credited it. */
  readonly toMember: ReadonlyMap<MemberId, Minor>;
};

export async function sumAlone(
  db: Db | Tx,
  { operatorId, memberIds, now }: Alone,
): Promise<CreditedAlone> {
  const rows = await db
    .selectFrom('deposits_receipt')
    .select([
      'member_id',
      sql<bigint>`sum(amount)`.as('sum'),
      sql<bigint>`coalesce(sum(amount) filter (where alone_by = ${operatorId}), 0)`.as('own'),
    ])
    .where('alone_by', 'is not', null)
    .where('created_at', '>', later(now, -DAY_MS))
    .where(sql<SqlBool>`(alone_by = ${operatorId} or member_id = any (${[...memberIds]}::text[]))`)
    .groupBy('member_id')
    .execute();
  return {
    byOperator: minor(rows.reduce((sum, { own }) => sum + own, 0n)),
    toMember: new Map(rows.map(({ member_id: id, sum }) => [id, minor(sum)])),
  };
}

/** Credits of one operator, and to one member, are counted one after the other. */
export const lockAlone = (tx: Tx, operatorId: Id<'opr'>, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended('credited alone ' || id, 0))
    from unnest(array[${operatorId}::text, ${memberId}::text]) as id`.execute(tx);
