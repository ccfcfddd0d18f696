import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { untilAlive } from './visit.ts';

const TEXTS_FILE = '**/assets/en.gen-*.js*';
const ENTRY_FILE = '**/assets/main-*.js*';
const stalled = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page could not be loaded. Please try again.' });

test.beforeEach(async ({ context, page, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'EN', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
});

test('NAV-21 a text file that fails once is asked for again', async ({ page }) => {
  // The page's head and its script ask for it, together or one after the other; a second later again.
  let lostUntil = 0;
  await page.route(TEXTS_FILE, (route) => {
    lostUntil ||= Date.now() + 500;
    return Date.now() < lostUntil ? route.abort() : route.continue();
  });
  await page.goto('/');
  await untilAlive(page);
  await expect(stalled(page)).toHaveCount(0);
});

for (const file of [TEXTS_FILE, ENTRY_FILE]) {
  test(`NAV-21 without ${file} the page says so, and reloads when asked`, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto('/');
    await expect(stalled(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(file);
    await stalled(page).getByRole('link', { name: 'Reload' }).click();
    await untilAlive(page);
    await expect(stalled(page)).toHaveCount(0);
  });
}

test('NAV-21 what breaks outside all pages leaves words and a way on, and no broken picture', async ({
  page,
}) => {
  await page.route('**/images/empty/**', (route) => route.abort());
  await page.addInitScript(() => Object.assign(window, { WebSocket: null }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Something went wrong on this page',
  );
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.locator('svg.state-sign')).toBeVisible();
  await expect(page.locator('img[src*="/images/empty/"]')).toHaveCount(0);
});
