import * as contract from '@baize/contract/team';
import { TEAM_BET_SORTS, TEAM_ENTRY_SORTS } from '@baize/contract/team-sorts';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { countDays } from '../../records/index.ts';
import { giveMoney } from '../../testing/money.ts';
import { useTeams } from '../../testing/teams.ts';

const t = useTeams();

type Somebody = { readonly id: MemberId; readonly account: string };
type Wire = Record<string, string>;

const people: Somebody[] = [];
const SPAN = { from: '2026-11-15', to: '2026-11-20' };

/** An agent, another below it, a member below each; and a member of another team, who must not be listed. */
beforeAll(async () => {
  const top = await t.agent();
  const low = await t.agent(top.id);
  people.push(top, low, await t.member(top.id), await t.member(low.id));
  const foreign = await t.member((await t.agent()).id);
  for (let day = 0; day < 4; day += 1) {
    for (const [index, { id }] of [...people.slice(2), foreign].entries()) {
      for (let round = 0; round < 6; round += 1) {
        t.world.clock.advance(SECOND_MS);
        const game = round % 2 === 0 ? 'over-under' : 'coin-duel';
        await t.bet(id, BigInt(100 + round), { payout: BigInt(index * round * 20), game });
      }
      const key = `in-${day}`;
      await giveMoney(t.world, id, { amount: 50n, reason: 'deposit_credited', key });
      await giveMoney(t.world, id, { amount: 5n, reason: 'bonus_given', key: `b-${day}` });
    }
    t.world.clock.advance(DAY_MS);
    if (day === 2) await countDays(t.world);
  }
  t.world.clock.advance(MINUTE_MS);
}, 60_000);

const at = (index: number): Somebody => {
  const somebody = people[index];
  if (!somebody) throw new Error('the tree has four people');
  return somebody;
};

async function listBets(wire: Wire, as = at(0)) {
  const { token } = await t.logIn(as.id);
  const asked = { language: 'EN', ...SPAN, ...wire };
  const { value } = await t.site.call(contract.listTeamBets, asked, { token });
  return value as contract.TeamBetPage;
}

async function betsOf(ids: readonly MemberId[], game?: string) {
  const { rows } = await sql<{ count: number; stake: string; payout: string; result: string }>`
    select count(*)::int as count, sum(stake_cash + stake_bonus)::text as stake,
      sum(payout_cash + payout_bonus)::text as payout,
      sum(payout_cash + payout_bonus - stake_cash - stake_bonus)::text as result
    from play_bet where member_id = any (${ids})
      and (${game ?? null}::text is null or game = ${game ?? null})`.execute(t.world.db);
  return { ...rows[0], inPlay: '0' };
}

test('AGENT-18 the bets of a team are listed with the totals of all that match, page by page', async () => {
  const own = people.slice(2).map(({ id }) => id);
  const first = await listBets({});
  expect(first.totals).toEqual(await betsOf(own));
  expect(first).toMatchObject({ hasMore: true });
  const second = await listBets({ before: first.bets.at(-1)?.betId ?? '' });
  expect(second.hasMore).toBe(false);
  const all = [...first.bets, ...second.bets];
  expect(new Set(all.map(({ betId }) => betId)).size).toBe(48);
  const times = all.map(({ placedAt }) => placedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(all.map(({ account }) => account))).toEqual(
    new Set([at(2).account, at(3).account]),
  );
  expect(first.choices.vendors).toHaveLength(1);
});

test('AGENT-18 team bets are narrowed by member, day, category, vendor and status', async () => {
  const one = await listBets({ account: at(3).account });
  expect(one.totals).toEqual(await betsOf([at(3).id]));
  expect(new Set(one.bets.map(({ memberId }) => memberId))).toEqual(new Set([at(3).id]));
  const day = await listBets({ from: '2026-11-16', to: '2026-11-16' });
  expect(day.totals.count).toBe(12);
  expect((await listBets({ status: 'running' })).totals.count).toBe(0);
  // A file asks for many at once, and goes on after the last of them.
  const file = await listBets({ pageSize: '40' });
  expect([file.bets.length, file.hasMore]).toEqual([40, true]);
  const rest = await listBets({ pageSize: '40', before: file.bets.at(-1)?.betId ?? '' });
  expect([rest.bets.length, rest.hasMore]).toEqual([file.totals.count - 40, false]);
  let counted = 0;
  for (const category of day.choices.categories) {
    counted += (await listBets({ category })).totals.count;
  }
  expect(counted).toBe(48);
  // The other half is of a game that the catalogue does not know, and so of no vendor.
  const [vendor] = day.choices.vendors;
  expect((await listBets({ vendor: vendor?.vassalage ?? '' })).totals.count).toBe(24);
  expect((await listBets({ vendor: 'NOBODY' })).totals.count).toBe(0);
  expect((await listBets({}, at(1))).totals).toEqual(await betsOf([at(3).id]));
});

test('AGENT-18 more days than a month are refused, and so is a page after somebody else’s bet', async () => {
  const { token } = await t.logIn(at(1).id);
  const wide = { language: 'EN', from: '2026-10-15', to: '2026-11-20' };
  expect(await t.site.call(contract.listTeamBets, wide, { token })).toMatchObject({
    message: 'invalid_input',
  });
  const [foreign] = (await listBets({ account: at(2).account })).bets;
  const before = { language: 'EN', ...SPAN, before: foreign?.betId ?? '' };
  expect(await t.site.call(contract.listTeamBets, before, { token })).toMatchObject({
    message: 'not_found',
  });
});

test('AGENT-18 more bets than can be sorted are refused in any order but the newest first', async () => {
  const agent = await t.agent();
  const { id } = await t.member(agent.id);
  await t.bet(id, 100n, { payout: 0n, game: 'over-under' });
  t.world.clock.advance(DAY_MS);
  await countDays(t.world);
  await sql`update records_day set bet_count = 200001 where member_id = ${id}`.execute(t.world.db);
  const { token } = await t.logIn(agent.id);
  const ask = async (wire: Wire) => {
    const asked = { language: 'EN', from: '2026-11-15', to: '2026-11-25', ...wire };
    return (await t.site.call(contract.listTeamBets, asked, { token })).message;
  };
  expect(await ask({ sort: 'stake', direction: 'down' })).toBe('too_many_to_sort');
  expect(await ask({})).toBeNull();
});

/** All pages of a list in one order, and the figures it is sorted by. */
const orders = (columns: readonly string[]) =>
  columns.flatMap((sort) => ['up', 'down'].map((direction) => ({ sort, direction })));

const inOrder = (figures: readonly bigint[], direction: string) => {
  const rising = figures.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return direction === 'up' ? rising : rising.toReversed();
};

test.each(orders(TEAM_BET_SORTS))(
  'AGENT-18 the bets of a team are sorted by $sort $direction over all pages',
  async (order) => {
    const seen: contract.TeamBet[] = [];
    for (let more = true; more; ) {
      const before = seen.at(-1)?.betId;
      const page = await listBets({ ...order, ...(before && { before }) });
      seen.push(...page.bets);
      more = page.hasMore;
    }
    expect(new Set(seen.map(({ betId }) => betId)).size).toBe(48);
    const figures = seen.map((bet) =>
      order.sort === 'placedAt'
        ? BigInt(Date.parse(bet.placedAt))
        : BigInt(bet[order.sort as 'stake'] ?? 0n),
    );
    expect(figures).toEqual(inOrder(figures, order.direction));
  },
);

async function listEntries(wire: Wire, as = at(0)) {
  const { token } = await t.logIn(as.id);
  const { message, value } = await t.site.call(
    contract.listTeamEntries,
    { ...SPAN, ...wire },
    { token },
  );
  expect(message).toBeNull();
  return value as contract.TeamEntryPage;
}

test('AGENT-21 what moved in the wallets below is told by member, type and day, page by page', async () => {
  const seen: contract.TeamEntry[] = [];
  let before: string | null = '';
  while (before !== null) {
    const page: contract.TeamEntryPage = await listEntries({
      pageSize: '5',
      ...(before && { before }),
    });
    seen.push(...page.entries);
    before = page.next;
  }
  // Of each of the two: what they were given to play with, four deposits and four bonuses.
  expect(seen).toHaveLength(18);
  expect(new Set(seen.map(({ entryId }) => entryId)).size).toBe(18);
  expect(new Set(seen.map(({ memberId }) => memberId))).toEqual(new Set([at(2).id, at(3).id]));
  const bonuses = await listEntries({ type: 'bonus' });
  expect(bonuses.entries.map(({ amount }) => amount)).toEqual(Array(8).fill('5'));
  const day = await listEntries({ type: 'deposit', from: '2026-11-16', to: '2026-11-16' });
  expect(day.entries.map(({ amount, pocket }) => [amount, pocket])).toEqual([
    ['50', 'cash'],
    ['50', 'cash'],
  ]);
});

test('AGENT-21 of one member the bets are told as well, of all together they are not asked for', async () => {
  const one = await listEntries({ account: at(3).account, type: 'play', pageSize: '100' });
  expect(one.entries.length).toBeGreaterThan(10);
  expect(new Set(one.entries.map(({ account }) => account))).toEqual(new Set([at(3).account]));
  const { token } = await t.logIn(at(0).id);
  const all = await t.site.call(contract.listTeamEntries, { type: 'play' }, { token });
  expect(all.message).toBe('invalid_input');
  const marks = { before: 'nonsense', account: at(3).account };
  const wrong = await t.site.call(contract.listTeamEntries, marks, { token });
  expect(wrong.message).toBe('invalid_input');
});

test('AGENT-06 AGENT-18 AGENT-21 somebody is found by their nickname, unless two of the tree share it', async () => {
  const [top, low] = [at(0), at(1)];
  const name = (id: MemberId, nickname: string) =>
    t.world.db.updateTable('members_member').set({ nickname }).where('id', '=', id).execute();
  await name(at(2).id, 'พลอย');
  await name(at(3).id, 'Ploy');
  const { token } = await t.logIn(top.id);
  const ask = (endpoint: Parameters<typeof t.site.call>[0], wire: Wire) =>
    t.site.call(endpoint, wire, { token });
  const found = async (search: string) => {
    const { value } = await ask(contract.listDownlines, { search });
    return (value as contract.DownlinePage).downlines.map(({ account }) => account);
  };
  expect(await found('พล')).toEqual([at(2).account]);
  expect(await found('PLO')).toEqual([at(3).account]);
  const { bets } = await listBets({ account: 'ploy' });
  expect(new Set(bets.map(({ account }) => account))).toEqual(new Set([at(3).account]));
  const entries = await ask(contract.listTeamEntries, { ...SPAN, account: 'พลอย' });
  expect(entries.message).toBeNull();
  await name(low.id, 'ploy');
  const twice = await ask(contract.listTeamEntries, { ...SPAN, account: 'Ploy' });
  expect(twice.message).toBe('name_not_unique');
});

test('DOOR-28 AGENT-18 AGENT-21 direct is direct in the bets and the movements too', async () => {
  const direct = await listBets({ scope: 'direct' });
  expect(new Set(direct.bets.map(({ account }) => account))).toEqual(new Set([at(2).account]));
  const below = await listBets({ of: at(1).id, scope: 'direct' });
  expect(new Set(below.bets.map(({ account }) => account))).toEqual(new Set([at(3).account]));
  const { token } = await t.logIn(at(0).id);
  const wire = { ...SPAN, scope: 'direct', type: 'deposit' };
  const { value } = await t.site.call(contract.listTeamEntries, wire, { token });
  const { entries } = value as contract.TeamEntryPage;
  expect(new Set(entries.map(({ account }) => account))).toEqual(new Set([at(2).account]));
});

test.each(orders(TEAM_ENTRY_SORTS))(
  'AGENT-21 movements are sorted by $sort $direction over all pages, of a team and of one',
  async (order) => {
    for (const [whose, count] of [
      [{}, 18],
      [{ account: at(3).account }, 33],
    ] as const) {
      const seen: contract.TeamEntry[] = [];
      let before: string | null = '';
      while (before !== null) {
        const page: contract.TeamEntryPage = await listEntries({
          ...order,
          ...whose,
          pageSize: '5',
          ...(before && { before }),
        });
        seen.push(...page.entries);
        before = page.next;
      }
      expect(new Set(seen.map(({ entryId }) => entryId)).size).toBe(seen.length);
      expect(seen).toHaveLength(count);
      const figures = seen.map((entry) =>
        order.sort === 'at' ? BigInt(Date.parse(entry.at)) : BigInt(entry[order.sort as 'amount']),
      );
      expect(figures).toEqual(inOrder(figures, order.direction));
    }
  },
);
