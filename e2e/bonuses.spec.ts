import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect, readMessages } from './coming-in.ts';
import { givenPayee, PAYMENT_PASSWORD } from './orders.ts';
import { payAt } from './pay-at.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';
import { openWins } from './wins.ts';

test.slow();

const DEPOSIT = '/member/depositv2';
const BONUSES = '/member/bonusDetails';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(({ page }) => readMessages(page));

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** Opens an order with the welcome bonus, and answers its id. */
async function orderWithBonus(page: Page, amount: string): Promise<string> {
  await page.getByLabel('Amount').fill(amount);
  await radio(page, 'Welcome bonus').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/order=dep_/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

test('MONEY-02 MEM-07 REW-09 a bonus is chosen, comes with the money, is played and given up', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), DEPOSIT);
  await expect(radio(page, 'No bonus')).toBeChecked();
  await expect(page.getByText('50% of the deposit, up to ฿1,000.00')).toBeVisible();
  await expect(page.getByText('10 times the bonus', { exact: true })).toBeVisible();
  await expect(page.getByText('7 days from the deposit')).toBeVisible();
  const orderId = await orderWithBonus(page, '500');
  await payAt(orderId, { choice: 'exact' });
  await expect(page.getByText('A bonus of ฿250.00 is in your wallet')).toBeVisible();
  await expect(page.getByText('Wager ฿2,500.00 in time')).toBeVisible();
  await expect(page.getByRole('banner').getByText('฿750.00')).toBeVisible();
  expect(await cashOf(people, person)).toBe(50_000n);

  const wins = await openWins(people);
  await wins.win(person, 200n);
  await wins.leave();
  await page.getByRole('link', { name: 'See the bonus' }).click();
  const card = page.getByRole('region', { name: 'Welcome bonus' });
  await expect(card).toContainText('Active');
  await expect(card).toContainText('฿1.00 of ฿2,500.00 wagered');
  await expect(card).toContainText('฿2,499.00 still to wager');
  await expect(card).toContainText('Left in the bonus balance฿250.00');

  await card.getByRole('button', { name: 'Cancel the bonus' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this bonus?' });
  await expect(question).toContainText('Bonus balance, removed฿250.00');
  await expect(question).toContainText('Cash, stays yours฿503.00');
  await expect(question).toContainText('฿250.00 is removed');
  await question.getByRole('button', { name: 'Cancel the bonus' }).dblclick();
  await expect(card).toContainText('Cancelled');
  await expect(card).toContainText('Removed฿250.00');
  // The stake of the round was given in cash and came from it: cash is played first.
  expect(await cashOf(people, person)).toBe(50_300n);
  await page.goto(DEPOSIT);
  await expect(radio(page, 'Daily slots bonus')).toBeVisible();
  await expect(radio(page, 'Welcome bonus')).toHaveCount(0);
});

test('REW-10 a withdrawal that costs the bonus says so first and asks', async ({ page }) => {
  const person = await givenPayee(people, 100_000n);
  await comeAs(page, person.token, DEPOSIT);
  await payAt(await orderWithBonus(page, '500'), { choice: 'exact' });
  await expect(page.getByText('A bonus of ฿250.00 is in your wallet')).toBeVisible();
  await page.goto('/member/withdraw');
  const note = page.getByText('Withdrawing now ends “Welcome bonus” and removes ฿250.00');
  await expect(note).toContainText('Wager ฿500.00 more');
  await page.getByLabel('Amount').fill('400');
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  await withdraw.click();
  const question = page.getByRole('dialog', { name: 'This withdrawal ends your bonus' });
  await expect(question).toContainText('Bonus balance, removed฿250.00');
  await expect(question).toContainText('Cash that stays in your wallet฿1,100.00');
  await expectAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Keep the bonus' }).click();
  expect(await cashOf(people, person)).toBe(150_000n);
  await withdraw.click();
  await question.getByRole('button', { name: 'Withdraw and lose the bonus' }).click();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  expect(await cashOf(people, person)).toBe(110_000n);
  await page.goto(BONUSES);
  await expect(page.getByRole('region', { name: 'Welcome bonus' })).toContainText('Removed฿250.00');
});

test('MONEY-02 nothing is chosen for anybody, and too little says what is missing', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), DEPOSIT);
  await page.getByLabel('Amount').fill('299.99');
  await radio(page, 'Welcome bonus').check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('needs a deposit of at least ฿300.00')).toBeVisible();
  const orderId = await orderWithBonus(page, '300');
  await payAt(orderId, { choice: 'other', amount: '120' });
  await expect(page.getByText('No bonus: ฿120.00 arrived')).toBeVisible();
  expect(await cashOf(people, person)).toBe(12_000n);
});

test('MEM-01 MEM-02 the bonuses open by their address and by the menu', async ({ page }) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), BONUSES);
  await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
  await expect(page.getByText('No bonus yet')).toBeVisible();
  await page.goto('/about');
  const side = page.getByRole('navigation', { name: 'Side menu' });
  await side.getByRole('link', { name: 'Bonuses' }).click();
  await expect(page).toHaveURL(BONUSES);
  await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
});

test('SHELL-13 bonuses are readable for everyone, at every width', async ({ page }) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), DEPOSIT);
  await payAt(await orderWithBonus(page, '2500'), { choice: 'exact' });
  await expect(page.getByText('A bonus of ฿1,000.00 is in your wallet')).toBeVisible();
  await page.goto(BONUSES);
  await expect(page.getByText('Active')).toBeVisible();
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBe(0);
  }
  await expectAccessible(page, 'main');
});
