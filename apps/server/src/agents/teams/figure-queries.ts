import type { TimeSpan } from '@baize/std/calendar';
import { later, MINUTE_MS } from '@baize/std/time';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';
import { GAME_CATEGORIES } from '../../play/catalog/index.ts';
import { changedWithin, decidedOfSpans, decidedWithin } from '../../play/play/index.ts';
import { PLACES } from '../agents/index.ts';
import { SLOT_MS } from './slots.ts';

/** A bet carries the moment it was decided at, and is seen when it is written, a little later. */
export const LATE_MS = 2 * MINUTE_MS;

const SLOT = sql`interval '${sql.raw(String(SLOT_MS))} milliseconds'`;

const slotAt = (column: RawBuilder<unknown>) => sql`date_bin(${SLOT}, ${column}, '2000-01-01Z')`;

const SUMS = sql`sum(d.bet_count) as bet_count, sum(d.valid_bets) as valid_bets,
  sum(d.prizes) as prizes`;

/**
 * Writes what was decided within whole slots, each bet in the slot it was decided in. Nothing is
 * known of these slots before: it is written once.
 */
export async function addDecided(tx: Tx, span: TimeSpan, currency: string): Promise<void> {
  await sql`
    insert into teams_figure (member_id, of_slot_at, category, slot_at, path, bet_count, valid_bets,
      prizes)
    with decided as (
      select b.member_id, ${slotAt(sql`b.placed_at`)} as of_slot_at, b.vendor, b.game,
        ${slotAt(sql`b.changed_at`)} as slot_at, count(*) as bet_count, sum(b.stake) as valid_bets,
        sum(b.payout) as prizes
      from (${decidedWithin({ ...span, currency })}) as b
      group by 1, 2, 3, 4, 5)
    select d.member_id, d.of_slot_at, coalesce(c.category, 'OTHER') as category, d.slot_at, p.path,
      ${SUMS}
    from decided d
    join ${PLACES} as p on p.member_id = d.member_id
    left join (${GAME_CATEGORIES}) as c on c.vendor = d.vendor and c.game = d.game
    group by 1, 2, 3, 4, 5
    order by d.slot_at, d.member_id`.execute(tx);
}

/**
 * Counts again the bets of whoever had one corrected, or written late, with all others that were
 * placed in the same slot; by what rows of all slots say too much or too little of it, the last slot
 * of the span says less or more.
 */
export async function addCorrections(tx: Tx, span: TimeSpan, currency: string): Promise<void> {
  const changed = changedWithin({ ...span, currency }, later(span.from, -LATE_MS));
  const named = sql`(select member_id, of_slot_at as from_at, of_slot_at + ${SLOT} as to_at
    from named)`;
  await sql`
    insert into teams_figure as f (member_id, of_slot_at, category, slot_at, path, bet_count,
      valid_bets, prizes)
    with named as materialized (
      select distinct b.member_id, ${slotAt(sql`b.placed_at`)} as of_slot_at
      from (${changed}) as b),
    standing as (
      select b.member_id, b.from_at as of_slot_at, coalesce(c.category, 'OTHER') as category,
        count(*) as bet_count, sum(b.stake) as valid_bets, sum(b.payout) as prizes
      from (${decidedOfSpans(named, { before: span.to, currency })}) as b
      left join (${GAME_CATEGORIES}) as c on c.vendor = b.vendor and c.game = b.game
      group by 1, 2, 3),
    told as (
      select n.member_id, n.of_slot_at, r.category, -r.bet_count as bet_count,
        -r.valid_bets as valid_bets, -r.prizes as prizes
      from named n cross join lateral (
        select * from teams_figure r
        where r.member_id = n.member_id and r.of_slot_at = n.of_slot_at offset 0) as r)
    select d.member_id, d.of_slot_at, d.category, ${later(span.to, -SLOT_MS)}::timestamptz, p.path,
      ${SUMS}
    from (select * from standing union all select * from told) as d
    join ${PLACES} as p on p.member_id = d.member_id
    group by 1, 2, 3, 4, 5
    having sum(d.bet_count) <> 0 or sum(d.valid_bets) <> 0 or sum(d.prizes) <> 0
    order by d.member_id
    on conflict (member_id, of_slot_at, category, slot_at) do update set
      bet_count = f.bet_count + excluded.bet_count, valid_bets = f.valid_bets + excluded.valid_bets,
      prizes = f.prizes + excluded.prizes`.execute(tx);
}
