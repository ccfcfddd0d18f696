import type { Locator, Page } from '@playwright/test';
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

const slip = (page: Page) => page.getByRole('region', { name: 'Bet slip' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bet slip' });
const rowOf = (page: Page, href: string) =>
  page.locator('.sp-row', { has: page.locator(`.sp-who[href="${href}"]`) });

const takeNearOdds = (within: Locator) =>
  within.getByLabel('When odds change').selectOption('Take a fall of up to 5 % as well');

/** Stakes what stands on the slip, at any odds near those that were seen. */
async function place(page: Page, stake: string): Promise<void> {
  await slip(page).getByLabel('Stake per line').fill(stake);
  await takeNearOdds(slip(page));
  await slip(page).getByRole('button', { name: 'Place bet' }).click();
  await expect(slip(page)).toContainText('Bet accepted');
}

/** The slip comes up over the matches: stake, answers and receipt stay in view within it. */
async function placeOnPhone(page: Page, chosen: Locator): Promise<void> {
  const opener = page.getByRole('button', { name: 'Bet slip 2' });
  await opener.click();
  await expect(sheet(page).getByLabel('Stake per line')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();
  // Matches come and go above it: the place in the list is that of the match that was chosen.
  await expect(chosen).toBeInViewport();

  await opener.click();
  await expect(sheet(page).getByRole('button', { name: 'Parlay', pressed: true })).toBeVisible();
  const key = (name: string) => sheet(page).getByRole('button', { name, exact: true });
  const placing = sheet(page).getByRole('button', { name: 'Place bet' });
  await takeNearOdds(sheet(page));
  await key('+1,000').click();
  await expect(sheet(page).getByText('Up to ฿990.00 a line')).toBeInViewport({ ratio: 1 });
  const told = ['Total odds', 'Returns up to', 'When odds change'].map((name) =>
    sheet(page).getByText(name, { exact: true }),
  );
  for (const seen of [...told, key('1'), key('Erase'), placing])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await placing.click();
  const refusal = sheet(page).locator('.note', { hasText: 'Your balance is too low' });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await key('Back to the slip').click();
  await key('Clear').click();
  for (const digit of ['2', '0']) await key(digit).click();
  await placing.click();
  await expect(sheet(page).getByRole('heading', { name: 'Bet accepted' })).toBeInViewport();
  await expect(sheet(page)).toContainText('Balance฿970.00');
  await expect(sheet(page).getByRole('link', { name: 'My bets' })).toBeInViewport({ ratio: 1 });
}

test('BOOK-01 GAME-20 a member opens a match named as simulated, places a single and a parlay, and finds both in My bets', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = await people.given();
  await giveCash(people, person, 100_000n);
  await comeAs(page, await people.logIn(person), '/sports');
  await page.locator('.vendor', { hasText: 'Green Terrace' }).click();
  await expect(page).toHaveURL(/\/sportsbook\?view=upcoming$/);
  await expect(page.getByText('Every match here is simulated')).toBeVisible();
  // Where the product has just started, the first matches are waited for.
  await expect(page.locator('.sp-row').nth(4)).toBeVisible({ timeout: 90_000 });
  const hrefs = await page
    .locator('.sp-row:has(.sp-price:enabled) .sp-who')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  // The last of the list are far from their start.
  const [first = '', second = ''] = hrefs.toReversed();

  await rowOf(page, first).locator('.sp-who').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.sp-tracker')).toContainText('Simulated');
  await page.locator('.sp-market .sp-price:enabled').first().click();
  await place(page, '10');
  expect(await cashOf(people, person)).toBe(99_000n);
  await slip(page).getByRole('button', { name: 'New slip' }).click();

  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByRole('link', { name: 'Upcoming', exact: true }).click();
  for (const href of [first, second]) {
    await rowOf(page, href).locator('.sp-price:enabled').first().click();
  }
  await placeOnPhone(page, rowOf(page, second));
  expect(await cashOf(people, person)).toBe(97_000n);
  await sheet(page).getByRole('link', { name: 'My bets' }).click();
  await expect(sheet(page)).toBeHidden();
  const bets = page.locator('.sp-bet');
  await expect(bets).toHaveCount(2);
  await expect(bets.first()).toContainText(/Parlay.*Simulated/s);
  await expect(bets.first()).toContainText('฿20.00');
  await expect(bets.nth(1)).toContainText(/Singles.*Simulated/s);
  await expect(bets.nth(1)).toContainText('฿10.00');
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);
  await page.goto('/sportsbook?view=live');
  await expect(page.getByText('Scores reach you a few seconds late')).toBeVisible();
});

test('a slip that was tapped on one device goes on at another, and emptied there it is empty here', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/sportsbook?view=upcoming');
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/sports/saved-slip') && response.request().method() === 'POST',
  );
  await page.locator('.sp-row .sp-price:enabled').last().click({ timeout: 90_000 });
  await saved;
  const phone = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await comeAs(phone, await people.logIn(person), '/sportsbook?view=upcoming');
  await expect(slip(phone).locator('.sp-legs > li')).toHaveCount(1);
  await slip(phone).locator('.sp-legs > li').getByRole('button').click();
  await expect(slip(phone).locator('.sp-legs > li')).toHaveCount(0);
  // Whoever comes back to the first page sees what was done since.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(slip(page).locator('.sp-legs > li')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});
