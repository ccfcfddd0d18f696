import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './test.ts';
import { sideways, visit } from './visit.ts';

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440, 1920];

const PATHS = ['/', '/about', '/nowhere'];

test('SHELL-13 BRAND-05 pages have header, menu and footer, fit from 320 to 1920, and no theme has a fault of contrast or access', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of PATHS) {
    await visit(page, path, { theme: 'dark' });
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'เมนูข้าง' }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sideways(page), `${path} at ${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  for (const path of PATHS) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
  }
});

test('SHELL-13 the keyboard alone reaches the content, the settings and back', async ({ page }) => {
  await visit(page, '/', { lang: 'EN' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const opener = page.getByRole('button', { name: 'Language and display' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Language and display' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('SHELL-13 a part that is slow shows its shape until it comes', async ({ page }) => {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route('**/wps/system/permission', async (route) => {
    await letGo;
    await route.continue();
  });
  await visit(page, '/', { lang: 'EN' });
  await page.locator('nav.side').getByRole('button', { name: 'Customer service' }).click();
  await expect(page.getByRole('dialog').locator('.skel').first()).toBeVisible();
  resolve();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'E-mail' })).toBeVisible();
});

test('SHELL-13 a part that fails says so, fails alone, and can be tried again', async ({
  page,
}) => {
  await visit(page, '/');
  await page.route('**/wps/relay/announcements*', (route) => route.abort());
  await page.getByRole('button', { name: 'ภาษาและการแสดงผล' }).first().click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('This part did not load')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'What you can count on' })).toBeVisible();

  await page.unroute('**/wps/relay/announcements*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('under the lightning')).toBeVisible();
});

test('SHELL-13 a lost line is told for as long as it lasts', async ({ page, context }) => {
  await visit(page, '/', { lang: 'EN' });
  await context.setOffline(true);
  await expect(page.locator('.offline')).toContainText('You are offline');
  await context.setOffline(false);
  await expect(page.locator('.offline')).toBeEmpty();
});

test('SHELL-13 without motion wanted, nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await expect(page.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await expect(page.locator('.carousel-pause')).toHaveAccessibleName('เล่นต่อ');
});

test('HOME-03 a press on a notice opens that notice', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/', { lang: 'EN' });
  await page.getByRole('button', { name: /Choose language and theme in the menu/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Choose language and theme in the menu' }),
  ).toBeVisible();
});

test('IMG-04 a picture that does not load is told in words, not by a broken icon', async ({
  page,
}) => {
  await page.route('**/images/banner/**', (route) => route.abort());
  await visit(page, '/', { lang: 'EN' });
  await expect(page.locator('.banner-art').first()).toContainText('Image load error');
});

const MARK = '.foot-vendors img';

test('IMG-07 pictures come from the image base of the permission answer, when it answers', async ({
  page,
  baseURL,
}) => {
  await page.route('**/cdn/**', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/cdn', '') });
    await route.fulfill({ response });
  });
  await withImageBase(page, `${baseURL}/cdn`);
  await visit(page, '/');
  await page.locator('.foot-vendors').scrollIntoViewIfNeeded();
  await expect(page.locator(MARK).first()).toHaveAttribute('src', /\/cdn\/TCG_PROD_IMAGES\//);
});

test('IMG-07 an image base that does not answer is not used', async ({ page, baseURL }) => {
  await page.route('**/cdn/**', (route) => route.abort());
  await withImageBase(page, `${baseURL}/cdn`);
  const probed = page.waitForEvent('requestfailed', (request) => request.url().includes('/cdn/'));
  await visit(page, '/');
  await probed;
  await page.locator('.foot-vendors').scrollIntoViewIfNeeded();
  await expect(page.locator(MARK).first()).toHaveAttribute('src', /^\/TCG_PROD_IMAGES\//);
});

/** The permission answer as the server gives it, but for the image base. */
async function withImageBase(page: import('@playwright/test').Page, base: string) {
  await page.route('**/wps/system/permission', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { info: { imageCDNs: string[] } } };
    answer.value.info.imageCDNs = [base];
    await route.fulfill({ response, json: answer });
  });
}
