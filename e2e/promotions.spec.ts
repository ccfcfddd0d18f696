import { expectAccessible } from './accessible.ts';
import { come, comeAs, dialog, expect } from './coming-in.ts';
import { enterConsole, givenOperator } from './operators.ts';
import { openPeople } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const NAME = 'Free trials for members';

test('NAV-08 NAV-20 NAV-34 HOME-02 a guest sees promotions by category, without a title, and one opens by its address', async ({
  page,
}) => {
  await come(page, '/promotions');
  await expect(page).toHaveTitle('Promotions · Mekhala');
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  const welcome = page.getByRole('link', { name: 'Welcome bonus' });
  const cashback = page.getByRole('link', { name: 'Weekly cashback' });
  await expect(welcome).toBeVisible();
  await page.getByRole('button', { name: 'Cashback', exact: true }).click();
  await expect(cashback).toBeVisible();
  await expect(welcome).toHaveCount(0);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(welcome).toBeVisible();
  await page.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(/\/promotions\?id=free-play-money$/);
  await expect(dialog(page)).toContainText('your wallet is not touched');
  await page.reload();
  await expect(dialog(page)).toContainText(NAME);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(dialog(page)).toHaveCount(0);
  await come(page, '/promotions?id=gone');
  await expect(page.getByRole('link', { name: NAME })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('PROMO-01 PROMO-02 PROMO-06 promotions by category; terms before joining; an application is decided', async ({
  page,
  context,
}) => {
  const people = await openPeople();
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/promotions');
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(card('New year, new start')).toContainText('Coming soon');
  await expect(card('Welcome bonus')).toContainText('50% up to ฿1,000.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cashback', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Welcome bonus' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Weekly cashback' }).click();
  await dialog(page).getByRole('button', { name: 'Join' }).click();
  await expect(dialog(page)).toContainText('Your loss this week so far: ฿0.00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All', exact: true }).click();

  await card('Welcome bonus').getByRole('link', { name: 'Join' }).click();
  await dialog(page).getByLabel('Your deposit').fill('1000');
  await expect(dialog(page)).toContainText('To be wagered: 10 × bonus฿5,000.00');
  await expect(dialog(page)).toContainText('Your cash is played first');
  await dialog(page).getByRole('button', { name: 'Join' }).click();
  await dialog(page).getByRole('link', { name: 'Deposit now' }).click();
  await expect(page.getByRole('radio', { name: 'Welcome bonus' })).toBeChecked();

  await come(page, '/promotions?id=zalo-reward');
  await dialog(page).getByRole('button', { name: 'Send the application' }).click();
  await expect(dialog(page)).toContainText('Write a few words');
  await dialog(page).getByLabel('Why you apply').fill('My name on Zalo is Somchai');
  await dialog(page).getByRole('button', { name: 'Send the application' }).click();
  await expect(dialog(page)).toContainText('We answer within 72 hours');
  expect(await sideways(page)).toBe(0);

  const desk = await context.newPage();
  await enterConsole(desk, await givenOperator(people, 'support'), '/applications');
  await desk.getByRole('button', { name: person.account }).click();
  await expect(desk.getByText('My name on Zalo is Somchai')).toBeVisible();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await dialog(desk).getByLabel('Amount, at most ฿131,000.00').fill('250');
  await dialog(desk).getByLabel('Reason').fill('The name is the same');
  await dialog(desk).getByRole('button', { name: 'Approve' }).click();
  const decided = `Decided: Zalo reward: 10% of your deposits, up to 131K, ${person.account}`;
  await expect(desk.getByText(decided)).toBeVisible();
  // The open page hears of it.
  await expect(dialog(page)).toContainText('Issued');
  await expect(dialog(page).getByRole('link', { name: 'Reward center' })).toBeVisible();
  await people.leave();
});
