import { expect, type Page } from '@playwright/test';
import { come, comeAs, countCalls, dialog } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

const FAVOURITES = '/wps/relay/favoriteGames';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / });
const tiles = (page: Page) => page.locator('main .tile:has(h3)');

test('FAV-05 a guest who likes a game gets the login popup, a trial account the info dialog', async ({
  page,
  browser,
}) => {
  await come(page, '/rng');
  await hearts(page).first().click();
  await expect(dialog(page)).toContainText('Log in');
  const trial = await people.given({ type: 4 });
  const other = await browser.newPage();
  await comeAs(other, await people.logIn(trial), '/rng');
  await hearts(other).first().click();
  await expect(dialog(other)).toContainText('real account');
  await other.close();
});

test('FAV-01 FAV-02 FAV-04 FAV-05 NAV-06 a heart is kept at once, once a second, and listed', async ({
  page,
}) => {
  await comeAs(page, await people.logIn(await people.given()), '/favorite');
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await page.getByRole('link', { name: 'Recent games' }).last().click();
  await expect(page.getByText('Nothing played yet')).toBeVisible();
  await page.getByRole('link', { name: 'Browse slots' }).click();
  await expect(tiles(page)).toHaveCount(24);
  const posts = countCalls(page, FAVOURITES);
  const heart = hearts(page).nth(1);
  const name = await tiles(page).nth(1).locator('h3').textContent();
  await heart.dblclick();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).nth(2).click();
  await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(posts).toBe(2);
  await page.goto('/favorite');
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).locator('h3').last()).toHaveText(name ?? '');
  await hearts(page).first().click();
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
});

test('FAV-01 a heart that cannot be sent is taken back with the reason', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await comeAs(page, await people.logIn(await people.given()), '/rng');
  await expect(tiles(page)).toHaveCount(24);
  const heart = hearts(page).first();
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  // A heart is taken once a second.
  await page.clock.runFor(1_000);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
