import type { Page } from '@playwright/test';
import { PAGES } from '../apps/web/src/shared/address/pages.ts';
import { accountMenu, come, comeAs, dialog, expect } from './coming-in.ts';
import { expectFrame } from './page-frame.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

// Each test opens six pages of the site, one after the other.
test.describe.configure({ timeout: 180_000 });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

/** Every address that a guest is asked to log in for and where one can log out. */
const MEMBER_PATHS = [...PAGES.member, PAGES.sports[0]].map(({ path }) => path);
const GAME_PATHS: ReadonlySet<string> = new Set(
  PAGES.member.flatMap((row) => ('isGame' in row ? [row.path] : [])),
);

/** A few pages a test: two run beside each other, and none is long on a busy machine. */
const PAGES_A_TEST = 6;

/** A game has the whole page, without the menu to log out by: its session can end elsewhere. */
const GAME_PATH = '/seamless?game=13001';

/** Home is drawn for a guest, and a press there opens the login: the tab is alive. */
async function expectGuestAtHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(accountMenu(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

inParts(MEMBER_PATHS).forEach((paths, part) => {
  test(`AUTH-30 DOOR-30 NAV-23 logging out on any page of a member leads home, and the tab lives, part ${part + 1}`, async ({
    page,
  }) => {
    const person = await people.given();
    await come(page, '/about');
    const closed = await page.evaluate(() => sessionStorage.getItem('closed') ?? '');
    for (const path of paths) {
      await test.step(path, async () => {
        const token = await people.logIn(person);
        // Logging out forgets which popups were read; none is to lie over the menu.
        await page.evaluate(
          (kept) =>
            Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
          { token, closed },
        );
        await page.goto(path);
        await expectFrame(page, { sideMenu: !GAME_PATHS.has(path) });
        await accountMenu(page).click();
        await page.getByRole('menuitem', { name: 'Log out' }).click();
        await dialog(page).getByRole('button', { name: 'Confirm' }).click();
        await expectGuestAtHome(page);
      });
    }
  });
});

inParts([GAME_PATH, ...MEMBER_PATHS]).forEach((paths, part) => {
  test(`AUTH-30 AUTH-19 a session ended elsewhere leaves any page of a member for home, and says why, part ${part + 1}`, async ({
    context,
    request,
  }) => {
    const person = await people.given();
    const elsewhere = await people.logIn(person);
    // On one login: what is tried is each page, not each login.
    const here = await people.logIn(person);
    const tabs: Page[] = [];
    for (const path of paths) {
      const tab = await context.newPage();
      // Nothing more is waited for: a refused call, the socket and its event each say why.
      await comeAs(tab, here, path);
      tabs.push(tab);
    }
    await request.delete('/wps/session/one?sessionId=all', {
      headers: { authorization: `Bearer ${elsewhere}` },
    });
    for (const [at, tab] of tabs.entries()) {
      await test.step(paths[at] ?? '', async () => {
        await expect(dialog(tab)).toContainText('This session was ended from another device');
        await expect(tab).toHaveURL(/localhost:\d+\/$/);
        await tab.keyboard.press('Escape');
        await expectGuestAtHome(tab);
        await tab.close();
      });
    }
  });
});

function inParts(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / PAGES_A_TEST);
  return Array.from({ length: count }, (_, part) =>
    paths.slice(part * PAGES_A_TEST, (part + 1) * PAGES_A_TEST),
  );
}
