import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/index.ts';
import type { OutsideCalls, OutsideKind } from './outside-calls.ts';

type MinuteCalls = OutsideCalls & { readonly minuteAt: Instant; readonly at: Instant };

/** Adds to what other processes counted in the same minute. */
export const addOutsideCalls = (tx: Db | Tx, calls: MinuteCalls) =>
  sql`
  insert into kernel_outside_call as c
    (kind, code, minute_at, call_count, failure_count, total_ms, last_at)
  values (${calls.kind}, ${calls.code}, ${calls.minuteAt}, ${calls.count}, ${calls.failures},
    ${Math.round(calls.totalMs)}, ${calls.at})
  on conflict (kind, code, minute_at) do update set
    call_count = c.call_count + excluded.call_count,
    failure_count = c.failure_count + excluded.failure_count,
    total_ms = c.total_ms + excluded.total_ms,
    last_at = greatest(c.last_at, excluded.last_at)`.execute(tx);

export const forgetOutsideCalls = (tx: Db | Tx, before: Instant) =>
  tx.deleteFrom('kernel_outside_call').where('minute_at', '<', before).execute();

export type OutsideFigures = {
  readonly kind: OutsideKind;
  readonly code: string;
  readonly calls: number;
  readonly failures: number;
  readonly meanMs: number;
  readonly lastAt: Instant;
};

/** What was counted of each from a minute on. */
export async function sumOutsideCalls(
  db: Db | Tx,
  since: Instant,
): Promise<readonly OutsideFigures[]> {
  const { rows } = await sql<OutsideFigures>`
    select kind, code, sum(call_count)::float8 as calls, sum(failure_count)::float8 as failures,
      (sum(total_ms) / greatest(sum(call_count), 1))::float8 as "meanMs", max(last_at) as "lastAt"
    from kernel_outside_call where minute_at >= ${since}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
