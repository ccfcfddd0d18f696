import { type RawBuilder, sql } from 'kysely';
import { daysAgo, type Finder, type Found, type Look, limit, runFinder } from './look.ts';

/**
 * Opens the case with the member who came last, so that a group is one case, and never with the same
 * others again after somebody has looked at them.
 */
const groupsOf = (look: Look, shared: RawBuilder<unknown>) => sql<Found>`
  select distinct on (g.member_id) g.member_id,
    jsonb_build_object('accounts', g.count::text, 'others', g.others) as evidence
  from (
    select s.last_id as member_id, s.count, (select jsonb_agg(m order by m)
      from unnest(s.members) as m where m <> s.last_id) as others
    from (${shared}) as s where s.count >= ${limit(look, 'accounts')}
  ) as g
  where not exists (select 1 from risk_case c where c.rule = ${look.rule}
    and c.member_id = g.member_id and c.ended_at is not null
    and c.evidence -> 'others' @> g.others)
  order by g.member_id, g.count desc, g.others`;

/** One bank account that several members are paid to. */
export const findSharedBank: Finder = (tx, look) =>
  runFinder(
    tx,
    groupsOf(
      look,
      sql`
        select count(distinct b.member_id) as count, array_agg(distinct b.member_id) as members,
          (array_agg(b.member_id order by b.at desc, b.member_id desc))[1] as last_id
        from (select distinct bank_name, account_digest from risk_bank
          where member_id = any (${look.memberIds}::text[])) as k
        join risk_bank b on b.bank_name = k.bank_name and b.account_digest = k.account_digest
        group by k.bank_name, k.account_digest`,
    ),
  );

/** One device that several members came from. */
export const findManyAccounts: Finder = (tx, look) =>
  runFinder(
    tx,
    groupsOf(
      look,
      sql`
        select count(*) as count, array_agg(d.member_id) as members,
          (array_agg(d.member_id order by d.first_at desc, d.member_id desc))[1] as last_id
        from (select distinct device_digest from risk_device
          where member_id = any (${look.memberIds}::text[])
            and last_at > ${daysAgo(look)}) as k
        join risk_device d on d.device_digest = k.device_digest and d.last_at > ${daysAgo(look)}
        group by k.device_digest`,
    ),
  );
