import { expect, type Page } from '@playwright/test';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { test } from './test.ts';
import { untilAlive, untilListening, visit } from './visit.ts';

const CLOSED = 'ปิดปรับปรุงชั่วคราว';
const BLOCKED = 'จำกัดการเข้าใช้งาน';
const PATHS = ['/', '/about', '/nowhere'];

test.describe('a site that closes', () => {
  test.describe.configure({ mode: 'serial' });
  let site: OwnSite;

  test.beforeAll(async () => {
    site = await startOwnSite();
  });

  test.afterAll(() => site.stop());

  test.afterEach(async () => {
    await site.block(false);
    await site.close(false);
  });

  test('SYS-02 a site that is open to all shows itself', async ({ page }) => {
    await visit(page, `${site.url}/`);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  for (const path of PATHS) {
    test(`SYS-07 NAV-23 in maintenance ${path} says so and nothing else`, async ({ page }) => {
      await site.close(true);
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOSED);
      await expect(page.getByText('เรากำลังปรับปรุงระบบ')).toBeVisible();
      await expectNoLayout(page);
    });
  }

  test('SYS-07 a page that is open turns when maintenance begins, and back when it ends', async ({
    page,
  }) => {
    const listening = untilListening(page);
    await visit(page, `${site.url}/`);
    await listening;
    await site.close(true);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CLOSED);
    await site.close(false);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('SYS-07 customer service can be reached in maintenance', async ({ page }) => {
    await site.close(true);
    await page.goto(site.url);
    await untilAlive(page);
    await expectSupport(page);
  });

  for (const path of PATHS) {
    test(`SYS-08 NAV-23 to a blocked visitor ${path} shows the address and nothing else`, async ({
      page,
    }) => {
      await site.block(true);
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(BLOCKED);
      await expect(page.locator('dd')).toHaveText(/^(?:::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);
      await expectNoLayout(page);
    });
  }

  test('SYS-08 ERR-03 in English it says Access restricted', async ({ page }) => {
    await site.block(true);
    await visit(page, `${site.url}/`, { lang: 'EN' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access restricted');
  });

  test('SYS-08 customer service can be reached by a blocked visitor', async ({ page }) => {
    await site.block(true);
    await page.goto(site.url);
    await untilAlive(page);
    await expectSupport(page);
  });

  test('SYS-02 one who is blocked during maintenance is told of the block', async ({ page }) => {
    await site.close(true);
    await site.block(true);
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BLOCKED);
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(BLOCKED);
  });
});

async function expectNoLayout(page: Page) {
  await untilAlive(page);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

/** The button leads to the channels, and a channel asks the server, sealed, where it leads. */
async function expectSupport(page: Page) {
  await page.getByRole('button', { name: 'ติดต่อฝ่ายบริการลูกค้า' }).click();
  const asked = page.waitForResponse((response) => response.url().endsWith('/wps/system/support'));
  await page.getByRole('dialog').getByRole('button', { name: 'อีเมล' }).click();
  const response = await asked;
  expect(response.request().headers()['content-type']).toBe('application/jose');
  expect(await response.json()).toMatchObject({
    success: true,
    value: { address: 'mailto:support@mekhala.example' },
  });
}

const TAG = 'script[src*="googletagmanager"]';

test('SYS-11 a brand without a tag loads no analytics', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator(TAG)).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('SYS-11 a brand with a tag loads analytics for that tag', async ({ page }) => {
  await page.route('**/wps/system/permission', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { info: { gtagId: string | null } } };
    answer.value.info.gtagId = 'G-TEST1234';
    await route.fulfill({ response, json: answer });
  });
  await visit(page, '/');
  await expect(page.locator(TAG)).toHaveAttribute('src', /\?id=G-TEST1234$/);
});
