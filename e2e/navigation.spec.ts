import { expect, type Page, type Route } from '@playwright/test';
import { test } from './test.ts';
import { untilAlive, visit } from './visit.ts';

const ABOUT_FILE = '**/assets/about-page-*.js';
const about = (page: Page) => page.locator('footer').getByRole('link', { name: 'About' });
const aboutTitle = (page: Page) => page.getByRole('heading', { name: 'How this site works' });

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => {
    throw error;
  });
});

test('NAV-01 /, /index, /index.html and /home are the home page, in capitals as well', async ({
  page,
}) => {
  for (const path of ['/', '/index', '/index.html', '/home', '/HOME']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('region', { name: 'แบนเนอร์' }), path).toBeVisible();
  }
});

test('NAV-11 a navigation ends at the top of the page, uncovered, and is announced', async ({
  page,
}) => {
  await visit(page, '/', { lang: 'EN' });
  await about(page).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await about(page).click();
  await expect(aboutTitle(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('.cover')).toHaveCount(0);
  await expect(page).toHaveTitle('How this site works · Mekhala');
  await expect(page.locator('output').first()).toHaveText('How this site works · Mekhala');
});

/** Holds the file of the about page back until it is let go; `asked` is when it was asked for. */
async function holdAbout(page: Page): Promise<{ asked: Promise<void>; letGo: () => void }> {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(ABOUT_FILE, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue().catch(() => {});
  });
  return { asked: asked.promise, letGo: held.resolve };
}

/** Asks for the about page, whose file does not come, and lets that much time go by. */
async function askAndWait(page: Page, ms: number): Promise<{ letGo: () => void }> {
  await page.clock.install({ time: 0 });
  await visit(page, '/', { lang: 'EN' });
  const held = await holdAbout(page);
  await page.clock.pauseAt(3_600_000);
  await about(page).click();
  // The time of a file begins when it is asked for, and the clock stands still until then.
  await held.asked;
  await page.clock.runFor(ms);
  return held;
}

test('NAV-17 a page that comes after 119 seconds is shown, under a cover until then', async ({
  page,
}) => {
  const held = await askAndWait(page, 119_000);
  await expect(page.locator('.cover')).toBeVisible();
  held.letGo();
  await page.clock.resume();
  await expect(aboutTitle(page)).toBeVisible();
  await expect(page.locator('.cover')).toHaveCount(0);
});

test('NAV-17 ERR-07 a page that does not come within 120 seconds fails, and can be tried again', async ({
  page,
}) => {
  const held = await askAndWait(page, 120_000);
  await expect(page.locator('main').getByRole('alert')).toHaveText(
    'The page took longer time to load, please check your network connectivity',
  );
  await expect(page.getByText(/timeout.*\/assets\/about-page-[\w-]+\.js/)).toBeVisible();
  held.letGo();
  await page.unroute(ABOUT_FILE);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(aboutTitle(page)).toBeVisible();
});

const FAILURES: readonly [string, (route: Route) => Promise<void>][] = [
  ['missing', (route) => route.fulfill({ status: 404 })],
  ['error', (route) => route.abort()],
];

for (const [type, fail] of FAILURES) {
  test(`NAV-21 a page whose file fails as ${type} says so and names the file`, async ({ page }) => {
    await visit(page, '/', { lang: 'EN' });
    await page.route(ABOUT_FILE, fail);
    await about(page).click();
    const told = page.getByText(new RegExp(`\\(${type}\\).*/assets/about-page-[\\w-]+\\.js`));
    await expect(told).toBeVisible();
    await expect(page.locator('header.top')).toBeVisible();
  });
}

test('NAV-18 an unknown path is told as such, with a way home', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่พบหน้าที่คุณต้องการ');
  await untilAlive(page);
  await page.locator('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: 'แบนเนอร์' })).toBeVisible();
});

test('NAV-22 repeated, crossed and aborted navigations leave a page that works', async ({
  page,
}) => {
  await visit(page, '/', { lang: 'EN' });
  const held = await holdAbout(page);
  const homeLink = page.locator('nav.side').getByRole('link', { name: 'Home' });
  await homeLink.click();
  await homeLink.click();
  await about(page).click();
  await homeLink.click();
  await page.goBack();
  await page.goForward();
  held.letGo();
  await about(page).click();
  await expect(aboutTitle(page)).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('NAV-22 a navigation that is redirected ends on a page that works', async ({ page }) => {
  await page.route('**/old-address', (route) =>
    route.fulfill({ status: 302, headers: { location: '/about' } }),
  );
  await visit(page, '/', { lang: 'EN' });
  await page.evaluate(() => location.assign('/old-address'));
  await expect(page).toHaveURL(/\/about$/);
  await untilAlive(page);
  await expect(aboutTitle(page)).toBeVisible();
  await page.goBack();
  await untilAlive(page);
  await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
  await about(page).click();
  await expect(aboutTitle(page)).toBeVisible();
});
