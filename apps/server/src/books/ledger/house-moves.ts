import type { TimeSpan } from '@baize/std/calendar';
import type { Instant } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import { IS_SELDOM } from './entries.ts';

type HouseMoves = TimeSpan & {
  /** Reasons that are left out, as a pattern; those of most transfers are left out by themselves. */
  readonly unlike: string;
};

/**
 * What came to and went from accounts of the house within a span: `created_at`, `id`, `request_key`,
 * `reason`, `currency`, `purpose`, `holder`, `member_id` (empty where the other account is the house's
 * too), `came`, `went`. A transfer between two accounts of the house is two rows.
 */
export const houseMovesWithin = ({ from, to, unlike }: HouseMoves): RawBuilder<unknown> => {
  const within = sql`created_at >= ${from} and created_at < ${to} ${IS_SELDOM}
    and reason !~ ${unlike}`;
  return sql`
    select t.created_at, t.id, t.request_key, t.reason, h.currency, h.purpose, h.holder,
      case when t.other > 0 then o.holder else '' end as member_id, t.came, t.went
    from (
      select created_at, id, request_key, reason, from_account as house, to_account as other,
        0::bigint as came, amount::bigint as went
        from ledger_transfer where from_account < 0 and ${within}
      union all
      select created_at, id, request_key, reason, to_account, from_account, amount::bigint, 0::bigint
        from ledger_transfer where to_account < 0 and ${within}) as t
    join ledger_account h on h.id = t.house
    join ledger_account o on o.id = t.other`;
};

/** When the first transfer from a moment on was written; null where there is none. */
export async function findFirstWritten(db: Db | Tx, since: Instant): Promise<Instant | null> {
  const { rows } = await sql<{ at: Instant | null }>`
    select min(created_at) as at from ledger_transfer where created_at >= ${since}`.execute(db);
  return rows[0]?.at ?? null;
}
