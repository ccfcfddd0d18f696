import * as contract from '@baize/contract/team';
import { HOUR_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { giveMoney } from '../../testing/money.ts';
import { useTeams } from '../../testing/teams.ts';

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

test('AGENT-19 whoever had nothing to count is not listed', async () => {
  const top = await t.agent();
  const quiet = await t.member(top.id);
  const { token } = await t.logIn(top.id);
  const wire = { from: '2026-10-01', to: '2026-10-02' };
  const { value } = await t.site.call(contract.readTeamProfit, wire, { token });
  const { rows, next } = value as contract.TeamProfit;
  expect(rows.map(({ account }) => account)).not.toContain(quiet.account);
  expect(next).toBeNull();
});
