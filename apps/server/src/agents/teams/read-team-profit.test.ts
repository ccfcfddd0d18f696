import * as contract from '@baize/contract/team';
import { DAY_MS, HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { givenBelow } from '../../testing/agents.ts';
import { giveMoney } from '../../testing/money.ts';
import { useTeams } from '../../testing/teams.ts';
import { readBalances } from './read-balances.ts';

const t = useTeams();

test('AGENT-19 a line of more than a page comes page by page, each member once, with one sum', async () => {
  const top = await t.agent();
  const below: string[] = [];
  for (let number = 0; number < contract.PROFITS_PER_PAGE + 3; number++) {
    const { id, account } = await t.member(top.id);
    below.push(account);
    await giveMoney(t.world, id, { amount: 700n, reason: 'deposit_credited', key: 'in' });
  }
  await t.member(top.id);
  t.world.clock.advance(HOUR_MS);
  await t.count();
  const { token } = await t.logIn(top.id);
  const page = async (wire: Record<string, unknown>) => {
    const { value } = await t.site.call(contract.readTeamProfit, wire, { token });
    return value as contract.TeamProfit;
  };
  const first = await page({});
  const second = await page({ after: first.next });
  expect(first.rows.map(({ isSelf }) => isSelf).indexOf(true)).toBe(0);
  expect(second.rows.every(({ isSelf }) => !isSelf)).toBe(true);
  expect(second.next).toBeNull();
  const listed = [...first.rows.slice(1), ...second.rows];
  const paid = listed.filter(({ deposits }) => String(deposits) === '700');
  expect(paid.map(({ account }) => account)).toEqual(below.toSorted());
  expect([first, second].map(({ totals }) => String(totals.deposits))).toEqual(
    Array.from({ length: 2 }, () => String(below.length * 700)),
  );
});

test('the rows add up to the totals, with those who hold money and did nothing', async () => {
  const top = await t.agent();
  const agent = await t.agent(top.id);
  const busy = await t.member(top.id);
  const quiet = await t.member(top.id);
  await t.member(agent.id);
  const empty = await givenBelow(t.world, top.id);
  t.world.clock.advance(30 * DAY_MS);
  await t.bet(busy.id, 500n, { payout: 200n });
  await t.count();
  await readBalances(t.world, 'THB');
  const { token } = await t.logIn(top.id);
  const today = t.world.clock.now().toISOString().slice(0, 10);
  const spans = [{ from: today, to: today }, { from: '2026-10-01', to: '2026-10-02' }, {}];
  for (const scope of ['team', 'direct']) {
    for (const span of spans) {
      for (const order of [{}, { sort: 'balance', direction: 'down' }]) {
        const wire = { ...span, ...order, scope };
        const { value } = await t.site.call(contract.readTeamProfit, wire, { token });
        const { rows, totals } = value as contract.TeamProfit;
        for (const figure of ['balance', 'validBets', 'prizes', 'newMembers'] as const) {
          const added = rows.reduce((sum, row) => sum + BigInt(row[figure]), 0n);
          expect([wire, figure, added]).toEqual([wire, figure, BigInt(totals[figure])]);
        }
        const accounts = rows.map(({ account }) => account);
        expect(accounts).toContain(quiet.account);
        expect(accounts).toContain(busy.account);
        if (span.from) expect(accounts).not.toContain(empty.account);
      }
    }
  }
});
