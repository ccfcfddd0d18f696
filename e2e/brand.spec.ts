import { expect } from '@playwright/test';
import { test } from './test.ts';
import { untilAlive, visit } from './visit.ts';

const otherBrand = process.env['E2E_OTHER_BRAND_URL'] ?? '';

test('BRAND-03 the merchant code is kept in both storages at the start', async ({ page }) => {
  await visit(page, '/');
  const kept = await page.evaluate(() => ({
    merchant: sessionStorage.getItem('merchant'),
    merchantCode: sessionStorage.getItem('merchantCode'),
    local: localStorage.getItem('merchantCode'),
  }));
  expect(kept).toEqual({ merchant: 'mekhala', merchantCode: 'mekhala', local: 'mekhala' });
});

test('BRAND-05 a chosen theme holds at once, and on the next visit before the first paint', async ({
  page,
}) => {
  await visit(page, '/', { lang: 'EN' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.getByRole('button', { name: 'Language and display' }).first().click();
  await page.getByRole('radio', { name: 'Light' }).check();
  const light = await ground();
  expect(light).not.toBe(dark);

  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset['seen'] ??= document.documentElement.dataset['theme'] ?? '';
    });
  });
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['seen'])).toBe('light');
  await untilAlive(page);
  expect(await ground()).toBe(light);
});

test('BRAND-06 another brand comes from the same build with one setting', async ({ page }) => {
  await visit(page, '/');
  const script = () => page.locator('html').getAttribute('data-program');
  const ours = { script: await script(), title: await page.title() };
  await page.goto(otherBrand);
  await untilAlive(page);
  expect(await script()).toBe(ours.script);
  expect(await page.title()).not.toBe(ours.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(`${otherBrand}/about`);
  await expect(page.getByText('USD ($)')).toBeVisible();
});
