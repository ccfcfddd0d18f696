import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { grantFreeRounds } from '../apps/server/src/play/play/index.ts';
import { expectAccessible } from './accessible.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('BOOK-01 leagues, results, statistics, favourites and search are pages around one slip, each named as simulated', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const token = await people.logIn(await people.given());
  await comeAs(page, token, '/sportsbook/leagues');
  const way = (name: string) =>
    page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name, exact: true });
  const league = page.getByRole('link', { name: /Siam Star League/ });
  // Where the product has just started, the first matches are waited for.
  await expect(league).toBeVisible({ timeout: 90_000 });
  await league.click();
  const table = page.getByRole('table', { name: 'Table of Siam Star League' });
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await page.getByRole('button', { name: 'Add Siam Star League to favourites' }).first().click();
  const row = page.locator('.sp-row:has(.sp-price:enabled)').last();
  await row.getByRole('button', { name: /^Add .+ to favourites$/ }).click();
  await row.locator('.sp-price:enabled').first().click();
  await expectAccessible(page);

  await way('Results').click();
  await expect(page.locator('h1')).toHaveText(/Results.*Simulated/);
  const result = page.locator('.sp-result').first();
  await expect(result).toContainText('Source: simulator');
  await expect(result).toContainText(/\d+ – \d+/);
  await expectAccessible(page);
  // What was tapped on another page is still on the slip.
  await expect(page.getByRole('region', { name: 'Bet slip' }).locator('.sp-legs > li')).toHaveCount(
    1,
  );

  await way('Favourites').click();
  await expect(page.locator('.sp-league-row')).toContainText('Siam Star League');
  await expect(page.locator('.sp-row')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Find a team or league' }).fill('Mekong');
  await expect(page).toHaveURL(/\/sportsbook\/search\?search=Mekong$/);
  await expect(page.locator('.sp-row').first()).toContainText('Mekong Rovers');

  await page.setViewportSize({ width: 390, height: 664 });
  await page.locator('.sp-row .sp-who').first().click();
  await page.getByRole('link', { name: 'Match statistics' }).click();
  await expect(page.locator('h1')).toHaveText(/Mekong Rovers.*Simulated/);
  await expect(page.getByRole('heading', { name: 'Price history' })).toBeVisible();
  await expect(page.locator('.sp-compared')).toContainText('Place');
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);
});

test('REW-15 BOOK-10 a parlay shows what each leg does to its payout, and a free bet pays for it', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = await people.given();
  const { world, currency } = people;
  const at = world.clock.now();
  await world.db.transaction().execute((tx) =>
    grantFreeRounds(tx, {
      id: world.newId('fre'),
      vendor: 'book',
      memberId: person.id,
      currency,
      kind: 'bet',
      games: null,
      stake: minor(5_000n),
      count: 1,
      expiresAt: later(at, DAY_MS),
      grantedAt: at,
      reason: 'e2e',
    }),
  );
  await comeAs(page, await people.logIn(person), '/sportsbook?view=upcoming');
  const slip = page.getByRole('region', { name: 'Bet slip' });
  const rows = page.locator('.sp-row:has(.sp-price:enabled)');
  await expect(rows.nth(4)).toBeVisible({ timeout: 90_000 });
  for (const place of [-1, -2]) await rows.nth(place).locator('.sp-price:enabled').first().click();
  await slip.getByLabel('When odds change').selectOption('Take a fall of up to 5 % as well');
  await slip.getByRole('button', { name: /^฿50/ }).click();
  await expect(slip).toContainText('Winnings are paid in cash without the stake');
  await slip.getByText('What each result would pay').click();
  const first = slip.locator('.sp-preview fieldset').first();
  await first.getByRole('button', { name: /^Lost/ }).click();
  await expect(slip.locator('.sp-preview-sum')).toHaveText(/The slip would pay\s*฿0\.00/);
  await expectAccessible(page);
  await slip.getByRole('button', { name: 'Place bet' }).click();
  await expect(slip).toContainText('Bet accepted');
  await slip.getByRole('link', { name: 'My bets' }).click();
  await expect(page.locator('.sp-bet')).toContainText(/Parlay.*Free bet.*Simulated/s);
});
