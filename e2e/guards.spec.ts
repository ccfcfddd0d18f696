import type { Page } from '@playwright/test';
import { accountMenu, come, comeAs, dialog, expect, fillIn, keptKeys } from './coming-in.ts';
import { dots, slide } from './home-page.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

test.describe.configure({ timeout: 60_000 });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('NAV-02 POP-05 /login and /register are home with their modal over it, and the banner of their group in it', async ({
  page,
}) => {
  for (const [path, title, words] of [
    ['/login', 'Log in', 'Good to see you'],
    ['/register', 'Register', 'A member'],
  ] as const) {
    await come(page, path);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} ·`));
    await expect(page.locator('.banner, [aria-roledescription]').first()).toBeAttached();
    await expect(page.locator('dialog[open] .group-banner')).toContainText(words);
  }
});

test('NAV-02 moving among the six addresses neither mounts home anew nor scrolls it', async ({
  page,
}) => {
  await come(page, '/');
  await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('data-same', 'yes');
    document.querySelector('main h1')?.setAttribute('data-same', 'yes');
    scrollTo(0, 300);
  });
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await dialog(page).getByRole('button', { name: 'Register in a minute' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('main h1[data-same]')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('NAV-25 home stays one mounted page with its tab, place and banner, whichever of its addresses', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await come(page, '/?tab=PVP');
  await dots(page).nth(2).click();
  const shown = await slide(page).innerText();
  await page.evaluate(() => {
    document.querySelector('main h1')?.setAttribute('data-same', 'yes');
    scrollTo(0, 300);
  });
  const expectSame = async (path: string) => {
    await expect(page).toHaveURL(`${path}?tab=PVP`);
    await expect(dialog(page)).toHaveCount(path === '/login' || path === '/register' ? 1 : 0);
    await expect(page.locator('main h1[data-same]')).toHaveCount(1);
    // A modal hides what is below it from the names that roles go by.
    await expect(page.locator('[role=tab][aria-selected=true]')).toHaveText('Card games');
    expect(await slide(page).innerText()).toBe(shown);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  };
  const paths = ['/index', '/register', '/home', '/login', '/index.html', '/'];
  for (const path of paths) {
    await page.evaluate((to) => history.pushState({}, '', to), `${path}?tab=PVP`);
    await expectSame(path);
  }
  for (const path of ['/', ...paths].slice(0, -1).toReversed()) {
    await page.goBack();
    await expectSame(path);
  }
});

for (const path of ['/member', '/member/securityCenter']) {
  test(`NAV-04 NAV-10 ${path} asks a guest to log in and then opens`, async ({ page }) => {
    const { account } = await people.given();
    await come(page, path);
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillIn(page, account);
    await expect(page).toHaveURL(/\/member\/securityCenter$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('TRIAL-04 a guest browses home, categories, promotions, games and help, and panels ask for a login', async ({
  page,
}) => {
  for (const [path, shown] of [
    ['/', page.getByRole('tab', { name: 'Card games' })],
    ['/live', page.locator('.vendor, .tile').first()],
    ['/rng', page.locator('main .tile:has(h3)').first()],
    ['/promotions', page.getByRole('link', { name: 'Welcome bonus' })],
    ['/help', page.getByRole('heading', { level: 1 })],
  ] as const) {
    await come(page, path);
    await expect(page, path).toHaveURL(path);
    await expect(shown, path).toBeVisible();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: 'Log in' }), path).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Register' }), path).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Reward center' }).click();
  await expect(dialog(page)).toContainText('Log in');
});

test('NAV-10 nobody is led to another site by a login', async ({ page }) => {
  const { account } = await people.given();
  await come(page, '/login?next=//evil.example/');
  await fillIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

/** The address of /about with a hand-over of whoever is logged in there. */
const handOverAt = async (page: Page): Promise<string> => {
  const token = await page.evaluate(async () => {
    const answer = await fetch('/wps/session/handover', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
      },
      body: '{"page":"/about"}',
    });
    return ((await answer.json()) as { value: { token: string } }).value.token;
  });
  return new URL(`/about?token=${token}`, page.url()).href;
};

test('SYS-03 SHELL-09 DOOR-15 a hand-over starts its page signed in, once, and swaps nobody', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await comeAs(page, await people.logIn(await people.given()));
  const address = await handOverAt(page);
  for (const isFirst of [true, false]) {
    const elsewhere = await (await browser.newContext()).newPage();
    await come(elsewhere, address);
    await expect(elsewhere).toHaveURL(/\/about$/);
    await expect(accountMenu(elsewhere)).toHaveCount(isFirst ? 1 : 0);
    await elsewhere.context().close();
  }

  const reader = await people.given();
  const another = await (await browser.newContext()).newPage();
  await comeAs(another, await people.logIn(reader));
  await come(another, await handOverAt(page));
  await expect(another).toHaveURL(/\/about$/);
  await expect(dialog(another)).toContainText(`You are logged in as ${reader.account}`);
  await dialog(another).getByRole('button', { name: 'Understood' }).click();
  await another.reload();
  await expect(another.getByRole('button', { name: `Account of ${reader.account}` })).toBeVisible();
  await expect(dialog(another)).toHaveCount(0);
  await another.context().close();
});

test('SYS-03 TRIAL-07 a dead token leaves a guest, without a word', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('token', 'A'.repeat(43));
    sessionStorage.setItem('isAgent', 'true');
  });
  await come(page, '/about');
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await keptKeys(page)).not.toContain('isAgent');
});

test('AUTH-28 the token of a reset link leaves the address', async ({ page }) => {
  await come(page, '/reset-password?token=not-a-real-token-at-all');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill('brand-new-lotus-8');
  await page.getByLabel('Confirm new password').fill('brand-new-lotus-8');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'This link has been used or is no longer valid',
  );
});
