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
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const choose = (page: Page, name: string) =>
  page.locator('.lot-board').getByRole('button', { name }).first().click();

test('NAV-09 LOTT-01 LOTT-15 GAME-38 every page shows its lotteries, a code its board, an unknown one the lobby', async ({
  page,
}) => {
  const { token } = await givenPlayer(100n);
  await comeAs(page, token, '/elott');
  await page.locator('.vendor', { hasText: 'Swift Draw' }).click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=swift-draw-hall$/);
  await expect(title(page)).toHaveText('Lotteries');
  for (const [path, code, name] of [
    ['/lottert', 'keno-5m', 'Keno 5 min'],
    ['/VNLottery', 'vietnam-north', 'Vietnam North'],
    ['/seaLottery', 'lao', 'Lao Lottery'],
  ] as const) {
    await page.goto(`${path}?gameCode=no-such-lottery`);
    await expect(page.getByText('This lottery is not sold here')).toBeVisible();
    const card = page.getByRole('link', { name: new RegExp(name) });
    await expect(card).toContainText('Closes in');
    await expect(page.locator('.side, .balance')).toHaveCount(0);
    await card.click();
    await expect(page).toHaveURL(new RegExp(`gameCode=${code}$`));
    await expect(title(page)).toHaveText(name);
    await expect(slip(page)).toBeVisible();
  }
  // The way back leads to the site and to nowhere else.
  await page.goto('/seaLottery?gameCode=lao&view=betting&backUrl=%2Fpromotions');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goto('/seaLottery?gameCode=lao&backUrl=https%3A%2F%2Fevil.example%2F');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/seaLottery$/);
  await page.goto('/seaLottery?gameCode=lao&view=lobby');
  await expect(title(page)).toHaveText('Lotteries');
});

test('LOTT-13 LOTT-14 a slip is bought once, cancelled before the close, and played in several rounds', async ({
  page,
}) => {
  const { person, token } = await givenPlayer(100_000n);
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, token, '/seaLottery?gameCode=thai');
  await choose(page, '2 bottom');
  for (const key of ['0', '7', '2', '4']) await choose(page, key);
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
  await buy(page).dblclick();
  await expect(slip(page)).toContainText('Ticket bought');
  expect(await cashOf(people, person)).toBe(92_000n);
  await slip(page).getByRole('link', { name: 'See the ticket' }).click();
  await page.getByRole('button', { name: 'Cancel the ticket' }).click();
  await expect(page.getByText('฿80.00 is back in your balance')).toBeVisible();
  expect(await cashOf(people, person)).toBe(100_000n);

  await page.getByRole('tab', { name: 'Bet' }).click();
  await choose(page, 'Run top');
  await choose(page, '7');
  await slip(page).getByRole('switch', { name: /Play several rounds/ }).check();
  await slip(page).getByRole('button', { name: 'Doubled' }).click();
  await expect(buy(page)).toHaveText('Buy 5 rounds ฿310.00');
  await buy(page).click();
  await expect(slip(page)).toContainText('5 rounds bought');
  expect(await cashOf(people, person)).toBe(69_000n);
  await page.getByRole('tab', { name: 'My tickets' }).click();
  await page.getByRole('button', { name: 'Stop and return the rest' }).click();
  await expect(page.getByText('Stopped')).toBeVisible();
  // The round that sells now is played; the four that follow come back.
  await expect.poll(() => cashOf(people, person)).toBe(99_000n);
});

/** Bets that win in every draw: two of four sides, or every digit. */
const SURE = [
  ['LOTT', '/lottery?gameCode=five-digits-1m', ['Other bets', 'Sum'], ['Big', 'Small']],
  ['ELOTT', '/lottery?gameCode=three-dice-1m', ['Big, small'], ['Big', 'Small']],
  ['VN', '/vnLottery?gameCode=quick-vietnam-1m', ['Big, small'], ['Big', 'Small']],
  ['SEA', '/seaLottery?gameCode=quick-thai-1m', ['Run top'], [...'0123456789']],
] as const;

test('LOTT-05 LOTT-06 LOTT-07 LOTT-08 LOTT-12 LOTT-14 a ticket of every mode is drawn, paid to the wallet and checked', async ({
  page,
}) => {
  test.slow();
  const { person, token } = await givenPlayer(100_000n);
  await comeAs(page, token, '/about');
  for (const [, path, plays, numbers] of SURE) {
    await page.goto(path);
    for (const play of plays) await choose(page, play);
    for (const number of numbers) {
      await page
        .locator('.lot-options, .lot-grid')
        .getByRole('button', { name: number })
        .first()
        .click();
    }
    await buy(page).click();
    await expect(slip(page)).toContainText('Ticket bought');
  }
  await page.getByRole('tab', { name: 'My tickets' }).click();
  const rows = page.locator('.lot-tickets li');
  await expect(rows.getByText('Won', { exact: true })).toHaveCount(4, { timeout: 100_000 });
  const won = await rows.locator('.lot-ticket-sums .tone-win').allTextContents();
  const paid = won.reduce((all, text) => all + BigInt(text.replaceAll(/\D/g, '')), 0n);
  expect(paid).toBeGreaterThan(0n);
  // Three tickets of two lines and one of ten, ฿10 each.
  expect(await cashOf(people, person)).toBe(100_000n - 16_000n + paid);
  await rows.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Ticket' })).toContainText('hit:');
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(page.getByText('Seed and beacon give exactly this result')).toBeVisible();
  await expect(page.getByText(/Your ticket is ticket \d+ of \d+/)).toBeVisible();
  await page.getByRole('tab', { name: 'Trends' }).click();
  await expect(page.getByRole('table', { name: 'The same as a table' })).toBeVisible();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.locator('.lot-results li').first()).toBeVisible();
});
