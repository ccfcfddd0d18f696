import type { Brand } from '@baize/contract/brand';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { idleBefore } from './rules.ts';

/** Where a member is logged in now, the latest first. */
export function listOpenSessions(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  brand: Pick<Brand, 'session'>,
  memberId: MemberId,
): Promise<readonly queries.Session[]> {
  const now = clock.now();
  return queries.listOpen(db, memberId, { seenSince: idleBefore(brand.session, now), now });
}

/** When each of these members came in last; who never did is not in the answer. */
export async function listLastLogins(
  db: Db | Tx,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Instant>> {
  const { rows } = await sql<{ id: MemberId; at: Instant }>`
    select m.id, login.at from unnest(${memberIds}::text[]) as m (id)
    cross join lateral (select at from sessions_login
      where member_id = m.id and outcome = 'in' order by at desc limit 1) as login`.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
