import type { Instant } from '@baize/std/time';
import type pg from 'pg';

export type Size = {
  readonly members: number;
  readonly bets: number;
  readonly currency: string;
  readonly zone: string;
  /** The day the bets are played on. */
  readonly from: Instant;
  readonly to: Instant;
};

export const AGENTS_PER_MEMBER = 1 / 20;

/** How many agents stand directly below one. */
const FAN = 10;
const BETS_PER_CHUNK = 250_000;
const GAMES = 100;

/**
 * Fills a database with a tree: agents below agents, members below all of them, each with pockets,
 * money and agreements, and a day on which they play. All by statements over sets; the trigger that
 * gives places row by row is left out, and the places written as it would have written them.
 */
export async function fillTree(pool: pg.Pool, size: Size): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select setseed(0.42)');
    await client.query('set synchronous_commit = off');
    await client.query("set work_mem = '256MB'");
    await placePeople(client, size);
    await givePockets(client, size);
    await agree(client);
    await playDay(client, size);
    await client.query('vacuum analyze');
  } finally {
    await client.query('reset all');
    client.release();
  }
}

/** The first is the top of all; the n-th agent stands below the one it has a tenth of the number of. */
async function placePeople(client: pg.PoolClient, { members, currency }: Size): Promise<void> {
  await client.query(
    `create temp table filled as
      select n, n <= $2::integer as is_agent,
        'mem_00' || upper(lpad(to_hex(n), 24, '0')) as id,
        case when n = 1 then null
          when n <= $2::integer then (n - 2) / ${FAN} + 1
          else 1 + (n::bigint * 7919) % $2::integer end as above
      from generate_series(1, $1::integer + $2::integer) as n`,
    [members, Math.ceil(members * AGENTS_PER_MEMBER)],
  );
  await client.query(
    'create unique index on filled (n); create index on filled (above); analyze filled',
  );
  await client.query('alter table members_member disable trigger agents_place_new');
  await client.query(
    `insert into members_member (id, account, nickname, currency, created_at, avatar, type,
        upline_id, affiliate_code)
      select f.id, 'filled' || f.n, 'Filled ' || f.n, $1, now() - interval '40 days', 'avatar-01',
        case when f.is_agent then 1 else 0 end, u.id,
        case when f.is_agent then 'FILLED' || f.n end
      from filled f left join filled u on u.n = f.above order by f.n`,
    [currency],
  );
  await client.query(
    `with recursive base as (select coalesce(max(number), 0) as number from agents_place),
      line as (
        select f.n, f.id, (base.number + f.n)::text::ltree as path from filled f, base where f.n = 1
        union all
        select f.n, f.id, line.path || (base.number + f.n)::text
        from line join filled f on f.above = line.n, base)
    insert into agents_place (member_id, number, path)
    select line.id, base.number + line.n, line.path from line, base order by line.path`,
  );
  await client.query(
    `alter table members_member enable trigger agents_place_new;
    select setval('agents_number', (select max(number) from agents_place));
    analyze agents_place; analyze members_member`,
  );
}

async function givePockets(client: pg.PoolClient, { currency }: Size): Promise<void> {
  await client.query(
    `insert into ledger_account (id, holder, purpose, currency, floor, balance)
      select nextval('ledger_member_account_number'), f.id, purpose, $1, 0,
        case when purpose <> 'cash' then 0 when f.is_agent then 1000000000000
          else 100000 + f.n % 977 end
      from filled f, unnest(array['cash', 'bonus', 'locked', 'held']) as purpose`,
    [currency],
  );
  await client.query('analyze ledger_account');
}

/** Everybody has what is a little less than what their upline has, of both kinds. */
async function agree(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into agreements_agreement (id, kind, payer_id, payee_id, version, period, carry, tiers,
        top_rate, status, request_key, offered_at, offered_until, answered_at, starts_at)
      select 'agr_' || case k.kind when 'daily' then '01' else '02' end
          || upper(lpad(to_hex(f.n), 24, '0')),
        k.kind, u.id, f.id, 1, k.period, 'none',
        jsonb_build_array(jsonb_build_object('rate', r.rate, 'activeMembers', 0, 'validBets', '0',
          'profit', '0')),
        r.rate, 'agreed', 'filled-' || k.kind || f.n, now() - interval '30 days',
        now() - interval '23 days', now() - interval '30 days',
        date_trunc('day', now() - interval '29 days')
      from filled f join agents_place p on p.member_id = f.id left join filled u on u.n = f.above
      cross join (values ('daily', 'day'), ('realtime', 'slot')) as k (kind, period)
      cross join lateral (select greatest(1, 60 - 5 * nlevel(p.path)) as rate) as r
      where f.is_agent`,
  );
  await client.query('analyze agreements_agreement');
}

/** Bets of the whole day, one behind the other, over members who play more or less. */
async function playDay(client: pg.PoolClient, size: Size): Promise<void> {
  const { members, bets, currency, zone, from, to } = size;
  const agents = Math.ceil(members * AGENTS_PER_MEMBER);
  const chunks = Math.ceil(bets / BETS_PER_CHUNK);
  await client.query(
    `create temp table filled_game as
      select row_number() over (order by g.node_id) - 1 as place, v.provider, g.code
      from catalog_game g join catalog_vendor v on v.code = g.vendor
      where v.provider is not null and not g.is_entrance limit ${GAMES}`,
  );
  await client.query('analyze filled_game');
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const own = Math.min(BETS_PER_CHUNK, bets - chunk * BETS_PER_CHUNK);
    await client.query(
      `insert into play_bet (vendor, kind, ref, member_id, currency, game, round_id, status,
          is_instant, stake_cash, stake_bonus, payout_cash, payout_bonus, placed_on, placed_at,
          event_at, changed_at, version)
        select g.provider, 'bet', 'filled-' || d.n, f.id, $1, g.code, null, 'settled', true,
          d.stake, 0, (d.stake * d.e)::bigint, 0, (d.at at time zone $2)::date, d.at, d.at, d.at, 1
        from (
          select $3::integer::bigint * ${BETS_PER_CHUNK} + n as n,
            $8::integer + 1 + floor($7::integer * power(random(), 1.5))::integer as m,
            date_trunc('milliseconds', $5::timestamptz
              + ($6::timestamptz - $5::timestamptz) * (($3::integer + random()) / $4::integer)) as at,
            greatest(0, random() * 3 - 1.1) as e, (1 + floor(random() * 40))::bigint * 250 as stake,
            floor(random() * (select count(*) from filled_game))::bigint as g
          from generate_series(1, $9::integer) as n) as d
        join filled f on f.n = d.m
        join filled_game g on g.place = d.g
        order by d.at`,
      [currency, zone, chunk, chunks, from, to, members, agents, own],
    );
  }
}
