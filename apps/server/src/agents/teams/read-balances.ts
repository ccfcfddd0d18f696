import { sql } from 'kysely';
import type { World } from '../../base/kernel/index.ts';
import { pocketsOfAll } from '../../books/ledger/index.ts';
import { PLACES } from '../agents/index.ts';
import { giveRoom } from './give-room.ts';

/**
 * Reads what every team holds, and how large it is, in one pass over all pockets. Members are summed
 * under whoever is directly above first, so that only agents are added up along their lines.
 */
export const readBalances = (
  { db, clock }: Pick<World, 'db' | 'clock'>,
  currency: string,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    // One at a time: who comes second finds the rows of the first and writes them again.
    await sql`select pg_advisory_xact_lock(hashtextextended('teams balance', 0))`.execute(tx);
    await giveRoom(tx);
    await sql`
      insert into teams_balance as b (agent_id, own, direct, team, direct_count, below_count, read_at)
      with placed as materialized (
        select p.member_id, p.number, p.path, coalesce(h.balance, 0) as balance
        from ${PLACES} as p left join (${pocketsOfAll(currency)}) as h on h.member_id = p.member_id),
      lines as materialized (
        select subpath(path, 0, -1) as above, sum(balance) as balance, count(*) as members
        from placed where nlevel(path) > 1 group by 1),
      below as (
        select n::bigint as number, sum(balance) as balance, sum(members) as members
        from lines cross join lateral unnest(string_to_array(above::text, '.')) as n group by 1),
      direct as (
        select subpath(above, -1)::text::bigint as number, balance, members from lines)
      select p.member_id, p.balance, d.balance, p.balance + s.balance, d.members, s.members, ${now}
      from below s
      join direct d on d.number = s.number
      join placed p on p.number = s.number
      order by p.member_id
      on conflict (agent_id) do update set own = excluded.own, direct = excluded.direct,
        team = excluded.team, direct_count = excluded.direct_count,
        below_count = excluded.below_count, read_at = excluded.read_at`.execute(tx);
    await tx.deleteFrom('teams_balance').where('read_at', '<>', now).execute();
  });
