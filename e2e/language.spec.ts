import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './test.ts';
import { sideways, untilAlive, visit } from './visit.ts';

const otherBrand = process.env['E2E_OTHER_BRAND_URL'] ?? '';
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('I18N-02 the language a page opens in', () => {
  test('I18N-02 with none kept it is Thai, and is kept as the current one', async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    expect(await kept(page, 'lang')).toBe('TH');
  });

  test('I18N-02 a kept one that the brand offers is used', async ({ page }) => {
    // Without the cookie that goes with it, as when a browser has dropped it.
    await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('I18N-02 a kept one that the brand does not offer gives Thai', async ({ page }) => {
    await visit(page, '/', { lang: 'ES' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    expect(await kept(page, 'lang')).toBe('TH');
  });
});

test('I18N-03 a change of language needs no reload and reaches page, storage and server', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const told = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'ภาษาและการแสดงผล' }).first().click();
  await page.getByRole('radio', { name: 'English' }).check();

  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { name: 'Language and display' })).toBeVisible();
  expect((await told).postDataJSON()).toEqual({ language: 'EN' });
  expect(await kept(page, 'lang')).toBe('EN');
  expect(await kept(page, 'hisLang')).toBe('EN');
  // The banner's words come from the server, so the server has changed its language too.
  await expect(page.getByText('under the lightning')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('I18N-03 what the server refuses is worded in the chosen language', async ({ page }) => {
  await visit(page, '/', { lang: 'EN' });
  const text = await page.evaluate(async () => {
    const response = await fetch('/wps/system/support', { method: 'POST' });
    return ((await response.json()) as { value: { text: string } }).value.text;
  });
  expect(text).toBe('This call must be sent encrypted');
});

test('I18N-04 from right to left menu and words change sides, nothing leaves the page, and all have access', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/', { pseudoLanguage: 'XA' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.locator('nav.side').boundingBox();
  const main = await page.locator('main').boundingBox();
  expect(menu?.x).toBeGreaterThan(main?.x ?? Number.POSITIVE_INFINITY);
  await expectAccessible(page);
  for (const width of [1440, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} pixels`).toBe(0);
  }
});

test('I18N-06 only the words of the visitor’s language are downloaded', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    // One that comes when the page is being closed has nothing to read.
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await visit(page, '/');
  const words = (await Promise.all(scripts)).join('\n');
  expect(words).toContain('ข้ามไปยังเนื้อหา');
  expect(words).not.toContain('Skip to content');
  expect(words).not.toContain('Saltar al contenido');
});

test('I18N-08 the choice offers exactly the brand’s languages, by their own names', async ({
  page,
}) => {
  const offered = async (opener: string) => {
    await page.getByRole('button', { name: opener }).first().click();
    const inputs = page.locator('dialog[open] input[name=language]');
    await inputs.first().waitFor();
    return inputs.evaluateAll((all) => all.map((input) => input.closest('label')?.textContent));
  };
  await visit(page, '/');
  expect(await offered('ภาษาและการแสดงผล')).toEqual(['ไทย', 'English']);
  await page.goto(otherBrand);
  await untilAlive(page);
  expect(await offered('Idioma y apariencia')).toEqual(['English', 'Español', 'Português']);
});
