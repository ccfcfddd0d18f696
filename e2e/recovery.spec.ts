import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  accountMenu,
  come,
  dialog,
  expect,
  fillIn,
  keptKeys,
  latestCode,
  latestMessage,
  nameField,
} from './coming-in.ts';
import { HOME_ADDRESS, openPeople, type People } from './people.ts';
import { test } from './test.ts';

test.describe.configure({ timeout: 120_000 });

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const NEW = 'brand-new-lotus-8';

/** Somebody who has been here before, and whose telephone and mailbox are known. */
async function givenKnown() {
  const number = String(randomInt(1_000_000, 10_000_000));
  const [mobile, email] = [`+6683${number}`, `somchai${number}@example.com`];
  const now = people.world.clock.now();
  const profile = { mobile, mobile_verified_at: now, email, email_verified_at: now };
  const person = await people.given({ profile });
  await people.logIn(person);
  return { ...person, typed: `083${number}`, mobile, email };
}

/** From where the member is known, whichever of its names this machine calls itself by. */
const openForgot = async (page: Page) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': HOME_ADDRESS });
  await come(page, '/login');
  await dialog(page).getByRole('button', { name: 'Forgot password', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
};

test('AUTH-11 ERR-10 a login from a new place is proven first, and the place is known then', async ({
  page,
}) => {
  const { account, mobile } = await givenKnown();
  const place = `203.0.113.${randomInt(1, 255)}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': place });
  await come(page, '/login');
  await fillIn(page, account);
  const factor = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(factor).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('validate'))).toBe('true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(factor).toBeVisible();
  await expect(factor.getByText(mobile)).toHaveCount(0);
  await factor.getByRole('radio', { name: /Code by SMS/ }).check();
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor).toContainText('Please complete verification first');
  await factor.getByRole('button', { name: 'Send code' }).click();
  await expect(factor.getByRole('button', { name: /^Again in/ })).toBeVisible();
  const code = await latestCode(mobile);
  await factor.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor.getByRole('alert')).toContainText('Verification code is not valid');
  await factor.getByLabel('Verification code').fill(code);
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('validate'))).toBe('false');
});

test('AUTH-16 AUTH-28 ERR-02 a forgotten password is set anew by the link of the e-mail, once', async ({
  page,
}) => {
  const { account, email } = await givenKnown();
  await openForgot(page);
  const send = page.getByRole('button', { name: 'Send link' });
  await send.click();
  await expect(dialog(page)).toContainText('Please enter: Username');
  await page.getByLabel('Username', { exact: true }).fill(account);
  await page.getByLabel('E-mail address').fill(`not-${email}`);
  await send.click();
  await expect(dialog(page)).toContainText('Username/Email does not exist');
  await page.getByLabel('E-mail address').fill(email);
  await send.click();
  const told = page.getByRole('dialog', { name: 'Please note' });
  await expect(told).toContainText('we have sent it a link to set a new password');
  await told.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toHaveCount(0);
  const link = /\S+\/reset-password#token=[\w-]+/.exec(await latestMessage(email))?.[0] ?? '';
  await setAnew(page, link);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await nameField(page).waitFor();
  await fillIn(page, account, NEW);
  await expect(accountMenu(page)).toBeVisible();
  await setAnew(page, link, 'This link has been used or is no longer valid');
});

async function setAnew(page: Page, link: string, said = 'Your new password is set') {
  // From another page, as an e-mail is: the same address with another # would not load anew.
  await page.goto('about:blank');
  await come(page, link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(NEW);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.locator('main')).toContainText(said);
}

test('AUTH-17 AUTH-29 BRAND-19 a forgotten password is set anew by a code, and logs in', async ({
  page,
}) => {
  const { typed, mobile } = await givenKnown();
  await openForgot(page);
  const ways = dialog(page).getByRole('group', { name: 'How to reset it' });
  await expect(ways.getByRole('button')).toHaveText(['E-mail', 'Phone']);
  await expect(dialog(page).getByLabel('E-mail address')).toBeVisible();
  await ways.getByRole('button', { name: 'Phone', exact: true }).click();
  for (const field of ['Mobile number', 'Verification code', 'New password']) {
    await expect(dialog(page).getByLabel(field, { exact: true }).first()).toBeVisible();
  }
  await expect(dialog(page).getByLabel('E-mail address')).toHaveCount(0);
  await page.getByLabel('Mobile number').fill(typed);
  const value = { text: 'Too many requests, please try again after 5 minutes.' };
  await page.route(
    '**/wps/verification/sms/noLogin',
    (route) => route.fulfill({ json: { success: false, message: 'too_many_codes', value } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send code' }).click();
  const warning = page.getByRole('dialog', { name: 'Please note' });
  await expect(warning).toContainText(value.text);
  await warning.getByRole('button', { name: 'Confirm' }).click();
  // A press within a second of the one before is the same press, so it may take another.
  const again = page.getByRole('button', { name: /^Again in/ });
  await expect(async () => {
    const send = page.getByRole('button', { name: 'Send code' });
    if (!(await again.isVisible())) await send.click({ timeout: 1_000 });
    await expect(again).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel('Verification code').fill(await latestCode(mobile));
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  expect(await keptKeys(page)).toContain('token');
});

test('BRAND-20 where a telephone resets nothing, e-mail is the only way and no choice is shown', async ({
  page,
}) => {
  await come(page, `${process.env['E2E_OTHER_BRAND_URL']}/login`);
  await dialog(page).getByRole('button', { name: 'Forgot password', exact: true }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot password' });
  await expect(forgot.getByLabel('Username', { exact: true })).toBeVisible();
  await expect(forgot.getByLabel('E-mail address')).toBeVisible();
  await expect(forgot.getByRole('textbox')).toHaveCount(2);
  await expect(forgot.getByRole('group', { name: 'How to reset it' })).toHaveCount(0);
  await expect(forgot.getByRole('button', { name: 'Phone', exact: true })).toHaveCount(0);
});
