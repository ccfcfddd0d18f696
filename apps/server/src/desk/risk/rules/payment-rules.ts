import { sql } from 'kysely';
import {
  countedFrom,
  daysAgo,
  type Finder,
  type Found,
  hoursAgo,
  limit,
  runFinder,
} from './look.ts';

/** Deposits that came and withdrawals that were asked for, of one member. */
const PAYMENTS = sql`
  select d.amount, d.at, true as is_deposit from risk_deposit d
    where d.member_id = w.member_id and d.at > w.since
  union all
  select o.amount, o.at, false from risk_withdrawal o
    where o.member_id = w.member_id and o.at > w.since`;

/** Many payments in a short time. */
export const findVelocity: Finder = (tx, look) =>
  runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('payments', count(*)::text,
        'deposits', (count(*) filter (where p.is_deposit))::text,
        'amount', sum(p.amount)::text, 'from', min(p.at), 'to', max(p.at)) as evidence
      from ${countedFrom(look, hoursAgo(look))} as w
      cross join lateral (${PAYMENTS}) as p
      group by w.member_id having count(*) >= ${limit(look, 'payments')}`,
  );

/** Payments just below a line, again and again. */
export const findStructuring: Finder = (tx, look) =>
  runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('payments', count(*)::text,
        'amount', sum(p.amount)::text, 'smallest', min(p.amount)::text,
        'largest', max(p.amount)::text, 'from', min(p.at), 'to', max(p.at)) as evidence
      from ${countedFrom(look, daysAgo(look))} as w
      cross join lateral (${PAYMENTS}) as p
      where p.amount < ${limit(look, 'line')}
        and p.amount * 100 >= ${limit(look, 'line')} * ${limit(look, 'nearPercent')}
      group by w.member_id having count(*) >= ${limit(look, 'payments')}`,
  );

/** Money that comes and goes again, and is hardly played with. */
export const findNoPlay: Finder = (tx, look) =>
  runFinder(
    tx,
    sql<Found>`
      select w.member_id, jsonb_build_object('deposited', d.amount::text,
        'withdrawn', o.amount::text, 'staked', b.amount::text, 'from', d.first_at,
        'to', o.last_at) as evidence
      from ${countedFrom(look, daysAgo(look))} as w
      cross join lateral (select coalesce(sum(amount), 0) as amount, min(at) as first_at
        from risk_deposit where member_id = w.member_id and at > w.since) as d
      cross join lateral (select coalesce(sum(amount), 0) as amount, max(at) as last_at
        from risk_withdrawal where member_id = w.member_id and at > w.since
          and status <> all (array['refused', 'cancelled'])) as o
      cross join lateral (select coalesce(sum(stake), 0) as amount
        from risk_bet where member_id = w.member_id and settled_at > w.since) as b
      where d.amount >= ${limit(look, 'deposited')}
        and o.amount * 100 >= d.amount * ${limit(look, 'withdrawnPercent')}
        and b.amount * 100 <= d.amount * ${limit(look, 'stakedPercent')}`,
  );
