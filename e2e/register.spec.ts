import type { WhitelabelNode } from '@baize/contract/flags';
import type { RegisterRule } from '@baize/contract/register';
import { devices, expect, type Locator, type Page } from '@playwright/test';
import type { Permission } from '../apps/web/src/shared/session/permission.ts';
import {
  comeFromElsewhere,
  fillByMobile,
  international,
  newMobile,
  openRegister,
  receiveCode,
  submit,
} from './newcomer.ts';
import { test } from './test.ts';
import { sideways, visit } from './visit.ts';

const LIMIT_MS = 45_000;
/** What each thing costs a person who types with one thumb and waits for the message. */
const KEY_MS = 280;
const TAP_MS = 1_200;
const CODE_MS = 6_000;

test.describe('on a phone', () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  test('REG-20 a stranger registers in under 45 seconds of their time', async ({ page }) => {
    const mobile = newMobile();
    await comeFromElsewhere(page);
    await visit(page, '/register');
    const send = page.getByRole('button', { name: 'ส่งรหัส' });
    await expect(send).toBeVisible();
    let keys = 0;
    let taps = 0;
    const tap = async (what: Locator) => {
      await what.tap();
      taps += 1;
    };
    const type = async (name: RegExp, words: string) => {
      await tap(page.getByRole('textbox', { name }).or(page.getByLabel(name)).first());
      await page.keyboard.type(words);
      keys += words.length;
    };
    const required = await page.locator('.register-star').count();
    await type(/เบอร์มือถือ \*/, mobile);
    await tap(send);
    await type(/รหัสยืนยันทาง SMS/, await receiveCode(international(mobile)));
    await type(/^รหัสผ่าน \*/, 'lotus-boat-77');
    await type(/^ยืนยันรหัสผ่าน/, 'lotus-boat-77');
    await type(/วันเกิด/, '15112533');
    await tap(page.getByRole('checkbox', { name: /ฉันยอมรับ/ }));
    await tap(page.getByRole('dialog').getByRole('button', { name: 'สมัครสมาชิก' }));
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
    expect(required).toBeLessThanOrEqual(5);
    expect(taps).toBeLessThanOrEqual(8);
    expect(keys * KEY_MS + taps * TAP_MS + CODE_MS).toBeLessThan(LIMIT_MS);
  });
});

test('REG-18 no invitation is needed, and a link fills its codes in', async ({ page }) => {
  await openRegister(page, '?ref=FRIEND77');
  await expect(page.getByLabel('Referral code')).toHaveValue('FRIEND77');
  await expect(page.getByText('From the link you opened')).toBeVisible();
});

test('REG-07 a bad invitation warns and stops; without one nothing is asked', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openRegister(page, '?affiliateCode=nobody99');
  await fillByMobile(page, newMobile());
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await submit(page);
  const warning = page.getByRole('dialog', { name: 'Not registered yet' });
  await expect(warning.getByText('Invalid invitation code')).toBeVisible();
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Invitation code')).toHaveAttribute('aria-invalid', 'true');
  expect(calls).not.toContain('/wps/member/register/mobile');

  await page.getByLabel('Invitation code').fill('');
  const before = calls.filter((path) => path === '/wps/agent/affiliate').length;
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeHidden({
    timeout: 20_000,
  });
  expect(calls.filter((path) => path === '/wps/agent/affiliate')).toHaveLength(before);
});

test('REG-06 terms left unticked are asked for, named and readable', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await openRegister(page);
  const terms = page.getByRole('checkbox', { name: /I agree to the terms of use/ });
  await expect(terms).not.toBeChecked();
  await submit(page);
  await expect(page.getByText('not empty?')).toBeVisible();
  expect(calls.filter((url) => url.includes('/wps/member/register'))).toEqual([]);
  for (const [name, words] of [
    ['Terms of use', 'Who may play'],
    ['Privacy policy', 'What we store'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    const text = page.getByRole('dialog', { name });
    await expect(text.getByRole('heading', { name: words })).toBeVisible();
    await text.getByRole('button', { name: 'Close' }).first().click();
  }
  await expect(terms).not.toBeChecked();
});

type Case = readonly [field: string, typed: string, message: string];

const BY_MOBILE: readonly Case[] = [
  ['SMS code', '12', 'Please enter a valid verification code'],
  ['Password *', 'short', 'Please fill in your password with 8 - 64 characters'],
  ['Password *', 'pass word 77', 'Password format is incorrect'],
  ['Mobile number', '0212345678', 'Please enter a valid mobile number'],
  ['Mobile number', 'eight', 'Phone number format is incorrect'],
  ['Mobile number', '081234', 'phone number must have 10 digits'],
  ['Date of birth', '31042000', 'This date does not exist; use day/month/year'],
];

test('REG-12 REG-13 REG-25 each mistake of a field has its sentence', async ({ page }) => {
  await openRegister(page);
  for (const [field, typed, message] of BY_MOBILE) {
    const input = page
      .getByRole('textbox', { name: field })
      .or(page.getByLabel(field, { exact: true }))
      .first();
    await input.fill(typed);
    await input.blur();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Password *', { exact: true }).fill('lotus-boat-77');
  await page.getByLabel('Confirm password').fill('lotus-boat-78');
  await page.getByLabel('Confirm password').blur();
  await expect(page.getByText('inconsistent twice')).toBeVisible();
});

test('REG-05 REG-12 by username: empty, account, e-mail and invitation', async ({ page }) => {
  await openRegister(page);
  await page.getByRole('button', { name: 'Username', exact: true }).click();
  await submit(page);
  await expect(page.getByText('Input cannot be empty')).toHaveCount(6);
  await page.getByLabel('Username *').fill('1bad name');
  await expect(page.getByText('Account format is incorrect')).toBeVisible();
  await page.getByText('Add more now, or later').click();
  await page.getByLabel('E-mail').fill('not-an-address');
  await expect(page.getByText('Email format is incorrect')).toBeVisible();
  await page.getByLabel('Invitation code').fill('x');
  await expect(page.getByText('Invalid invitation code')).toBeVisible();
});

test('REG-10 REG-24 who is too young is told the age of the brand', async ({ page }) => {
  await openRegister(page);
  const year = new Date().getFullYear() - 19;
  await page.getByLabel('Date of birth').fill(`0101${year}`);
  await page.getByLabel('Date of birth').blur();
  await expect(page.getByText('You must be 20 or older to register')).toBeVisible();
});

test('REG-09 REG-19 SYS-04 a code goes to the number of the chosen country', async ({ page }) => {
  await page.clock.install();
  await openRegister(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/verification/sms/register')) sent.push(request.postDataJSON());
  });
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0812');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('phone number must have 10 digits')).toBeVisible();
  expect(sent).toEqual([]);

  const country = page.getByRole('combobox', { name: /Country/ });
  await country.selectOption({ label: 'Ecuador (+593)' });
  const number = `099${newMobile().slice(3)}`;
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await page.clock.fastForward(1_100);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /\b(60|59)\b/ })).toBeVisible();
  expect(sent).toMatchObject([
    { mobileNo: number, countryDialingCode: '593', registerType: 'registerMobile' },
  ]);
});

test('AUTH-29 REG-09 a code that cannot be sent warns and starts no countdown', async ({
  page,
}) => {
  await openRegister(page);
  await page.route('**/wps/verification/sms/register', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(newMobile());
  await page.getByRole('button', { name: 'Send code' }).click();
  const warning = page.locator('dialog[open]').last();
  await expect(warning.getByRole('alert')).not.toBeEmpty({ timeout: 20_000 });
  await warning.getByRole('button').last().click();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});

/** Draws the form of a brand that is set up otherwise. */
async function withPermission(page: Page, change: (info: Permission['info']) => void) {
  await page.route('**/wps/system/permission', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { value: Permission };
    change(body.value.info);
    await route.fulfill({ response: reply, json: body });
  });
}

const setRule = (
  info: Permission['info'],
  rule: Partial<RegisterRule> & Pick<RegisterRule, 'field'>,
) => {
  const at = info.register.findIndex(({ field }) => field === rule.field);
  const known = info.register[at];
  if (known) info.register[at] = { ...known, ...rule };
};

const setFlag = (info: Permission['info'], modId: string, enabled: boolean) => {
  const switched = (nodes: readonly WhitelabelNode[]): WhitelabelNode[] =>
    nodes.map((node) => ({
      ...node,
      enabled: node.modId === modId ? enabled : node.enabled,
      childrenNodes: switched(node.childrenNodes),
    }));
  info.whitelabel = switched(info.whitelabel);
};

test('REG-02 REG-15 REG-16 REG-17 SYS-11 the form is drawn from the brand’s fields', async ({
  page,
}) => {
  await withPermission(page, (info) => {
    setRule(info, { field: 'birthday', enabled: false });
    setRule(info, { field: 'payeeName', enabled: true, required: true });
    setRule(info, { field: 'telegram', enabled: true, required: false });
    setRule(info, { field: 'line', enabled: false });
    setRule(info, { field: 'captcha', enabled: true, required: true });
    setRule(info, { field: 'paymentPassword', enabled: true, required: false });
    setRule(info, { field: 'password', minLength: 10, maxLength: 12 });
  });
  await openRegister(page);
  await expect(page.getByText('10–12 letters, numbers and symbols')).toBeVisible();
  await expect(page.getByLabel('Date of birth')).toHaveCount(0);
  await expect(page.getByLabel('Real name *')).toBeVisible();
  await expect(page.getByLabel('Payment password *')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Characters in the picture *' })).toBeVisible();
  await expect(page.getByLabel('LINE')).toHaveCount(0);
  await expect(page.getByLabel('Telegram', { exact: true })).toBeHidden();
  await page.getByText('Add more now, or later').click();
  await expect(page.getByLabel('Telegram', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'I am 20 or older' })).not.toBeChecked();
});

test('REG-14 BRAND-08 BRAND-09 BRAND-10 BRAND-11 flags decide ways, password and code', async ({
  page,
}) => {
  await withPermission(page, (info) => {
    setFlag(info, 'USERNAMEREG3', false);
    setFlag(info, 'MOBILENUMPASSREG3', false);
    setFlag(info, 'REGMOBVERF3', false);
  });
  await openRegister(page);
  await expect(page.getByRole('button', { name: 'Username', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Password *', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0);
  await page.unroute('**/wps/system/permission');

  await withPermission(page, (info) => setFlag(info, 'MOBILENUMREG3', false));
  await page.goto('/register');
  await expect(page.getByLabel('Username *')).toBeVisible();
  await expect(page.getByRole('group', { name: 'How to register' })).toHaveCount(0);
  await expect(page.getByLabel('Password *', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('the register form fits every width', async ({ page }) => {
  await openRegister(page);
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} pixels`).toBe(0);
    await expect(page.getByRole('button', { name: 'Create account' })).toBeInViewport();
  }
});
