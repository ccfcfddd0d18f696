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
  await expect(page.getByRole('region', { name: 'Bet slip' }).locator('.sp-legs > li')).toHaveCount(1);

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
  if (process.env['SHOTS']) await shoot(page);
});

async function shoot(page: import('@playwright/test').Page) {
  const match = new URL(page.url()).searchParams.get('event');
  const paths = {
    leagues: '/sportsbook/leagues',
    league: '/sportsbook/leagues?league=siam-star',
    results: '/sportsbook/results',
    favourites: '/sportsbook/favourites',
    search: '/sportsbook/search?search=Mekong',
    statistics: `/sportsbook/statistics?event=${match}`,
    match: `/sportsbook?event=${match}`,
    live: '/sportsbook?view=live',
  };
  for (const [lang, theme] of [['EN', 'dark'], ['TH', 'light']] as const) {
    await page.evaluate(([l, th]) => { localStorage.setItem('lang', l); localStorage.setItem('theme', th); document.cookie = `lang=${l};path=/`; }, [lang, theme] as const);
    await page.emulateMedia({ colorScheme: theme });
    for (const [name, path] of Object.entries(paths)) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.locator('.sp-matches').waitFor({ timeout: 20_000 });
        await page.waitForTimeout(2_000);
        await page.screenshot({ path: `/work/wt/sports-shots/${name}-${lang}-${theme}-${width}.png` });
      }
    }
  }
}
