import { expect, type Page } from '@playwright/test';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';
import { test } from './test.ts';
import { untilAlive, visit, visitAnew } from './visit.ts';

const EN = { lang: 'EN' };
const FOR_GUESTS = 'Membership is open';
const FOR_MEMBERS = 'Two minutes for a safer account';
const ALSO_FOR_MEMBERS = 'All announcements in one place';
const AT_FIRST = 'Welcome to Mekhala';

const HOME_BANNERS = loadBrand('mekhala').content.banners.filter(
  ({ groupName }) => groupName === 'w_home',
).length;

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const dialogs = (page: Page) => page.locator('dialog[open]');

/** Lets the page's own clock run: a popup that waits looks every half a second for its chance. */
const lookTwice = (page: Page) => page.clock.runFor(1_100);

const expectNoPopup = async (page: Page) => {
  await lookTwice(page);
  await expect(dialogs(page)).toHaveCount(0);
};

/** When the page knows which popups there are. */
const popupsKnown = (page: Page) => page.waitForResponse(/announcements\?.*types=PU/);

test.beforeEach(({ page }) => page.clock.install());

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('POP-02 SHELL-01 a guest gets the popup of execution B; it holds focus and Escape closes it', async ({
  page,
}) => {
  const asked = page.waitForRequest(/announcements\?.*types=PU/);
  await visitAnew(page, '/', EN);
  expect(new URL((await asked).url()).searchParams.get('execution')).toBe('B');
  await expect(popup(page, FOR_GUESTS)).toBeVisible();
  await expect(dialogs(page)).toHaveCount(1);
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialogs(page)).toHaveCount(0);
});

test('POP-03 closed, it stays away on reload and navigation, and a new session shows it again', async ({
  page,
  context,
}) => {
  await visitAnew(page, '/', EN);
  await popup(page, FOR_GUESTS).getByRole('button', { name: 'Got it' }).click();
  await expect(dialogs(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('closed'))).toBe('B:guest-welcome');
  const known = popupsKnown(page);
  await page.reload();
  await untilAlive(page);
  await known;
  await expectNoPopup(page);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expectNoPopup(page);
  const another = await context.newPage();
  await visitAnew(another, '/', EN);
  await expect(popup(another, FOR_GUESTS)).toBeVisible();
});

test('POP-02 a guest who came to another page by a link is greeted at home', async ({ page }) => {
  const known = popupsKnown(page);
  await visitAnew(page, '/rng', EN);
  await known;
  await expectNoPopup(page);
  await page.getByRole('link', { name: 'Mekhala, to the home page' }).first().click();
  await expect(popup(page, FOR_GUESTS)).toBeVisible();
});

test('POP-02 a link in a popup leads on and closes it', async ({ page }) => {
  await visitAnew(page, '/', EN);
  await popup(page, FOR_GUESTS).getByRole('link', { name: 'Read how this site works' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(dialogs(page)).toHaveCount(0);
});

test('POP-02 what a popup should not hold is taken out in the page too', async ({ page }) => {
  await page.route('**/wps/relay/announcements*types=PU*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { popup: { content: string }[] } };
    const [first] = answer.value.popup;
    if (first) {
      first.content =
        '<p>Fine</p><img src="x" onerror="window.hurt = 1"><script>window.hurt = 1</script>' +
        '<a href="javascript:window.hurt=1">Press</a><form><input name="password"></form>' +
        '<p style="position:fixed;inset:0">Cover</p>';
    }
    await route.fulfill({ response, json: answer });
  });
  await visitAnew(page, '/', EN);
  const words = popup(page, FOR_GUESTS).locator('.popup');
  await expect(words.getByText('Fine')).toBeVisible();
  expect(await words.innerHTML()).not.toMatch(/script|onerror|form|input|style|javascript/);
  await words.getByText('Press').click();
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
});

test('POP-02 a popup waits until an open form is closed', async ({ page }) => {
  const known = popupsKnown(page);
  await visitAnew(page, '/login', EN);
  await expect(dialogs(page)).toHaveCount(1);
  await known;
  await lookTwice(page);
  await expect(popup(page, FOR_GUESTS)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup(page, FOR_GUESTS)).toBeVisible();
});

test('POP-02 a popup waits until an open dialog is closed', async ({ page }) => {
  await page.route('**/wps/relay/announcements*types=PU*', async (route) => {
    await page.locator('dialog[open]').waitFor();
    await route.continue();
  });
  const known = popupsKnown(page);
  await visitAnew(page, '/', EN);
  await page.getByRole('button', { name: 'Language and display' }).first().click();
  await known;
  await lookTwice(page);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(popup(page, FOR_GUESTS)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup(page, FOR_GUESTS)).toBeVisible();
});

test.describe('with members', () => {
  test.describe.configure({ mode: 'default' });
  let site: OwnSite;

  test.beforeAll(async () => {
    site = await startOwnSite();
  });

  test.afterAll(() => site.stop());

  /** As a page that kept the token of a login. */
  async function comeIn(page: Page, account: string) {
    const token = await site.logIn(account);
    await page.addInitScript((kept) => {
      if (sessionStorage.getItem('came')) return;
      sessionStorage.setItem('came', 'yes');
      sessionStorage.setItem('token', kept);
    }, token);
    await visitAnew(page, `${site.url}/`, EN);
  }

  const read = (page: Page, name: string) =>
    popup(page, name).getByRole('button', { name: 'Got it' }).click();

  test('POP-02 at the first login F comes first, then A, one at a time, the newest first', async ({
    page,
  }) => {
    await comeIn(page, 'newcomer');
    await expect(popup(page, AT_FIRST)).toBeVisible();
    await expect(dialogs(page)).toHaveCount(1);
    await expect(popup(page, AT_FIRST)).toContainText('2 more to read');
    await read(page, AT_FIRST);
    await read(page, FOR_MEMBERS);
    await read(page, ALSO_FOR_MEMBERS);
    await expectNoPopup(page);
  });

  test('POP-02 at a later login A alone comes', async ({ page }) => {
    await site.logIn('regular');
    await comeIn(page, 'regular');
    await read(page, FOR_MEMBERS);
    await read(page, ALSO_FOR_MEMBERS);
    await expectNoPopup(page);
  });

  test('POP-02 POP-03 a sign-out fetches what guests get, and the next login is a new session', async ({
    page,
  }) => {
    await site.logIn('leaver');
    await comeIn(page, 'leaver');
    await read(page, FOR_MEMBERS);
    await read(page, ALSO_FOR_MEMBERS);
    const asked = page.waitForRequest(/announcements\?.*types=PU.*execution=B/);
    await signOut(page);
    await asked;
    await read(page, FOR_GUESTS);
    expect(await page.evaluate(() => sessionStorage.getItem('closed'))).toBe('B:guest-welcome');
    const token = await site.logIn('leaver');
    await page.evaluate((kept) => sessionStorage.setItem('token', kept), token);
    await page.reload();
    await expect(popup(page, FOR_MEMBERS)).toBeVisible();
  });
});

async function signOut(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /leaver/ })
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

test('POP-04 the marquee shows the titles, and a press the whole notice at that place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/', EN);
  const titles = page.locator('.marquee-row').first().getByRole('button');
  await expect(titles).toHaveCount(10);
  await titles.nth(3).click();
  const notice = page.getByRole('dialog', { name: 'Look around with a trial account' });
  await expect(notice).toContainText('A trial account is for browsing only');
  await expect(notice.getByText('4 / 10')).toBeVisible();
  await notice.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Add an authenticator app' })).toBeVisible();
});

test('POP-06 ten announcements are two pages of nine and one', async ({ page }) => {
  await visit(page, '/announcements', EN);
  const rows = page.locator('.notice-row');
  await expect(rows).toHaveCount(9);
  await page
    .getByRole('navigation', { name: 'Announcements' })
    .getByRole('button', { name: 'Next' })
    .click();
  await expect(rows).toHaveCount(1);
  await rows.click();
  await expect(
    page.getByRole('dialog', { name: 'Only for people aged 20 and over' }),
  ).toBeVisible();
});

test('POP-06 nine announcements are one page, which has nothing to turn', async ({ page }) => {
  await visit(page, `${process.env['E2E_OTHER_BRAND_URL']}/announcements`, EN);
  await expect(page.locator('.notice-row')).toHaveCount(9);
  await expect(page.locator('.pager')).toHaveCount(0);
});

test('POP-05 home shows its own group, and a group without a banner leaves no gap', async ({
  page,
}) => {
  // The page brings its own language's banners along; those of the other are fetched.
  await visit(page, '/');
  await expect(page.locator('.banner-title')).toHaveCount(HOME_BANNERS);
  await page.route('**/wps/relay/announcements*types=B*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { banners: { groupName: string }[] } };
    answer.value.banners = answer.value.banners.filter(({ groupName }) => groupName === 'w_home');
    await route.fulfill({ response, json: answer });
  });
  await page.getByRole('button', { name: 'ภาษาและการแสดงผล' }).first().click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('dialog[open] h2')).toBeVisible();
  await expect(page.locator('dialog[open] .group-banner')).toHaveCount(0);
  await expect(page.locator('dialog[open] .dlg-art')).toBeHidden();
});
