import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountMenu, come, dialog, expect, latestCode, submit } from './coming-in.ts';
import { comeFromElsewhere, international, newMobile, receiveCode } from './newcomer.ts';
import { openOtherPeople } from './people.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test.describe.configure({ timeout: 120_000 });

for (const provider of ['Google', 'Facebook']) {
  const id = provider === 'Google' ? 'AUTH-09 ERR-01' : 'AUTH-22';
  test(`${id} a closed ${provider} window says that the login failed`, async ({ page }) => {
    await come(page, '/login');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: `Log in with ${provider}` }).click();
    await (await opened).close();
    await expect(dialog(page).getByRole('alert')).toHaveText('Login failure. Please try again.');
  });

  test(`${id} who is new here goes on from ${provider} to register`, async ({ page }) => {
    await come(page, '/login');
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: `Log in with ${provider}` }).click();
    const popup = await opened;
    await popup.locator('button.person').first().click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(dialog(page)).toBeVisible();
  });
}

test('AUTH-09 REG-01 a newcomer from Google becomes a member without a password', async ({
  page,
}) => {
  const mobile = newMobile();
  await comeFromElsewhere(page);
  await come(page, '/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Log in with Google' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'Rafael Costa' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel('Password *', { exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('SMS code').fill(await receiveCode(international(mobile)));
  await page.getByLabel('Date of birth').fill('15111990');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // And the next time the same person is simply in.
  const again = await (page.context().browser() ?? page.context()).newPage();
  await come(again, '/login');
  const reopened = again.waitForEvent('popup');
  await again.getByRole('button', { name: 'Log in with Google' }).click();
  await (await reopened).getByRole('button', { name: 'Rafael Costa' }).click();
  await expect(again.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
  await again.close();
});

const PHONE_ERRORS: readonly [ending: string, wording: string][] = [
  ['1', 'Invalid phone number format.'],
  ['2', 'Please enter a valid phone number.'],
  ['3', 'Too many requests, please try again after 5 minutes.'],
  ['4', 'Invalid reCaptcha input, or if this method was called from a non-whitelisted domain.'],
  ['5', 'Quota not sufficient, please contact customer service.'],
  ['6', 'Not enabled function, please contact customer service.'],
  ['7', 'An unknown error occured.'],
  ['8', 'Verification code is not valid'],
  ['9', 'Verification code is missing'],
  ['10', 'Verification code has expired, please send again.'],
];

test('AUTH-18 ERR-01 each refusal of the phone-code provider has its wording', async ({ page }) => {
  await page.clock.install();
  await come(page, `${process.env['E2E_OTHER_BRAND_URL']}/login`);
  await dialog(page).getByRole('button', { name: 'Phone code', exact: true }).click();
  for (const [ending, wording] of PHONE_ERRORS) await askPhone(page, ending, wording);
});

async function askPhone(page: Page, ending: string, wording: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(`099${ending.padStart(7, '0')}`);
  await page.clock.fastForward(1_100);
  const warning = page.getByRole('dialog', { name: 'Please note' });
  const send = page.getByRole('button', { name: 'Send code' });
  if (Number(ending) < 8) {
    await send.click();
    await expect(warning).toContainText(wording);
    await warning.getByRole('button', { name: 'Confirm' }).click();
    await expect(warning).toHaveCount(0);
    return;
  }
  await send.click();
  await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible();
  await page.getByLabel('Verification code').fill('000000');
  await submit(page).click();
  await expect(dialog(page).first()).toContainText(wording);
  // The lock of a minute belongs to the form, which begins anew with another way.
  await dialog(page).getByRole('button', { name: 'Password', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Phone code', exact: true }).click();
}

test('AUTH-18 AUTH-21 a code of the phone-code provider logs in', async ({ page }) => {
  const others = await openOtherPeople();
  try {
    const number = String(randomInt(1_000_000, 10_000_000));
    const mobile = `+59398${number}`;
    await others.given({ profile: { mobile, mobile_verified_at: others.world.clock.now() } });
    await come(page, `${process.env['E2E_OTHER_BRAND_URL']}/login`);
    await dialog(page).getByRole('button', { name: 'Phone code', exact: true }).click();
    await page.getByLabel('Mobile number').fill(`098${number}`);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /^Again in \d+ s$/ })).toBeVisible();
    const code = await latestCode(mobile, process.env['E2E_OTHER_SANDBOX_URL']);
    await page.getByLabel('Verification code').fill(code);
    await submit(page).click();
    await expect(accountMenu(page)).toBeVisible();
  } finally {
    await others.leave();
  }
});

test('AUTH-09 a sign-in without a window to return to goes on in the login', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => sessionStorage.setItem('outsideBegun', 'yes'));
  await page.goto('/wps/session/outside/google');
  await page.locator('button.person').first().click();
  await page.waitForURL(/\/register$/);
  await expect(dialog(page)).toBeVisible();
  expect(page.url()).not.toContain('outsideTicket');
});

test('AUTH-09 a link with the ticket of a sign-in that nobody began here is not taken', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, `/login#outsideTicket=${'x'.repeat(43)}`);
  await expect(dialog(page)).toBeVisible();
  await expect(page).not.toHaveURL(/outsideTicket/);
  expect(asked.filter((url) => url.includes('/login/outside'))).toEqual([]);
});
