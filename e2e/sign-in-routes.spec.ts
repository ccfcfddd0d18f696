import { DAY_MS, SECOND_MS } from '@baize/std/time';
import { PAGES } from '../apps/web/src/shared/address/pages.ts';
import { accountMenu, come, comeAs, countCalls, dialog, expect, fillIn } from './coming-in.ts';
import { expectOpened } from './opened.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { goWithin } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

/** Address asked for by a guest → what stands there after the login. */
const ROUTES = [
  ['NAV-07 NAV-26', '/lottery?gameCode=five-digits-5m', 'Five Digits 5 min'],
  ['NAV-07 NAV-27', '/seaLottery?gameCode=thai', 'Thai Government Lottery'],
  ['NAV-07 NAV-28', '/vnLottery?gameCode=vietnam-da-lat', 'Vietnam Da Lat'],
  ['NAV-29', '/lottert?gameCode=three-dice-3m', 'Three Dice 3 min'],
  ['NAV-30', '/favorite', 'Favourites'],
  ['NAV-31', '/recent', 'Recent games'],
] as const;

for (const [id, path, heading] of ROUTES) {
  test(`${id} a guest at ${path} logs in first, and comes there`, async ({ page }) => {
    const { account } = await people.given();
    await come(page, path);
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillIn(page, account);
    await expect(page).toHaveURL(path);
    await expectOpened(page, heading);
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('TRIAL-09 TRIAL-10 a trial account counts no messages and opens no lottery', async ({
  page,
}) => {
  const counted = countCalls(page, '/wps/relay/CSP_unreadCount');
  await come(page, '/login');
  await dialog(page).getByRole('button', { name: 'Look around with a trial account' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await page.goto('/rng');
  await expect(accountMenu(page)).toBeVisible();
  // Asked for when the page knows who is here, as the number of messages would be.
  const known = page.waitForResponse(/announcements\?.*types=PU.*execution=A/);
  await page.reload();
  await expect(accountMenu(page)).toBeVisible();
  await known;
  expect(counted()).toBe(0);
  for (const path of ['/lottery', '/seaLottery', '/vnLottery']) {
    await page.goto(path);
    await expect(dialog(page), path).toContainText('Please use a real account for this');
    await expect(
      page.locator('main').getByText(/gameCode|Every draw shows when it closes/),
    ).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('TRIAL-03 a trial account is told at the address of every panel what it takes, and sees none of them', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await comeAs(page, await people.logIn(await people.given({ type: 4 })));
  const told = async (path: string) => {
    await expect(dialog(page), path).toContainText('Please use a real account for this');
    await dialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page, path).toHaveURL(/\/$/);
    await expect(dialog(page), path).toHaveCount(0);
  };
  for (const { path } of [...PAGES.member, ...PAGES.sports]) {
    await goWithin(page, path);
    await told(path);
  }
  await page.goto('/member', { waitUntil: 'commit' });
  await told('/member');
});

test('TRIAL-09 SYS-17 SYS-18 a member counts messages once, keeps the hot games, and the name in a cookie alone', async ({
  page,
  context,
}) => {
  const { account } = await people.given();
  const counted = countCalls(page, '/wps/relay/CSP_unreadCount');
  const answered = page.waitForResponse((response) => response.url().includes('hotGamesV2'));
  await come(page, '/login');
  await page.getByLabel('Remember my username').check();
  const sentAtMs = Date.now();
  await fillIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  const enteredAtMs = Date.now();
  await expect.poll(counted).toBe(1);
  const hot = (await (await answered).json()) as { value: unknown };
  const kept = await page.evaluate(() => sessionStorage.getItem('HOT_GAMES'));
  expect(JSON.stringify(JSON.parse(kept ?? 'null'))).toContain(firstCode(hot.value));
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.keys(sessionStorage), Object.keys(localStorage)]),
  );
  expect(stored).not.toMatch(/remember/i);
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(accountMenu(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'rememberMe');
  expect(cookie?.value).toBe(account);
  const keptAtMs = (cookie?.expires ?? 0) * SECOND_MS - DAY_MS;
  expect(keptAtMs).toBeGreaterThanOrEqual(sentAtMs - SECOND_MS);
  expect(keptAtMs).toBeLessThanOrEqual(enteredAtMs + SECOND_MS);
});

/** The code of the first hot game, wherever the answer keeps it. */
const firstCode = (value: unknown): string =>
  /"(?:nodeId|gameCode)":"?([^",]+)/.exec(JSON.stringify(value))?.[1] ?? 'no game in the answer';
