import { minor } from '@baize/std/money';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { ZONE } from './play.ts';
import type { TestWorld } from './world.ts';

/** Few valid bets make somebody active here, so that many become it and are it no longer. */
export const COUNTING = { currency: 'THB', zone: ZONE, activeValidBets: minor(150n) };

type World = Pick<TestWorld, 'db'>;
type Part = 'own' | 'direct' | 'below';

const ask = async ({ db }: World, query: RawBuilder<unknown>): Promise<unknown> =>
  (await query.execute(db)).rows;

/** What rows of all slots say of each slot that bets were placed in; nothing is not told. */
export const told = (world: World) =>
  ask(
    world,
    sql`select member_id, of_slot_at, sum(bet_count)::bigint as bets,
      sum(valid_bets)::bigint as valid, sum(prizes)::bigint as prizes
    from teams_figure group by 1, 2
    having sum(bet_count) <> 0 or sum(valid_bets) <> 0 or sum(prizes) <> 0 order by 1, 2`,
  );

/** The same from the bets themselves. */
export const standing = (world: World) =>
  ask(
    world,
    sql`select member_id, date_bin('5 minutes', placed_at, '2000-01-01Z') as of_slot_at,
      count(*) as bets, sum(stake_cash + stake_bonus)::bigint as valid,
      sum(payout_cash + payout_bonus)::bigint as prizes
    from play_bet where status = 'settled' and kind = 'bet' group by 1, 2 order by 1, 2`,
  );

export const closedRows = (world: World, before: Date) =>
  ask(
    world,
    sql`select * from teams_figure where slot_at < ${before}
    order by member_id, of_slot_at, category, slot_at`,
  );

const SUMS = sql`sum(bet_count)::bigint as bets, sum(valid_bets)::bigint as valid,
  sum(prizes)::bigint as prizes, sum(deposits)::bigint as deposits,
  sum(withdrawals)::bigint as withdrawals, sum(bonuses)::bigint as bonuses,
  sum(joined)::bigint as joined, sum(first_deposits)::bigint as first, sum(active)::bigint as active,
  sum(active_week)::bigint as week, sum(active_first)::bigint as month`;

const SOMETHING = sql`bet_count <> 0 or valid_bets <> 0 or prizes <> 0 or deposits <> 0
  or withdrawals <> 0 or bonuses <> 0 or joined <> 0 or first_deposits <> 0 or active <> 0
  or active_week <> 0 or active_first <> 0`;

export const days = (world: World, part: Part) =>
  ask(
    world,
    sql`select member_id, day_on::text, ${SUMS} from teams_day
    where part = ${part} and (${SOMETHING}) group by 1, 2 order by 1, 2`,
  );

/** Added up from what everybody did themselves, along the uplines as they stand. */
const addedUp = (world: World, part: Part) =>
  ask(
    world,
    sql`
    with recursive line as (
      select id as member_id, upline_id as above from members_member where upline_id is not null
      union all
      select l.member_id, m.upline_id from line l join members_member m on m.id = l.above
      where m.upline_id is not null and ${part === 'below'}),
    own as (
      select * from teams_day where part = 'own'
      union all
      select member_id, 'own', w.day_on, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0 from (
        select distinct member_id, generate_series(day_on, day_on + 6, '1 day')::date as day_on
        from teams_day where part = 'own') as w
      where ${COUNTING.activeValidBets} <= (select sum(o.valid_bets) from teams_day o
        where o.part = 'own' and o.member_id = w.member_id
          and o.day_on between w.day_on - 6 and w.day_on))
    select line.above as member_id, day_on::text, ${SUMS}
    from line join own on own.member_id = line.member_id where ${SOMETHING} group by 1, 2
    order by 1, 2`,
  );

const ownFromSlots = (world: World) =>
  ask(
    world,
    sql`select f.member_id, (f.slot_at at time zone ${ZONE})::date::text as day_on,
      sum(f.bet_count)::bigint as bets, sum(f.valid_bets)::bigint as valid,
      sum(f.prizes)::bigint as prizes,
      (sum(f.valid_bets) >= ${COUNTING.activeValidBets})::int::bigint as active
    from teams_figure f group by 1, 2 order by 1, 2`,
  );

const ownPlayed = (world: World) =>
  ask(
    world,
    sql`select member_id, day_on::text, bet_count as bets, valid_bets as valid, prizes,
      active::bigint as active
    from teams_day d where part = 'own' and exists (select from teams_figure f
      where f.member_id = d.member_id and (f.slot_at at time zone ${ZONE})::date = d.day_on)
    order by 1, 2`,
  );

/** Where a day says wrongly whether somebody became active in its month. */
const untrueFirsts = (world: World) =>
  ask(
    world,
    sql`select d.* from teams_day d cross join lateral (
      select coalesce(sum(e.valid_bets), 0) as upto,
        coalesce(sum(e.valid_bets) filter (where e.day_on < d.day_on), 0) as before
      from teams_day e where e.member_id = d.member_id and e.part = 'own' and e.day_on <= d.day_on
        and date_trunc('month', e.day_on) = date_trunc('month', d.day_on)) as m
    where part = 'own' and active_first <> (m.upto >= ${COUNTING.activeValidBets})::int
      - (m.before >= ${COUNTING.activeValidBets})::int`,
  );

const playDays = (world: World, part: Part) =>
  ask(
    world,
    sql`select member_id, day_on::text, sum(bet_count)::bigint as bets,
      sum(valid_bets)::bigint as valid, sum(prizes)::bigint as prizes
    from teams_play_day where part = ${part} group by 1, 2
    having sum(bet_count) <> 0 or sum(valid_bets) <> 0 or sum(prizes) <> 0 order by 1, 2`,
  );

const betsOfDays = (world: World, part: Part) =>
  ask(
    world,
    sql`select member_id, day_on::text, bet_count as bets, valid_bets as valid, prizes
    from teams_day where part = ${part} and (bet_count <> 0 or valid_bets <> 0 or prizes <> 0)
    order by 1, 2`,
  );

/** Teams are the sums of their members, and members what was counted of them. */
export async function expectTrue(world: World): Promise<void> {
  expect(await days(world, 'below')).toEqual(await addedUp(world, 'below'));
  expect(await days(world, 'direct')).toEqual(await addedUp(world, 'direct'));
  expect(await ownPlayed(world)).toEqual(await ownFromSlots(world));
  expect(await untrueFirsts(world)).toEqual([]);
  for (const part of ['own', 'direct', 'below'] as const) {
    expect(await playDays(world, part)).toEqual(await betsOfDays(world, part));
  }
}
