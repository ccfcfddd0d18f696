import {
  accountMenu,
  come,
  comeAs,
  countCalls,
  dialog,
  expect,
  fillIn,
  keptKeys,
} from './coming-in.ts';
import { openOtherPeople, openPeople, PASSWORD, type People } from './people.ts';
import { test } from './test.ts';
import { untilListening } from './visit.ts';

test.describe.configure({ timeout: 120_000 });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const LOGIN = '/wps/session/login';
const CONSOLIDATED = '/wps/member/info/funds/consolidated';
const BALANCE = '/wps/v2/wallets/balance';

const success = (value: unknown) => ({ success: true, message: null, value });
const refusal = (message: string, text: string) => ({
  success: false,
  message,
  value: { text },
});

test('AUTH-14 SYS-05 SHELL-04 SHELL-14 signing out is asked first and forgets the person', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await people.given();
  await comeAs(page, await people.logIn(person));
  expect(await keptKeys(page)).toEqual(
    expect.arrayContaining(['token', 'nickname', 'account', 'username', 'customerId', 'isAgent']),
  );
  await accountMenu(page).click();
  const names = await page.getByRole('menuitem').allTextContents();
  expect(names).toEqual([
    'My account',
    'Betting record',
    'Reward center',
    'Manual rebate',
    'Platform messages',
    'Favourites',
    'Recent games',
    'Customer service',
    'Log out',
  ]);
  await page.getByRole('button', { name: 'Copy user ID' }).click();
  await expect(dialog(page)).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(person.id);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  // The menu is open as it was left.
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const asks = page.getByRole('dialog', { name: 'Please note' });
  await expect(asks).toContainText('Do you really want to log out?');
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/wps/session/logout', async (route) => {
    await held;
    await route.continue();
  });
  const ended = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/wps/session/logout'),
  );
  const confirm = asks.getByRole('button', { name: 'Confirm' });
  await confirm.click();
  expect((await ended).headers()['authorization']).toMatch(/^Bearer \S/);
  await expect(confirm).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const left = await keptKeys(page);
  expect(left).toEqual(expect.arrayContaining(['merchant', 'merchantCode']));
  expect(left).not.toContain('token');
  expect(left).not.toContain('account');
});

test('ERR-06 a login that gets no answer can be sent again', async ({ page }) => {
  const { account } = await people.given();
  await come(page, '/login');
  await page.route(`**${LOGIN}`, (route) => route.abort());
  await fillIn(page, account);
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('Network link is abnormal, please try again');
  await page.unroute(`**${LOGIN}`);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('ERR-09 an answer that nobody knows is told as an unknown error', async ({ page }) => {
  await page.route(`**${LOGIN}`, (route) =>
    route.fulfill({ json: { success: false, message: 'from_the_future', value: {} } }),
  );
  await come(page, '/login');
  await fillIn(page, 'somebody');
  await expect(dialog(page).getByRole('alert')).toHaveText('Unknown error');
});

test('ERR-10 a login without its proof of work is told to verify first', async ({ page }) => {
  await page.route(`**${LOGIN}`, (route) =>
    route.fulfill({ json: refusal('verification_first', 'Please complete verification first') }),
  );
  await come(page, '/login');
  await fillIn(page, 'somebody');
  await expect(dialog(page).getByRole('alert')).toHaveText('Please complete verification first');
});

test('ERR-05 a session that is dead on the server is forgotten, and the login opens', async ({
  page,
}) => {
  await comeAs(page, await people.logIn(await people.given()));
  await page.route(`**${BALANCE}`, (route) =>
    route.fulfill({ json: refusal('not_signed_in', 'You are not logged in, please login') }),
  );
  const refresh = page.getByRole('button', { name: 'Refresh the balance' });
  // Unless the page has asked by itself meanwhile.
  await refresh.click({ timeout: 5_000 }).catch(() => {});
  await expect(dialog(page)).toContainText('You are not logged in, please login');
  expect(await keptKeys(page)).not.toContain('token');
});

test('AUTH-19 a session that is ended elsewhere becomes a guest at once, and says why', async ({
  page,
  request,
}) => {
  const person = await people.given();
  const [here, elsewhere] = [await people.logIn(person), await people.logIn(person)];
  const listening = untilListening(page);
  await comeAs(page, here);
  await listening;
  const ended = await request.delete('/wps/session/one?sessionId=all', {
    headers: { authorization: `Bearer ${elsewhere}` },
  });
  expect(await ended.json()).toMatchObject({ success: true });
  await expect(dialog(page)).toContainText('This session was ended from another device');
  await expect(accountMenu(page)).toHaveCount(0);
  expect(await keptKeys(page)).not.toContain('token');
});

test('BRAND-12 a brand without an agent policy asks for no consolidated data', async ({ page }) => {
  const others = await openOtherPeople();
  try {
    const asked = countCalls(page, CONSOLIDATED);
    const balance = countCalls(page, BALANCE);
    const token = await others.logIn(await others.given());
    await comeAs(page, token, `${process.env['E2E_OTHER_BRAND_URL']}/`);
    await expect.poll(balance).toBeGreaterThan(0);
    expect(asked()).toBe(0);
  } finally {
    await others.leave();
  }
});

test('SYS-05 every key that the session of the browser keeps', async ({ page }) => {
  await page.route(`**${CONSOLIDATED}`, (route) =>
    route.fulfill({
      json: success({
        dailysalreqtype: null,
        divtypereq: null,
        contracthoursalreq: null,
        realtimesalreqtype: null,
        salaryInfoType: ['DAILY'],
        dividendInfoType: [],
      }),
    }),
  );
  await comeAs(page, await people.logIn(await people.given()));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enableSalary'))).toBe('true');
  await expect
    .poll(() => keptKeys(page))
    .toEqual(
      expect.arrayContaining([
        'token',
        'nickname',
        'account',
        'username',
        'customerId',
        'isAgent',
        'merchant',
        'merchantCode',
        'consolidated',
        'enableSalary',
        'enableContract',
        'merchantWallet',
        'validate',
        'gameVendor',
      ]),
    );
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain(PASSWORD);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('EN');
});
