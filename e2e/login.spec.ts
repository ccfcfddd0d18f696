import {
  accountMenu,
  come,
  countCalls,
  dialog,
  expect,
  fillIn,
  latestCode,
  nameField,
  passwordField,
  submit,
} from './coming-in.ts';
import { openPeople, PASSWORD, type People } from './people.ts';
import { test } from './test.ts';

test.describe.configure({ timeout: 120_000 });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const LOGIN = '/wps/session/login';
const CAPTCHA = '/wps/captcha';
const CONSOLIDATED = '/wps/member/info/funds/consolidated';
const UNREAD = '/wps/relay/CSP_unreadCount';
const BALANCE = '/wps/v2/wallets/balance';

const refusal = (message: string, text: string) => ({
  success: false,
  message,
  value: { text },
});

test('AUTH-01 an empty field names itself, and no call is made', async ({ page }) => {
  const calls = countCalls(page, LOGIN);
  await come(page, '/login');
  await nameField(page).fill('   ');
  await submit(page).click();
  await expect(dialog(page)).toContainText('Please enter: Username or mobile number');
  await expect(dialog(page)).toContainText('Please enter: Password');
  await expect(nameField(page)).toBeFocused();
  expect(calls()).toBe(0);
});

test('AUTH-01 AUTH-05 SHELL-05 SYS-06 BRAND-12 a member is in', async ({ page }) => {
  const { account } = await people.given();
  const consolidated = countCalls(page, CONSOLIDATED);
  await come(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillIn(page, ` ${account} `);
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Register', exact: true })).toHaveCount(0);
  const balance = page.getByRole('group', { name: 'Balance' });
  await expect(balance).toContainText('฿0.00');
  await page.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(balance).toContainText('***');
  await page.getByRole('button', { name: 'Hide the balance' }).click();
  const refreshed = countCalls(page, BALANCE);
  await page.getByRole('button', { name: 'Refresh the balance' }).click();
  // Whatever else brings the balance up to date may ask at the same moment.
  await expect.poll(refreshed).toBeGreaterThan(0);
  await expect.poll(consolidated).toBe(1);
  await accountMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Agent center' })).toHaveCount(0);
});

test('AUTH-01 a mobile number and its password log in as well', async ({ page }) => {
  const number = String(people.world.clock.now().getTime()).slice(-7);
  await people.given({
    profile: { mobile: `+6681${number}`, mobile_verified_at: people.world.clock.now() },
  });
  await come(page, '/login');
  await nameField(page).fill(`081${number}`);
  await expect(page.getByLabel('Country code')).toHaveValue('TH');
  await fillIn(page, `081${number}`);
  await expect(accountMenu(page)).toBeVisible();
});

test('AUTH-06 a captcha is shown and fetched once the answer asks for it', async ({ page }) => {
  const { account } = await people.given();
  const drawn = countCalls(page, CAPTCHA);
  await come(page, '/login');
  const picture = page.getByRole('img', { name: 'Picture with characters to read' });
  await fillIn(page, account, 'wrong-password-1');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The username or password is incorrect',
  );
  expect(drawn()).toBe(0);
  for (const attempt of [2, 3, 4]) {
    if (await picture.isVisible()) break;
    await fillIn(page, account, `wrong-password-${attempt}`);
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
  }
  await expect(picture).toBeVisible();
  const before = drawn();
  const renew = page.getByRole('button', { name: 'New picture' });
  await renew.dblclick();
  await expect.poll(drawn).toBe(before + 1);
  await submit(page).click();
  await expect(dialog(page)).toContainText('Please complete verification first');
});

test('AUTH-13 the name comes back for a day, the password never', async ({ page, context }) => {
  const { account } = await people.given();
  await come(page, '/login');
  await page.getByLabel('Remember my username').check();
  await fillIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  const cookies = await context.cookies();
  const kept = cookies.find(({ name }) => name === 'rememberMe');
  expect(kept?.value).toBe(account);
  expect(kept?.expires).toBeGreaterThan(people.world.clock.now().getTime() / 1_000 + 86_000);
  expect(JSON.stringify(cookies)).not.toContain(PASSWORD);
  const other = await context.newPage();
  await come(other, '/login');
  await expect(nameField(other)).toHaveValue(account);
  await expect(passwordField(other)).toHaveValue('');
  await other.getByLabel('Remember my username').uncheck();
  await fillIn(other, account);
  await expect(accountMenu(other)).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'rememberMe')).toBe(false);
});

test('AUTH-19 AUTH-24 who chose to stay logged in is so in a new tab, until signing out', async ({
  page,
  context,
}) => {
  const { account } = await people.given();
  await come(page, '/login');
  await page.getByLabel('Keep me logged in').check();
  await fillIn(page, account);
  await expect(accountMenu(page)).toBeVisible();
  const other = await context.newPage();
  await come(other, '/about');
  await expect(accountMenu(other)).toBeVisible();
  await accountMenu(other).click();
  await other.getByRole('menuitem', { name: 'Log out' }).click();
  await dialog(other).getByRole('button', { name: 'Confirm' }).click();
  await expect(accountMenu(other)).toHaveCount(0);
  await expect(accountMenu(page)).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('keptToken'))).toBeNull();
});

test('AUTH-08 AUTH-20 AUTH-21 BRAND-15 a code by SMS logs in, and none is sent twice', async ({
  page,
}) => {
  const number = String(people.world.clock.now().getTime()).slice(-7);
  const mobile = `+6682${number}`;
  await people.given({ profile: { mobile, mobile_verified_at: people.world.clock.now() } });
  const sent = countCalls(page, '/wps/verification/sms/noLogin');
  await page.clock.install();
  await come(page, '/login');
  await dialog(page).getByRole('button', { name: 'SMS code', exact: true }).click();
  const send = page.getByRole('button', { name: 'Send code' });
  await page.getByLabel('Mobile number').fill('12');
  await send.click();
  await expect(dialog(page)).toContainText('Please enter a valid mobile number');
  expect(sent()).toBe(0);
  await page.getByLabel('Mobile number').fill(`082${number}`);
  await page.clock.fastForward(1_100);
  await send.click();
  await expect(page.getByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Again in/ }).click({ force: true });
  expect(sent()).toBe(1);
  await page.getByLabel('Verification code').fill(await latestCode(mobile));
  await submit(page).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('AUTH-29 a code that could not be sent says so in a dialog and counts nothing down', async ({
  page,
}) => {
  await page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({
      json: refusal('too_many_codes', 'Too many requests, please try again after 5 minutes.'),
    }),
  );
  await come(page, '/login');
  await dialog(page).getByRole('button', { name: 'SMS code', exact: true }).click();
  await page.getByLabel('Mobile number').fill('0812345678');
  await page.getByRole('button', { name: 'Send code' }).click();
  const warning = page.getByRole('dialog', { name: 'Please note' });
  await expect(warning).toContainText('Too many requests, please try again after 5 minutes.');
  await warning.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('AUTH-15 BRAND-14 a default password must be changed, and there is no way around', async ({
  page,
}) => {
  const first = 'Mekhala-first-1';
  const { account } = await people.given({ isDefault: true, password: first });
  await come(page, '/login');
  await fillIn(page, account, first);
  const change = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(change).toBeVisible();
  await expect(change.getByLabel('Current password')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  const press = change.getByRole('button', { name: 'Change password' });
  await press.click();
  await expect(change).toContainText('Please enter: New password');
  await change.getByLabel('New password', { exact: true }).fill('short-1');
  await expect(change).toContainText('Password format is incorrect');
  await change.getByLabel('New password', { exact: true }).fill('brand-new-lotus-8');
  await change.getByLabel('Confirm new password').fill('brand-new-lotus-9');
  await press.click();
  await expect(change).toContainText('Incorrect confirmation input');
  await page.reload();
  await expect(change.getByLabel('Current password')).toBeVisible();
  await change.getByLabel('Current password').fill(first);
  await change.getByLabel('New password', { exact: true }).fill('brand-new-lotus-8');
  await change.getByLabel('Confirm new password').fill('brand-new-lotus-8');
  await press.click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(change).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('BRAND-13 TRIAL-01 TRIAL-07 free play opens a trial session', async ({ page }) => {
  const asked = [CONSOLIDATED, BALANCE, UNREAD].map((path) => countCalls(page, path));
  await come(page, '/login');
  await dialog(page)
    .getByRole('button', { name: 'Look around with a trial account', exact: true })
    .click();
  await expect(accountMenu(page)).toBeVisible();
  await accountMenu(page).click();
  await expect(page.getByText('Trial account', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => sessionStorage.setItem('isAgent', 'true'));
  await page.goto('/member');
  await expect(dialog(page)).toContainText('Please use a real account for this');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/$/);
  await accountMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Agent center' })).toHaveCount(0);
  expect(asked.map((count) => count())).toEqual([0, 0, 0]);
});

test('BRAND-13 a brand without free play offers none', async ({ page }) => {
  await come(page, `${process.env['E2E_OTHER_BRAND_URL']}/login`);
  await expect(dialog(page).getByRole('button', { name: 'SMS code', exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Play free' })).toHaveCount(0);
});

test('BRAND-15 without its flag the login offers no SMS', async ({ page }) => {
  await page.route('**/wps/system/permission', async (route) => {
    const body = await (await route.fetch()).text();
    const on = '"modId":"MOBVERFLOGIN3","enabled":true';
    await route.fulfill({ body: body.replace(on, on.replace('true', 'false')) });
  });
  await come(page, '/login');
  await expect(
    dialog(page).getByRole('button', { name: 'Look around with a trial account' }),
  ).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'SMS code' })).toHaveCount(0);
});
