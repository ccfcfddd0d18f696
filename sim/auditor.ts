import { Client } from 'pg';

/**
 * An auditor who trusts nobody: reads the books with SQL of its own, shares no line with the ledger,
 * and recomputes every balance, and every balance an entry claims to have left, from the entries.
 */
export type Finding = {
  readonly rule: string;
  readonly count: number;
  /** The first of them, in words. */
  readonly example: string;
};

export type Audit = {
  readonly accounts: number;
  readonly transfers: number;
  readonly findings: readonly Finding[];
};

/** Entries, one side a row, told by the transfers alone. */
const ENTRY = `
  entry as (
    select from_account as account, from_version as version, -amount as amount,
      from_balance as left_behind, id from ledger_transfer
    union all
    select to_account, to_version, amount, to_balance, id from ledger_transfer)`;

type Rule = { readonly rule: string; readonly sql: string };

/** Each query lists what breaks its rule, in words. */
const RULES: readonly Rule[] = [
  {
    rule: 'an account holds the sum of its entries and counts them',
    sql: `with ${ENTRY}, told as (
        select account, sum(amount) as total, count(*) as entries from entry group by account)
      select format('account %s holds %s at version %s, its entries make %s in %s',
        coalesce(a.id, t.account), a.balance, a.version, coalesce(t.total, 0),
        coalesce(t.entries, 0)) as words
      from ledger_account a full join told t on t.account = a.id
      where a.id is null or a.balance <> coalesce(t.total, 0)
        or a.version <> coalesce(t.entries, 0)`,
  },
  {
    rule: 'each entry leaves the balance before it and its own amount, none is missing',
    sql: `with ${ENTRY}, told as (
        select *, row_number() over history as place,
          sum(amount) over (history rows unbounded preceding) as running
        from entry window history as (partition by account order by version))
      select format('entry %s of account %s (transfer %s) says %s, it should be entry %s with %s',
        version, account, id, left_behind, place, running) as words
      from told where version <> place or left_behind <> running`,
  },
  {
    rule: 'no entry leaves less than the floor',
    sql: `with ${ENTRY}
      select format('transfer %s left %s in account %s, whose floor is %s',
        e.id, e.left_behind, a.id, a.floor) as words
      from entry e join ledger_account a on a.id = e.account
      where e.left_behind < a.floor or a.balance < a.floor`,
  },
  {
    rule: 'all balances of a currency make zero',
    sql: `select format('%s sums up to %s', currency, sum(balance)) as words
      from ledger_account group by currency having sum(balance) <> 0`,
  },
  {
    rule: 'a transfer stays in one currency and moves something between two accounts',
    sql: `select format('transfer %s from account %s to account %s of %s',
        t.id, t.from_account, t.to_account, t.amount) as words
      from ledger_transfer t
      left join ledger_account f on f.id = t.from_account
      left join ledger_account g on g.id = t.to_account
      where f.currency is distinct from g.currency or f.id is null or t.amount <= 0
        or t.from_account = t.to_account`,
  },
  {
    rule: 'every transfer belongs to one answered request, and every request has all of its own',
    sql: `with made as (
        select request_key as key, count(*) as transfers, min(id) as first, max(id) as last,
          count(distinct created_at) as moments
        from ledger_transfer group by request_key)
      select format('request %s: %s transfers told, %s found',
        coalesce(r.key, m.key), r.transfer_count, m.transfers) as words
      from made m full join (select * from ledger_request where transfer_count > 0) r on r.key = m.key
      where r.key is null or m.key is null or r.transfer_count <> m.transfers
        or r.first_transfer <> m.first or m.last - m.first + 1 <> m.transfers or m.moments <> 1`,
  },
  {
    rule: 'no more is taken back than was given',
    sql: `select format('of transfer %s over %s there came back %s',
        r.reverses, t.amount, sum(r.amount)) as words
      from ledger_transfer r left join ledger_transfer t on t.id = r.reverses
      where r.reverses is not null group by r.reverses, t.amount
      having t.amount is null or sum(r.amount) > t.amount`,
  },
  {
    rule: 'a round counts as running what runs in it',
    sql: `with told as (
        select vendor, round_id, member_id, count(*) as bets from play_bet
        where kind = 'bet' and status = 'running' and round_id is not null
        group by vendor, round_id, member_id)
      select format('round %s of %s and %s counts %s running bets, there are %s',
        coalesce(r.round_id, t.round_id), coalesce(r.vendor, t.vendor),
        coalesce(r.member_id, t.member_id), r.running, coalesce(t.bets, 0)) as words
      from play_round r full join told t
        on t.vendor = r.vendor and t.round_id = r.round_id and t.member_id = r.member_id
      where r.running is distinct from coalesce(t.bets, 0)`,
  },
];

/** Audits the database at that address as it is at one moment. */
export async function audit(url: string): Promise<Audit> {
  const client = new Client({ connectionString: url, application_name: 'baize auditor' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ accounts: string; transfers: string }>(
      `select (select count(*) from ledger_account) as accounts,
        (select count(*) from ledger_transfer) as transfers`,
    );
    const findings = [];
    for (const rule of RULES) findings.push(...(await apply(client, rule)));
    await client.query('commit');
    const [counts] = rows;
    return {
      accounts: Number(counts?.accounts),
      transfers: Number(counts?.transfers),
      findings,
    };
  } finally {
    await client.end();
  }
}

async function apply(client: Client, { rule, sql }: Rule): Promise<readonly Finding[]> {
  const { rows } = await client.query<{ words: string; count: string }>(
    `select words, count(*) over () as count from (${sql}) as broken order by words limit 1`,
  );
  return rows.map(({ words, count }) => ({ rule, count: Number(count), example: words }));
}

if (import.meta.main) {
  const [url] = process.argv.slice(2);
  if (!url) throw new Error('give the address of a database: node sim/auditor.ts postgres://…');
  const { accounts, transfers, findings } = await audit(url);
  console.log(`${accounts} accounts, ${transfers} transfers, ${findings.length} rules broken`);
  for (const { rule, count, example } of findings) console.log(`${rule}: ${count}, ${example}`);
  if (findings.length > 0) process.exitCode = 1;
}
