import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cashOf, giveCash } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

async function givenPlayer(cash: bigint) {
  const person = await people.given();
  await giveCash(people, person, cash);
  return { person, token: await people.logIn(person) };
}

const slip = (page: Page) => page.getByRole('region', { name: 'My slip' });
const buy = (page: Page) => slip(page).getByRole('button', { name: /^Buy/ });
const answer = (page: Page) => slip(page).locator('.lot-answer');
const choose = (page: Page, name: string) =>
  page.locator('.lot-board').getByRole('button', { name }).first().click();
const press = (page: Page, name: string) =>
  page.locator('.lot-keys, .lot-grid').getByRole('button', { name, exact: true }).click();

test('LOTT-13 LOTT-14 a slip is bought once, cancelled before the close, and played in several rounds', async ({
  page,
}) => {
  const { person, token } = await givenPlayer(100_000n);
  await page.setViewportSize({ width: 390, height: 664 });
  await comeAs(page, token, '/seaLottery?gameCode=thai');
  await choose(page, '2 bottom');
  for (const key of ['0', '7', '2', '4']) await press(page, key);
  await expect(slip(page)).toContainText('A hit pays ฿900.00');
  await page.getByRole('button', { name: 'Paste numbers' }).click();
  await page.getByLabel('Numbers', { exact: true }).fill('42 58 1205');
  await expect(page.getByRole('dialog')).toContainText('“1205” is no number');
  await page.getByLabel('Numbers', { exact: true }).fill('42 58 07');
  await page.getByRole('button', { name: 'Add 3 numbers' }).click();
  await slip(page).getByRole('button', { name: '×2' }).click();
  await expect(buy(page)).toHaveText('Buy ฿80.00');
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(slip(page).getByText('฿1,000.00').last()).toBeInViewport();
  await buy(page).dblclick();
  // The answer stands by the button, however far up the page is.
  await expect(slip(page).getByText('Ticket bought')).toBeInViewport({ ratio: 1 });
  await expect(answer(page)).toContainText(/Ticket \w{6}\. *Balance ฿920\.00/);
  await expect(answer(page)).toBeInViewport({ ratio: 1 });
  expect(await cashOf(people, person)).toBe(92_000n);
  await slip(page).getByRole('link', { name: 'See the ticket' }).click();
  await page.getByRole('button', { name: 'Cancel the ticket' }).click();
  await expect(page.getByText('฿80.00 is back in your balance')).toBeVisible();
  expect(await cashOf(people, person)).toBe(100_000n);

  await page.getByRole('tab', { name: 'Bet' }).click();
  await choose(page, 'Run top');
  await press(page, '7');
  await slip(page)
    .getByRole('switch', { name: /Play several rounds/ })
    .check();
  await slip(page).getByRole('button', { name: 'Doubled' }).click();
  await expect(buy(page)).toHaveText('Buy 5 rounds ฿310.00');
  await buy(page).click();
  await expect(slip(page)).toContainText('5 rounds bought');
  expect(await cashOf(people, person)).toBe(69_000n);
  await press(page, '7');
  await expect(answer(page)).toBeEmpty();
  await slip(page)
    .getByRole('switch', { name: /Play several rounds/ })
    .uncheck();
  await slip(page).getByLabel('Multiple of the whole slip').fill('200');
  await page.evaluate(() => scrollTo(0, 0));
  await buy(page).click();
  await expect(slip(page).getByText('No money has moved')).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'My tickets' }).click();
  await page.getByRole('button', { name: 'Stop and return the rest' }).click();
  await expect(page.getByText('Stopped')).toBeVisible();
  // The round that sells now is played; the four that follow come back.
  await expect.poll(() => cashOf(people, person)).toBe(99_000n);
});

test('TICK-07 LOTT-12 LOTT-14 the digest and the beacon are named while a round sells; what was drawn is counted as a chart and a table, and each draw proves itself', async ({
  page,
}) => {
  // A draw a minute: where the site has just started, the first is waited for.
  test.setTimeout(180_000);
  const { token } = await givenPlayer(100n);
  await comeAs(page, token, '/lottery?gameCode=five-digits-1m');
  await page
    .getByRole('link', { name: /^How round/ })
    .first()
    .click();
  const proof = page.getByRole('region', { name: 'Check the draw' });
  await expect(proof).toContainText('Merkle root of all accepted tickets');
  await expect(proof.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  await expect(proof.getByRole('button')).toHaveCount(0);
  const draw = page.getByRole('link', { name: /^Check round/ }).first();
  await expect(draw).toBeVisible({ timeout: 90_000 });
  await draw.click();
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByText('Seed and beacon give exactly this result.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the page that checks it apart from us' }).click();
  const apart = await opened;
  await expect(apart.getByRole('heading', { name: 'It matches' })).toBeVisible();
  await apart.close();
  await page.getByRole('tab', { name: 'Trends' }).click();
  await expect(page.getByText('Draws do not know each other')).toBeVisible();
  const twin = page.getByRole('table', { name: 'The same as a table' });
  await expect(twin.getByRole('columnheader', { name: 'Missing now' })).toBeVisible();
  await expectAccessible(page);
});
