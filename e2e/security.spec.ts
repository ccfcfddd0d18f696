import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { comeAs, latestMessage } from './coming-in.ts';
import { comeFromElsewhere, international, newMobile, receiveCode } from './newcomer.ts';
import { openPeople, PASSWORD, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

test.slow();

/** A proof is hashed or sent, which a busy machine takes its time over. */
const WAIT = { timeout: 20_000 };

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

type SecurityStart = { readonly path?: string; readonly email?: string };

/** As a member who has a password and a telephone, and nothing else unless that is said. */
async function openSecurityCenter(
  page: Page,
  { path = '/member/securityCenter', email }: SecurityStart = {},
): Promise<{ mobile: string; person: Person }> {
  const mobile = newMobile();
  const at = people.world.clock.now();
  const profile = {
    mobile: international(mobile),
    mobile_verified_at: at,
    ...(email && { email, email_verified_at: at }),
  };
  await comeFromElsewhere(page);
  const person = await people.given({ profile });
  await comeAs(page, await people.logIn(person), path);
  await expect(page.locator('.overview')).toBeVisible(WAIT);
  return { mobile, person };
}

const dialogOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

const newEmail = () => `ploy${randomInt(1_000_000_000)}@example.com`;

async function proveByMobile(dialog: Locator, mobile: string) {
  await dialog.getByRole('button', { name: 'Send code' }).last().click();
  await dialog.getByLabel(/SMS code to/).fill(await receiveCode(international(mobile)));
}

test('MEM-01 /member leads to the security center, by address and by menu', async ({ page }) => {
  await openSecurityCenter(page, { path: '/member' });
  await expect(page).toHaveURL(/\/member\/securityCenter$/);
  await expect(page.getByRole('heading', { name: 'Security center' })).toBeVisible();
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBe(0);
  }
});

test('MEM-03 REG-22 a profile is filled in, and the name stays as it was set', async ({ page }) => {
  const { mobile } = await openSecurityCenter(page);
  await expect(page.getByText(mobile)).toHaveCount(0);
  await expect(page.getByText(/\+66.*•.*\d{2,4}|\+66.*\*.*\d{2,4}/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Profile' }).click();
  const dialog = dialogOf(page, 'Edit profile');
  const words = {
    Nickname: 'Night Heron',
    'Full name': 'Ploy Rungruang',
    Address: '12 Charoen Krung Road',
    Nationality: 'Thai',
    Occupation: 'Florist',
    'Source of income': 'Flower shop',
  };
  for (const [label, value] of Object.entries(words)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden(WAIT);
  // The name that money is paid to is known to its owner by its first letters.
  const shown = { ...words, 'Full name': 'P••• R•••' };
  for (const value of Object.values(shown)) {
    await expect(page.locator('.profile').getByText(value, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Edit: Profile' }).click();
  await expect(dialog.getByLabel('Full name')).toHaveCount(0);
});

test('MEM-03 an e-mail address is added by its code and a proof by the telephone', async ({
  page,
}) => {
  const { mobile } = await openSecurityCenter(page);
  await page.getByRole('button', { name: 'Add: E-mail' }).click();
  const dialog = dialogOf(page, 'Add an e-mail address');
  const email = newEmail();
  await dialog.getByLabel('New e-mail address').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).first().click();
  await dialog.getByLabel('Code sent to the new one').fill(await receiveCode(email));
  await proveByMobile(dialog, mobile);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden(WAIT);
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change: E-mail' })).toBeVisible();
});

test('MEM-16 another picture is chosen', async ({ page }) => {
  await openSecurityCenter(page);
  await page.getByRole('button', { name: 'Change your picture' }).click();
  const dialog = dialogOf(page, 'Choose your picture');
  await dialog.getByRole('radio', { name: 'Picture 7', exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden(WAIT);
  await expect(page.locator('.overview-face img')).toHaveAttribute('src', /avatar-07/);
});

test('MEM-17 REG-12 the login password is changed by the old one, and typed twice', async ({
  page,
}) => {
  await openSecurityCenter(page);
  await page.getByRole('button', { name: 'Change: Login password' }).click();
  const dialog = dialogOf(page, 'Change login password');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('New password', { exact: true }).fill('river-lamp-88');
  await dialog.getByLabel('Confirm new password').fill('river-lamp-89');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Incorrect confirmation input')).toBeVisible();
  await dialog.getByLabel('Confirm new password').fill('river-lamp-88');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible(WAIT);
});

test('MEM-17 a payment password and an authenticator are set', async ({ page }) => {
  const { mobile } = await openSecurityCenter(page);
  await page.getByRole('button', { name: 'Turn on: Authenticator app' }).click();
  const totp = dialogOf(page, 'Turn on the authenticator app');
  await proveByMobile(totp, mobile);
  await totp.getByRole('button', { name: 'Next' }).click();
  await expect(totp.getByRole('img', { name: /QR code/ })).toBeVisible(WAIT);
  const secret = (await totp.locator('.security-secret bdi').textContent()) ?? '';
  const app = new TOTP({ secret: secret.replaceAll(' ', '') });
  await totp.getByLabel('Six digits from the app').fill(app.generate());
  await totp.getByRole('button', { name: 'Confirm and turn on' }).click();
  const kept = dialogOf(page, 'Save your recovery codes');
  await expect(kept.locator('.security-codes li')).toHaveCount(10, WAIT);
  const recovery = (await kept.locator('.security-codes bdi').first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await kept.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await kept.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await kept.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Set: Payment password' }).click();
  const payment = dialogOf(page, 'Set a payment password');
  await payment.getByLabel('New password', { exact: true }).fill('482917');
  await payment.getByLabel('Confirm new password').fill('482917');
  await payment.getByLabel('Code from your authenticator app').fill(recovery);
  await payment.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your payment password has been set')).toBeVisible(WAIT);
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
});

test('MEM-18 a bank account is added, shown masked, and removed by another proof', async ({
  page,
}) => {
  const email = newEmail();
  const { mobile } = await openSecurityCenter(page, { email });
  await expect(page.getByText('No bank account yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  const dialog = dialogOf(page, 'Add a bank account');
  await dialog.getByLabel('Bank', { exact: true }).selectOption('004');
  await dialog.getByLabel('Bank account number').fill('123-4-56789-0');
  await dialog.getByLabel('Account name').fill('Ploy Rungruang');
  await proveByMobile(dialog, mobile);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog).toBeHidden(WAIT);
  await expect(page.getByText(/7890/).first()).toBeVisible();
  await expect(page.getByText('1234567890')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove: Kasikornbank (KBank)' }).click();
  const removal = dialogOf(page, 'Remove bank account');
  await removal.getByRole('button', { name: 'Remove account' }).click();
  await expect(removal.getByText('Input cannot be empty')).toBeVisible();
  // A second code to the telephone would have to wait a minute.
  await removal.getByRole('combobox').selectOption('email');
  await removal.getByRole('button', { name: 'Send code' }).click();
  await removal.getByRole('textbox').fill(await receiveCode(email));
  await removal.getByRole('button', { name: 'Remove account' }).click();
  await expect(page.getByText('No bank account yet')).toBeVisible(WAIT);
  await expect.poll(() => latestMessage(email)).toContain('ending in 7890 was removed');
});

test('AUTH-19 MEM-19 another session is seen and ended, and is nobody at once', async ({
  page,
  request,
}) => {
  const { person } = await openSecurityCenter(page);
  const elsewhere = { authorization: `Bearer ${await people.logIn(person)}` };
  const asking = async () => {
    const reply = await request.get('/wps/member/security', { headers: elsewhere });
    return ((await reply.json()) as { message: string | null }).message;
  };
  expect(await asking()).toBeNull();
  await page.reload();
  await expect(page.getByText('This device')).toHaveCount(1);
  await page.getByRole('button', { name: /^End: / }).click();
  await expect(page.getByText('Only this device is logged in.')).toBeVisible();
  expect(await asking()).toBe('not_signed_in');
  const history = page.getByRole('table', { name: 'Login history' });
  await expect(history.getByRole('row')).toHaveCount(3);
});

test('a failed call says so and is made again', async ({ page }) => {
  await openSecurityCenter(page);
  await page.route('**/wps/member/security', (route) => route.abort());
  await page.reload();
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(alert).toBeVisible();
  await page.unroute('**/wps/member/security');
  await alert.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
});
