import { assert } from '@baize/std/assert';
import type pg from 'pg';

export type Size = {
  readonly bets: number;
  /** Two a transfer. */
  readonly entries: number;
  readonly currency: string;
  readonly zone: string;
};

export type Filled = { readonly members: number; readonly bets: number; readonly entries: number };

/** Over how long it happened: as many days as a record shows at once. */
const DAYS = 90;
const BETS_PER_CHUNK = 250_000;
const BETS_PER_MEMBER = 500;

type TellProgress = (text: string) => void;

/**
 * Fills a database with members who played for three months: bets, and the entries they made, with
 * every balance and number as the wallet would have written them. A few play very much, most little.
 * All by statements over sets, a stretch of time each, so that memory does not grow with the size.
 */
export async function fillRecords(pool: pg.Pool, size: Size, tell: TellProgress): Promise<Filled> {
  const client = await pool.connect();
  try {
    await refuseClosedBooks(client);
    await client.query('select setseed(0.42)');
    await client.query('set synchronous_commit = off');
    await client.query("set work_mem = '256MB'");
    const members = Math.max(20, Math.ceil(size.bets / BETS_PER_MEMBER));
    await client.query(`select ledger_make_months(current_date - ${DAYS + 1}, current_date)`);
    await giveAccounts(client, members, size);
    const chunks = Math.ceil(size.bets / BETS_PER_CHUNK);
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const bets = Math.min(BETS_PER_CHUNK, size.bets - chunk * BETS_PER_CHUNK);
      await fillChunk(client, { ...size, chunk, chunks, members, own: bets });
      tell(`${chunk * BETS_PER_CHUNK + bets} of ${size.bets} bets`);
    }
    // Whoever counts looks for a span of time: a summary of what is not summarised yet is all of it.
    await client.query("select brin_summarize_new_values('play_bet_times')");
    return await countFilled(client);
  } finally {
    client.release();
  }
}

/** What is made up here belongs into no books that somebody has closed. */
async function refuseClosedBooks(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query('select from ledger_day limit 1');
  assert(rowCount === 0, 'this database has closed days: give a fresh one');
}

/** Members with pockets, and the two accounts of the house that they play and pay with. */
async function giveAccounts(client: pg.PoolClient, members: number, { currency }: Size) {
  await client.query(
    `create temp table filled_member as
      select n, 'mem_00' || upper(lpad(to_hex(n), 24, '0')) as id from generate_series(1, $1) as n`,
    [members],
  );
  await client.query(
    `insert into members_member (id, account, nickname, currency, created_at, avatar, type)
      select id, 'filled' || n, 'Filled ' || n, $1, now() - interval '${DAYS + 1} days',
        'avatar-01', 0 from filled_member`,
    [currency],
  );
  await client.query(
    `insert into ledger_account (id, holder, purpose, currency, floor)
      select nextval('ledger_member_account_number'), id, purpose, $1, 0
      from filled_member, unnest(array['cash', 'bonus', 'locked', 'held']) as purpose`,
    [currency],
  );
  await client.query(
    `insert into ledger_account (id, holder, purpose, currency, stripe)
      select first - stripe, holder, purpose, $1, stripe
      from (select nextval('ledger_house_account_number') as first, holder, purpose
          from (values ('vendor:studio', 'vendor_clearing'),
            ('provider:filled', 'payment_clearing')) as named (holder, purpose)) as house,
        generate_series(0, 15) as stripe
      on conflict do nothing`,
    [currency],
  );
  await client.query(
    `create temp table filled_account as
      select m.n, m.id as member_id, a.id from filled_member m
      join ledger_account a on a.holder = m.id and a.purpose = 'cash';
    create unique index on filled_account (n);
    create temp table filled_house as
      select stripe, case purpose when 'vendor_clearing' then 'play' else 'pay' end as side, id
      from ledger_account where stripe between 0 and 15
        and (holder, purpose) in (('vendor:studio', 'vendor_clearing'),
          ('provider:filled', 'payment_clearing'));
    create temp table filled_game as
      select row_number() over (order by g.node_id) - 1 as place, count(*) over () as games,
        v.provider, g.code
      from catalog_game g join catalog_vendor v on v.code = g.vendor
      where v.provider is not null and not g.is_entrance;
    analyze filled_account; analyze filled_house; analyze filled_game;`,
  );
  const { rowCount } = await client.query('select from filled_game limit 1');
  assert(rowCount === 1, 'the catalogue is seeded');
}

type Chunk = Size & {
  readonly chunk: number;
  readonly chunks: number;
  readonly members: number;
  /** How many of the bets it holds. */
  readonly own: number;
};

/**
 * One stretch of time. The square of chance makes the first members the busiest; what still runs
 * was placed lately; two of a hundred movements are no bets.
 */
async function fillChunk(client: pg.PoolClient, chunk: Chunk): Promise<void> {
  const transfers = Math.round((chunk.own * chunk.entries) / 2 / chunk.bets);
  const seldom = Math.max(Math.ceil(chunk.own / 50), transfers - chunk.own);
  await client.query('drop table if exists filled_bet, filled_move');
  await client.query(
    `create temp table filled_bet as
      select d.n, d.at, a.member_id, a.id as account, g.provider, g.code,
        case when d.at > now() - interval '3 days' and d.c < 0.02 then 'running'
          when d.c > 0.98 then 'void' else 'settled' end as status,
        d.stake, case when d.c < 0.02 and d.at > now() - interval '3 days' or d.c > 0.98 then 0
          when d.e < 0.62 then 0 else (d.stake * (d.e - 0.6) * 11.9)::bigint end as payout
      from (
        select $1::bigint * ${BETS_PER_CHUNK} + n as n, 1 + floor($3 * power(random(), 2)) as m,
          date_trunc('milliseconds', now() - interval '20 minutes'
            - interval '${DAYS} days' * (($2 - $1 - 1 + random()) / $2)) as at,
          random() as c, random() as e, (1 + floor(random() * 40))::bigint * 250 as stake,
          floor(random() * 6)::bigint as g
        from generate_series(1, $4) as n) as d
      join filled_account a on a.n = d.m
      join filled_game g on g.place = (d.m::bigint * 5 + d.g) % g.games`,
    [chunk.chunk, chunk.chunks, chunk.members, chunk.own],
  );
  await client.query(
    `insert into play_bet (vendor, kind, ref, member_id, currency, game, round_id, status,
        is_instant, stake_cash, stake_bonus, payout_cash, payout_bonus, placed_on, placed_at,
        event_at, changed_at, version)
      select provider, 'bet', 'filled-' || n, member_id, $1, code, null, status, status <> 'running',
        stake, 0, payout, 0, (at at time zone $2)::date, at, at, at, 1
      from filled_bet order by at`,
    [chunk.currency, chunk.zone],
  );
  await moveMoney(client, chunk, seldom);
}

const SELDOM = `(array['deposit_credited', 'withdrawal_paid', 'bonus_given', 'rebate_paid',
  'adjusted', 'deposit_fee'])`;

/** What the bets and the rest moved: every entry with its number and the balance it left. */
async function moveMoney(client: pg.PoolClient, chunk: Chunk, seldom: number): Promise<void> {
  await client.query(
    `create temp table filled_move as
      with moved as (
        select n, at, account, payout - stake as change, 'play' as side, (n % 16)::int as stripe,
          'play_bet-and-settle' as reason, provider || ':bet-and-settle:filled-' || n as key
        from filled_bet where status = 'settled' and payout <> stake
        union all
        select n, at, account, -stake, 'play', (n % 16)::int, 'play_bet', provider || ':bet:filled-' || n
        from filled_bet where status = 'running'
        union all
        -- The first thing every member does is to pay in more than they will ever lose.
        select -n, now() - interval '${DAYS} days 1 hour', id, 2000000000, 'pay', (n % 16)::int,
          'deposit_credited', 'dep_filled' || n || ':first' from filled_account where $1 = 0
        union all
        select s.n, s.at, a.id, case when s.reason in ('withdrawal_paid', 'deposit_fee')
            then -s.amount else s.amount end, 'pay', (s.n % 16)::int, s.reason,
          'dep_filled' || s.n || ':' || s.reason
        from (select 1000000000000 + $1::bigint * 10000000 + n as n,
            1 + floor($3 * power(random(), 2)) as m, 100 * (1 + floor(random() * 500))::bigint as amount,
            ${SELDOM}[1 + floor(random() * 6)::int] as reason,
            date_trunc('milliseconds', now() - interval '20 minutes'
              - interval '${DAYS} days' * (($2 - $1 - 1 + random()) / $2)) as at
          from generate_series(1, $4) as n) as s
        join filled_account a on a.n = s.m)
      select m.at, row_number() over (order by m.at, m.n) as place, m.change, m.reason, m.key,
        m.account, row_number() over own as version, sum(m.change) over own as balance,
        h.id as house, row_number() over theirs as house_version,
        sum(-m.change) over theirs as house_balance
      from moved m join filled_house h on h.side = m.side and h.stripe = m.stripe
      window own as (partition by m.account order by m.at, m.n),
        theirs as (partition by h.id order by m.at, m.n)`,
    [chunk.chunk, chunk.chunks, chunk.members, seldom],
  );
  await client.query(
    `insert into ledger_transfer (created_at, id, event_at, request_key, reason, from_account,
        from_version, from_balance, to_account, to_version, to_balance, amount)
      select m.at, block.first + m.place, m.at, m.key, m.reason,
        case when change < 0 then m.account else m.house end,
        case when change < 0 then a.version + m.version else h.version + m.house_version end,
        case when change < 0 then a.balance + m.balance else h.balance + m.house_balance end,
        case when change < 0 then m.house else m.account end,
        case when change < 0 then h.version + m.house_version else a.version + m.version end,
        case when change < 0 then h.balance + m.house_balance else a.balance + m.balance end,
        abs(change)
      from filled_move m
      join ledger_account a on a.id = m.account join ledger_account h on h.id = m.house,
      (select setval('ledger_transfer_number', nextval('ledger_transfer_number')
        + ((select count(*) from filled_move) / 65536) * 65536)
        - ((select count(*) from filled_move) / 65536) * 65536 as first) as block
      order by m.at, m.place`,
  );
  await client.query(
    `update ledger_account a set balance = a.balance + s.change, version = a.version + s.entries,
        revision = a.revision + 1
      from (select account as id, sum(change) as change, count(*) as entries from filled_move group by 1
        union all
        select house, -sum(change), count(*) from filled_move group by 1) as s
      where a.id = s.id`,
  );
}

/** The months that the history lies in, such as `2026-10`. */
export async function listMonths(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ month: string }>(
    `select to_char(day, 'YYYY-MM') as month
      from generate_series(date_trunc('month', current_date - ${DAYS + 2}), now(), '1 month') as day`,
  );
  return rows.map(({ month }) => month);
}

export async function countFilled(client: Pick<pg.Pool, 'query'>): Promise<Filled> {
  const { rows } = await client.query<{ members: bigint; bets: bigint; entries: bigint }>(
    `select (select count(*) from members_member where account like 'filled%') as members,
      (select count(*) from play_bet) as bets,
      (select 2 * count(*) from ledger_transfer) as entries`,
  );
  const [counted] = rows;
  return {
    members: Number(counted?.members),
    bets: Number(counted?.bets),
    entries: Number(counted?.entries),
  };
}
