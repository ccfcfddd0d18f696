import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { offerReward } from '../apps/server/src/rewards/claims/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

test.slow();

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

type CashOffer = { readonly name: string; readonly amount: bigint; readonly days: number };

const offer = ({ id }: Person, { name, amount, days }: CashOffer) =>
  people.world.db.transaction().execute((tx) =>
    offerReward(people.world, tx, {
      memberId: id,
      programme: 'mission',
      sourceKey: name,
      kind: 'cash',
      amount: minor(amount),
      names: { EN: name },
      expiresAt: later(people.world.clock.now(), days * DAY_MS),
    }),
  );

test('MEM-08 MEM-25 SYS-15 the reward center, empty and full, with a badge that follows it', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/member/rewardCenter');
  await expect(page.getByRole('heading', { name: 'Nothing to claim right now' })).toBeVisible();
  const entry = page.getByRole('link', { name: /^Reward center/ });
  await expect(entry).not.toContainText('to claim');

  await offer(person, { name: 'Five rounds of fish', amount: 2_000n, days: 5 });
  await expect(entry).toContainText('1 reward to claim');
  await offer(person, { name: 'Rebate of yesterday', amount: 18_640n, days: 2 });
  await expect(entry).toContainText('2 rewards to claim');
  await offer(person, { name: 'Third kind', amount: 100n, days: 9 });
  await expect(entry).toContainText('3 rewards to claim');
  await expectAccessible(page);

  await page.goto('/');
  await page.getByRole('link', { name: /^Reward center/ }).click();
  await expect(page).toHaveURL(/\/member\/rewardCenter$/);
  const rows = page.getByRole('listitem').filter({ hasText: 'Mission' });
  await expect(rows).toHaveText([/Rebate of yesterday/, /Five rounds of fish/, /Third kind/]);
  await expect(page.getByText('฿207.40')).toBeVisible();
  await page.getByRole('button', { name: 'Claim Five rounds of fish' }).dblclick();
  await expect(rows).toHaveCount(2);
  await expect(entry).toContainText('2 rewards to claim');
  await page.getByRole('button', { name: 'Claim all' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to claim right now' })).toBeVisible();
  await expect(entry).not.toContainText('to claim');
  await expect(page.getByRole('table', { name: 'Receipts' })).toContainText('Rebate of yesterday');
  expect(await cashOf(people, person)).toBe(20_740n);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
});
