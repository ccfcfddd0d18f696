import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { approvePayout } from './approve-payout.ts';
import { cashOf } from './cash.ts';
import { comeAs, dialog, expect, readMessages } from './coming-in.ts';
import { givenPayee, PAYMENT_PASSWORD } from './orders.ts';
import { payAt } from './pay-at.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

test.slow();

const DEPOSIT = '/member/depositv2';
const WITHDRAW = '/member/withdraw';

/** A small picture, eight by twelve. */
const SLIP =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAMCAIAAADQ/GvKAAAAEklEQVR4nGMwNg7FihhGJdARAA2TRiGvm6LBAAAAAElFTkSuQmCC';

const SLIP_FILE = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(SLIP, 'base64'),
};

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(({ page }) => readMessages(page));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const orderIn = (page: Page) => new URL(page.url()).searchParams.get('order') ?? '';

async function openOrder(page: Page, amount: string): Promise<string> {
  await page.getByLabel('Amount').fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/order=dep_/);
  return orderIn(page);
}

test('MEM-01 MONEY-02 a deposit by QR arrives in the balance without a reload', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/about');
  await page.getByRole('link', { name: 'Deposit' }).first().click();
  await expect(title(page)).toHaveText('Deposit');
  await expect(page.getByText('about 1 minute · no fee').first()).toBeVisible();
  // On a phone the amount is a screen above the button: what is wrong with it comes into view.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.getByLabel('Amount').fill('99.99');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('The minimum is ฿100.00')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  const orderId = await openOrder(page, '500');
  await expect(page.getByRole('img', { name: 'QR code to pay ฿500.00' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the code' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^DP-\d{6}-\w{6}\.png$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await payAt(orderId, { choice: 'exact' });
  await expect(page.getByRole('heading', { name: '฿500.00 is in your wallet' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('฿500.00')).toBeVisible();
  expect(await cashOf(people, person)).toBe(50_000n);
  const reference = await page
    .getByText(/^DP-\d{6}-\w{6}$/)
    .first()
    .innerText();
  await page.goto('/member/transactionHistory');
  await expect(page.getByText(reference)).toBeVisible();
});

test('MONEY-02 DOOR-32 an order waits for whoever leaves, or is cancelled or declined, and what arrives is credited', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), DEPOSIT);
  const orderId = await openOrder(page, '300');
  await page.goto('/about');
  await page.goto(DEPOSIT);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(orderId));
  await payAt(orderId, { choice: 'other', amount: '120' });
  await expect(page.getByText('฿120.00 arrived instead of ฿300.00')).toBeVisible();
  expect(await cashOf(people, person)).toBe(12_000n);
  await page.getByRole('link', { name: 'New deposit' }).click();
  await openOrder(page, '200');
  await page.getByRole('button', { name: 'Cancel this deposit' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel this deposit' }).click();
  await expect(page.getByRole('heading', { name: 'You cancelled this deposit' })).toBeVisible();
  // The provider refuses what ends in .13: the member reads what happened, not the provider's words.
  await page.getByRole('link', { name: 'New deposit' }).click();
  await openOrder(page, '200.13');
  const declined = 'The payment provider declined this deposit';
  await expect(page.getByRole('heading', { name: declined })).toBeVisible();
  await expect(page.getByText('No money has moved. Try again')).toBeVisible();
  await expect(page.getByText('always refused')).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: declined })).toBeVisible();
});

test('MONEY-02 MONEY-05 a transfer by hand is proven with its slip', async ({ page }) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), DEPOSIT);
  await page.getByText('Bank transfer with slip').click();
  await openOrder(page, '1000');
  await expect(page.getByText('Lantern Bank (demo)')).toBeVisible();
  await page.getByRole('button', { name: 'Send slip' }).click();
  await expect(page.getByText('Please attach a picture of the slip')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(SLIP_FILE);
  await page.getByRole('button', { name: 'Send slip' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your slip for ฿1,000.00 is in review' }),
  ).toBeVisible();
  // Nothing on the page asks for the same payment again, here or where the next deposit begins.
  await expect(page.getByText('Lantern Bank (demo)')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'I have paid' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send slip' })).toHaveCount(0);
  await page.goto(DEPOSIT);
  await expect(
    page.getByText('Your deposit of ฿1,000.00 by Bank transfer with slip is in review.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
  expect(await cashOf(people, person)).toBe(0n);
});

test('MEM-01 MONEY-03 what is missing is named before an amount is asked for', async ({ page }) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/about');
  await page.getByRole('link', { name: 'Withdraw' }).first().click();
  await expect(page).toHaveURL(WITHDRAW);
  await expect(title(page)).toHaveText('Withdraw');
  await expect(page.getByText('A bank account in your own name')).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveCount(0);
  await page.getByRole('link', { name: 'Add what is missing' }).click();
  await expect(page).toHaveURL(/securityCenter/);
});

test('MONEY-03 MONEY-04 MONEY-14 SHELL-05 money is held at once, paid, and confirmed', async ({
  page,
}) => {
  const person = await givenPayee(people, 500_000n);
  await comeAs(page, person.token, WITHDRAW);
  await page.getByLabel('Amount').fill('6000');
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('You can withdraw up to ฿5,000.00 now')).toBeVisible();
  await page.getByLabel('Amount').fill('2000');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  await expect(page.getByText('It is your first withdrawal')).toBeVisible();
  await expect(page.getByRole('banner').getByText('฿3,000.00')).toBeVisible();
  expect(await cashOf(people, person)).toBe(300_000n);
  await approvePayout(people, orderIn(page));
  await expect(
    page.getByRole('heading', { name: 'Has it reached your bank account?' }),
  ).toBeVisible();
  await page.getByText('Received in full').click();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('heading', { name: 'Received', exact: true })).toBeVisible();
});

test('MONEY-04 MONEY-10 who misses a payment says so, and hears what happens', async ({ page }) => {
  const person = await givenPayee(people, 500_000n);
  await comeAs(page, person.token, WITHDRAW);
  await page.getByLabel('Amount').fill('1000');
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page).toHaveURL(/order=wdr_/);
  await approvePayout(people, orderIn(page));
  await expect(
    page.getByRole('heading', { name: 'Has it reached your bank account?' }),
  ).toBeVisible();
  await page.getByText('Partly received').click();
  await page.getByLabel('Amount received').fill('400');
  await page.getByLabel('Remark').fill('The bank shows 400');
  await page.locator('input[type="file"]').setInputFiles(SLIP_FILE);
  const sent = page.waitForRequest(/withdrawal.*receipt/i);
  await page.getByRole('button', { name: 'Send answer' }).click();
  const { attachments } = (await sent).postDataJSON() as { attachments: string[] };
  expect(attachments).toEqual([expect.stringMatching(/^upl_/)]);
  await expect(page.getByRole('heading', { name: 'We are looking into your claim' })).toBeVisible();
});

test('SHELL-13 the cashier is readable for everyone, at every width', async ({ page }) => {
  const person = await givenPayee(people, 500_000n);
  await comeAs(page, person.token, DEPOSIT);
  await expect(page.getByLabel('Amount')).toBeVisible();
  for (const path of [DEPOSIT, WITHDRAW]) {
    await page.goto(path);
    await expect(page.getByLabel('Amount')).toBeVisible();
    for (const width of [360, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page)).toBe(0);
    }
    await expectAccessible(page, 'main');
  }
});
