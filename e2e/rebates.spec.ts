import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { accrueBets } from '../apps/server/src/demo/rebates.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { accountMenu, comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('SHELL-37 MEM-10 MEM-28 rebate grows on the open page by category and is claimed once', async ({
  page,
}) => {
  const { brand } = loadBrand('mekhala');
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/about');
  const side = page.getByRole('navigation', { name: 'Side menu' });
  await side.getByRole('link', { name: 'Manual rebate' }).click();
  await expect(page).toHaveURL(/\/member\/manualRebate$/);
  const slots = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Slots' }) });
  await expect(slots).toContainText('0.5% of valid bets. Counted since your last claim: ฿0.00');
  await expect(slots).toContainText('Can be claimed from ฿1.00 on.');

  const bet = { memberId: person.id, category: 'RNG', ref: `e2e ${person.id}` } as const;
  await accrueBets(people.world, brand, [{ ...bet, valid: 49_970n }]);
  await expect(slots).toContainText('Counted since your last claim: ฿499.70');
  await expect(slots).toContainText('85% of the next ฿0.01 is already earned');
  const entry = side.getByRole('link', { name: /^Reward center/ });
  await expect(entry).toContainText('1 reward to claim');
  await expectAccessible(page);
  await slots.getByRole('button', { name: 'Claim Slots' }).dblclick();
  await expect(slots.getByRole('button', { name: 'Claim Slots' })).toHaveCount(0);
  await expect(entry).not.toContainText('to claim');
  expect(await cashOf(people, person)).toBe(249n);

  await page.goto('/about');
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Manual rebate' }).click();
  await expect(slots).toContainText('85% of the next ฿0.01');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
  await page.goto('/member/manualRebate');
  await expect(page.getByRole('heading', { name: 'Manual rebate' })).toBeVisible();
});
