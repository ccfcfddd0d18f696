import type { Endpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/team';
import { PEOPLE_FIGURES } from '@baize/contract/team-people';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { giveMoney } from '../../testing/money.ts';
import { ZONE } from '../../testing/play.ts';
import { useTeams } from '../../testing/teams.ts';
import { readBalances } from './index.ts';

const t = useTeams();
const ENOUGH = 50_000n;

type Figures = Record<string, string | number>;
type Somebody = { readonly id: MemberId; readonly account: string };

const tree: Record<'top' | 'other' | 'middle' | 'low', Somebody> = {} as never;
const members: Somebody[] = [];

/** Three weeks of a tree with three levels, beside another one. */
beforeAll(async () => {
  tree.top = await t.agent();
  tree.other = await t.agent();
  tree.middle = await t.agent(tree.top.id);
  tree.low = await t.agent(tree.middle.id);
  for (const agent of Object.values(tree)) {
    members.push(await t.member(agent.id), await t.member(agent.id));
  }
  for (let day = 0; day < 24; day += 1) {
    for (const [index, { id }] of members.entries()) {
      if ((day + index) % 3 === 0) continue;
      const amount = BigInt(10_000 + ((day * 7 + index * 13) % 9) * 7_000);
      const game = index % 2 === 0 ? 'over-under' : 'coin-duel';
      await t.bet(id, amount, { payout: BigInt(((day + index) % 4) * 9_000), game });
      if (day % 5 === index % 5) {
        const key = `in-${day}`;
        await giveMoney(t.world, id, { amount: 700n, reason: 'deposit_credited', key });
        await giveMoney(t.world, id, { amount: 90n, reason: 'bonus_given', key: `b-${day}` });
      }
    }
    t.world.clock.advance(DAY_MS);
  }
  t.world.clock.advance(-20 * HOUR_MS);
  await t.count();
  await readBalances(t.world, 'THB');
}, 120_000);

type Wire = Record<string, string>;

const ask = async (endpoint: Endpoint, wire: Wire, as: Somebody) => {
  const { token } = await t.logIn(as.id);
  return t.site.call(endpoint, wire, { token });
};

async function told(...asked: Parameters<typeof ask>): Promise<unknown> {
  const { message, value } = await ask(...asked);
  expect(message).toBeNull();
  return value;
}

const overview = async (wire: Wire, as: Somebody) =>
  (await told(contract.readTeamOverview, wire, as)) as contract.TeamOverview;
const downlines = async (wire: Wire, as: Somebody) =>
  (await told(contract.listDownlines, wire, as)) as contract.DownlinePage;
const profits = async (wire: Wire, as: Somebody) =>
  (await told(contract.readTeamProfit, wire, as)) as contract.TeamProfit;
const detail = async (wire: Wire, as: Somebody) =>
  (await told(contract.readDownline, wire, as)) as contract.DownlineDetail;

type Whose = 'team' | 'direct' | 'own';

/** Added up from the bets and the wallets themselves, along the uplines, one by one. */
async function slowly(memberId: MemberId, { from, to }: Span, whose: Whose) {
  const { rows } = await sql<{ id: MemberId }>`
    with recursive line as (
      select id, 0 as depth from members_member where id = ${memberId}
      union all
      select m.id, depth + 1 from line join members_member m on m.upline_id = line.id)
    select id from line where case ${whose} when 'own' then depth = 0 when 'direct' then depth = 1
      else true end`.execute(t.world.db);
  const ids = rows.map(({ id }) => id);
  const day = (column: string) =>
    sql`(${sql.ref(column)} at time zone ${ZONE})::date between ${from}::date and ${to}::date`;
  const asked = await sql<Figures>`
    with bets as (select member_id, stake_cash + stake_bonus as stake, payout_cash + payout_bonus as payout
      from play_bet where status = 'settled' and member_id = any (${ids}) and ${day('changed_at')}),
    moved as (select a.holder, t.reason, t.amount, t.created_at from ledger_transfer t
      join ledger_account a on a.id = t.to_account where a.holder = any (${ids}))
    select (select count(*) from bets)::int as "betCount",
      (select coalesce(sum(stake), 0) from bets)::text as "validBets",
      (select coalesce(sum(payout), 0) from bets)::text as prizes,
      (select coalesce(sum(amount), 0) from moved
        where reason = 'bonus_given' and ${day('created_at')})::text as bonuses,
      (select coalesce(sum(amount), 0) from moved
        where reason = 'deposit_credited' and ${day('created_at')})::text as deposits,
      (select count(*) from (select member_id from bets group by member_id
        having sum(stake) >= ${ENOUGH}) as a)::int as "activeMembers",
      (select count(*) from members_member
        where id = any (${ids}) and ${day('created_at')})::int as "newMembers",
      (select count(*) from (select holder, min(created_at) as created_at from moved
        where reason = 'deposit_credited' group by 1) as f where ${day('created_at')})::int
        as "firstDeposits"`.execute(t.world.db);
  const [figures = {}] = asked.rows;
  const [valid, prizes, bonuses] = [figures['validBets'], figures['prizes'], figures['bonuses']];
  const gross = BigInt(valid ?? 0) - BigInt(prizes ?? 0);
  const netWin = String(gross - BigInt(bonuses ?? 0));
  return { ...figures, grossWin: String(gross), netWin, withdrawals: '0' };
}

type Span = { readonly from: string; readonly to: string };

/** The clock of the tests begins on November 15. */
const SPANS: readonly (Span & { before: Span })[] = [
  ['2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['2026-11-24', '2026-11-30', '2026-11-17', '2026-11-23'],
  ['2026-11-01', '2026-11-22', '2026-10-01', '2026-10-22'],
  ['2026-12-01', '2026-12-08', '2026-11-01', '2026-11-08'],
  ['2026-11-17', '2026-12-03', '2026-10-31', '2026-11-16'],
].map(([from = '', to = '', first = '', last = '']) => ({
  from,
  to,
  before: { from: first, to: last },
}));

test.each(SPANS)(
  'AGENT-04 from $from to $to a team did what its members’ bets and wallets say',
  async ({ from, to, before }) => {
    for (const { id } of [tree.top, tree.middle, tree.low]) {
      for (const scope of ['team', 'direct'] as const) {
        const wire = { from, to, of: id, scope };
        const value = await overview(wire, tree.top);
        expect(value.now).toEqual(await slowly(id, { from, to }, scope));
        expect(value.before).toEqual(await slowly(id, before, scope));
        for (const { day, ...figures } of value.days) {
          expect(figures).toEqual(await slowly(id, { from: day, to: day }, scope));
        }
        expect(value.daysBefore.at(0)?.day).toBe(before.from);
        expect(value.daysBefore.at(-1)?.day).toBe(before.to);
        const played = value.categories.reduce((all, one) => all + BigInt(one.validBets), 0n);
        expect(String(played)).toBe(String(value.now.validBets));
      }
    }
  },
);

/** Every figure of the overview, by the name it is opened with. */
const figuresOf = (value: contract.TeamOverview): Readonly<Record<string, string>> => {
  const now = value.now as unknown as Readonly<Record<string, string | number>>;
  const texts = Object.fromEntries(Object.entries(now).map(([key, one]) => [key, String(one)]));
  return { ...texts, balance: String(value.balance.amount) };
};

test.each(SPANS)(
  'DOOR-28 AGENT-04 from $from to $to every figure of the overview is the sum of the rows it opens',
  async ({ from, to }) => {
    for (const scope of ['team', 'direct'] as const) {
      for (const of of [tree.top.id, tree.middle.id]) {
        const wire = { from, to, of, scope };
        const figures = figuresOf(await overview(wire, tree.top));
        for (const figure of PEOPLE_FIGURES) {
          const opened = { ...wire, figure, sort: figure, direction: 'down' };
          const { rows, totals, next } = await profits(opened, tree.top);
          expect([figure, sumOf(rows, figure)]).toEqual([figure, figures[figure]]);
          expect([figure, String(totals[figure])]).toEqual([figure, figures[figure]]);
          expect(next).toBeNull();
          const below = rows.filter(({ isSelf }) => !isSelf).map((row) => BigInt(row[figure]));
          expect(below).toEqual(below.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
          expect(below.every((one) => one !== 0n)).toBe(true);
          expect(rows.some(({ isSelf }) => isSelf && scope === 'direct')).toBe(false);
        }
      }
    }
  },
);

const sumOf = (rows: readonly object[], key: string): string =>
  String(
    rows.reduce((all, row) => all + BigInt((row as Record<string, string | number>)[key] ?? 0), 0n),
  );

const SUMMED = [
  'betCount',
  'validBets',
  'prizes',
  'bonuses',
  'grossWin',
  'netWin',
  'deposits',
  'withdrawals',
];
const COUNTED = ['activeMembers', 'newMembers', 'firstDeposits'];

test.each(SPANS)(
  'AGENT-06 AGENT-19 from $from to $to totals are the sums of their rows, and rows what teams did',
  async ({ from, to }) => {
    const span = { from, to };
    for (const { id } of [tree.top, tree.middle]) {
      const list = await downlines({ ...span, of: id }, tree.top);
      const profit = await profits({ ...span, of: id }, tree.top);
      for (const { value, rows } of [
        { value: list.totals, rows: list.downlines },
        { value: profit.totals, rows: profit.rows },
      ]) {
        const totals = value as unknown as Record<string, string | number>;
        for (const key of [...SUMMED, ...COUNTED]) {
          expect([key, String(totals[key])]).toEqual([key, sumOf(rows, key)]);
        }
      }
      expect(String(list.totals.balance)).toBe(sumOf(list.downlines, 'balance'));
      expect(String(list.totals.members)).toBe(sumOf(list.downlines, 'members'));
      for (const row of profit.rows) {
        const { memberId, account: _account, nickname: _name, isAgent: _isAgent, ...rest } = row;
        const { isSelf, balance: _balance, ...figures } = rest;
        expect(figures).toEqual(await slowly(memberId as MemberId, span, isSelf ? 'own' : 'team'));
      }
    }
  },
);

test('AGENT-06 somebody is found by the beginning of their account, anywhere below and nowhere else', async () => {
  const search = async (text: string, as: Somebody) => {
    const value = await downlines({ search: text }, as);
    return value;
  };
  const all = await search('placed', tree.top);
  const below = [tree.middle, tree.low, ...members.filter((_, at) => at < 2 || at >= 4)];
  expect(all.downlines.map(({ account }) => account)).toEqual(
    below.map(({ account }) => account).toSorted(),
  );
  expect(all.totals).toMatchObject({ count: 8 });
  for (const key of [...SUMMED, ...COUNTED, 'members', 'balance']) {
    const totals = all.totals as unknown as Record<string, string | number>;
    expect([key, String(totals[key])]).toEqual([key, sumOf(all.downlines, key)]);
  }
  expect((await search(tree.other.account, tree.top)).downlines).toEqual([]);
  expect((await search('%', tree.top)).downlines).toEqual([]);
  const [low] = (await search(tree.low.account, tree.top)).downlines;
  expect(low).toMatchObject({ level: 2, isAgent: true, members: 2 });
});

test('AGENT-06 a member is shown with where they stand, what they hold and what they did', async () => {
  const [, , , , , , mine] = members;
  if (!mine) throw new Error('the tree has members');
  const span = { from: '2026-11-17', to: '2026-12-03' };
  const wire = { ...span, memberId: mine.id };
  const value = await detail(wire, tree.top);
  expect(value.crumbs.map(({ account }) => account)).toEqual([
    tree.top.account,
    tree.middle.account,
    tree.low.account,
    mine.account,
  ]);
  expect(value).toMatchObject({ isDirect: false, downline: { level: 3, members: 0 } });
  expect(value.own).toEqual(await slowly(mine.id, span, 'own'));
  expect(String(value.ownBalance)).toBe(await heldBy([mine.id]));
  expect(value.downline.balance).toBe(value.ownBalance);
});

async function heldBy(ids: readonly MemberId[]): Promise<string> {
  const { rows } = await sql<{ held: string }>`select sum(balance)::text as held
    from ledger_account where holder = any (${ids}) and currency = 'THB'`.execute(t.world.db);
  return rows[0]?.held ?? '';
}

test('AGENT-04 a team holds what all its pockets hold, and is as large as it is', async () => {
  const value = await overview({}, tree.top);
  const own = [tree.top, tree.middle, tree.low, ...members.filter((_, at) => at < 2 || at >= 4)];
  expect(value.balance.amount).toBe(await heldBy(own.map(({ id }) => id)));
  expect(value.size).toEqual({ direct: 3, team: 8 });
  const direct = await overview({ scope: 'direct' }, tree.top);
  const below = [tree.middle, ...members.slice(0, 2)];
  expect(direct.balance.amount).toBe(await heldBy(below.map(({ id }) => id)));
});

test('AGENT-06 whoever is outside the own tree does not exist, whatever is asked', async () => {
  const foreign = [tree.top, tree.other, ...members.slice(0, 4)];
  for (const { id, account } of foreign) {
    for (const [endpoint, wire] of [
      [contract.readTeamOverview, { of: id }],
      [contract.listDownlines, { of: id }],
      [contract.readTeamProfit, { of: id }],
      [contract.readDownline, { memberId: id }],
      [contract.listTeamBets, { account, language: 'EN', from: '2026-12-01', to: '2026-12-05' }],
      [contract.listTeamEntries, { account }],
    ] as const) {
      expect(await ask(endpoint, wire, tree.middle)).toMatchObject({ message: 'not_found' });
    }
  }
});
