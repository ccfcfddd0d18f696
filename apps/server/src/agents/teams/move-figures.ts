import type { MemberId } from '@baize/std/id';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';
import { PLACES } from '../agents/index.ts';
import { activeIn, COUNTED_AMOUNT } from './active-members.ts';
import { addUp, DAY_SUMS, type DaySum, namesOf, onTop, PLAY_SUMS, writeSums } from './day-sums.ts';
import { lockMark } from './mark-queries.ts';

export type TeamMove = {
  readonly memberId: MemberId;
  readonly fromUpline: MemberId | null;
  readonly toUpline: MemberId | null;
};

/**
 * Takes what somebody and all below them ever did from the sums of the line they stood in, and adds
 * it to those of the line they stand in now. Part of the move's own transaction; nobody counts
 * meanwhile. The rows that bills are made of stay with the line they were counted for.
 */
export async function moveFigures(tx: Tx, { memberId, fromUpline, toUpline }: TeamMove) {
  await lockMark(tx);
  const targets = targetsOf(fromUpline, toUpline);
  await addTo(tx, {
    table: 'teams_day',
    key: sql`day_on`,
    sums: DAY_SUMS,
    targets,
    moved: sql`
      select m.part, m.day_on, ${namesOf(DAY_SUMS)} from teams_day m
      where m.member_id = ${memberId} and m.part in ('own', 'below')
      union all
      select 'own', w.day_on, ${writeSums({ active_week: sql`1` })}
      from (select distinct generate_series(m.day_on::timestamp, m.day_on + 6, '1 day')::date as day_on
        from teams_day m
        where m.member_id = ${memberId} and m.part = 'own' and m.valid_bets <> 0) as w
      where ${activeIn(
        sql`(select sum(o.valid_bets) from teams_day o where o.member_id = ${memberId}
          and o.part = 'own' and o.day_on between w.day_on - 6 and w.day_on)`,
        COUNTED_AMOUNT,
      )}`,
  });
  await addTo(tx, {
    table: 'teams_play_day',
    key: sql`day_on, category`,
    sums: PLAY_SUMS,
    targets,
    moved: sql`select m.part, m.day_on, m.category, ${namesOf(PLAY_SUMS)} from teams_play_day m
      where m.member_id = ${memberId} and m.part in ('own', 'below')`,
  });
}

/** Whose sums change, and by which sign; whoever is above before and after is left out. */
const targetsOf = (fromUpline: MemberId | null, toUpline: MemberId | null) => sql`
  select a.member_id, t.part, sum(t.sign)::integer as sign
  from (
    select n::bigint as number, 'below' as part, u.sign
    from (values (${fromUpline}::text, -1), (${toUpline}::text, 1)) as u (member_id, sign)
    join ${PLACES} as p on p.member_id = u.member_id
    cross join lateral unnest(string_to_array(p.path::text, '.')) as n
    union all
    select p.number, 'direct', u.sign
    from (values (${fromUpline}::text, -1), (${toUpline}::text, 1)) as u (member_id, sign)
    join ${PLACES} as p on p.member_id = u.member_id) as t
  join ${PLACES} as a on a.number = t.number
  group by 1, 2 having sum(t.sign) <> 0`;

type Adding = {
  readonly table: 'teams_day' | 'teams_play_day';
  readonly key: RawBuilder<unknown>;
  readonly sums: readonly DaySum[];
  readonly targets: RawBuilder<unknown>;
  readonly moved: RawBuilder<unknown>;
};

/** Of those directly above, what the moved one did themselves; of all above, what their team did. */
const addTo = (tx: Tx, { table, key, sums, targets, moved }: Adding) =>
  sql`
    insert into ${sql.table(table)} as d (member_id, part, ${key}, ${namesOf(sums)})
    select t.member_id, t.part, ${key}, ${addUp('m', sums, sql`t.sign`)}
    from (${targets}) as t join (${moved}) as m on t.part = 'below' or m.part = 'own'
    group by t.member_id, t.part, ${key}
    order by t.member_id, t.part, ${key}
    on conflict (member_id, part, ${key}) do update set ${onTop(sums)}`.execute(tx);
