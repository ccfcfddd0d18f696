import type { Page } from '@playwright/test';
import { setPassword } from '../apps/server/src/people/credentials/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf, giveCash } from './cash.ts';
import { come, comeAs, expect } from './coming-in.ts';
import { openOtherPeople, openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const FUND = '/member/transferFund';
const UPLINE = '/member/transferUpline';
const SECRET = 'lotus-7-bridge';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody with money and a payment password, invited by somebody else. */
async function givenInvited(): Promise<{ member: Person; upline: Person; token: string }> {
  const [upline, member] = [await people.given(), await people.given()];
  await giveCash(people, member, 100_000n);
  await people.world.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('members_member')
      .set({ upline_id: upline.id })
      .where('id', '=', member.id)
      .execute();
    const secret = { memberId: member.id, kind: 'payment', password: SECRET } as const;
    await setPassword(people.world, tx, secret);
  });
  return { member, upline, token: await people.logIn(member) };
}

test('MEM-01 MONEY-09 where one wallet serves all games, the page says so', async ({ page }) => {
  const person = await people.given();
  await giveCash(people, person, 123_400n);
  await comeAs(page, await people.logIn(person), '/about');
  await page.getByRole('link', { name: 'Wallet transfer' }).first().click();
  await expect(page).toHaveURL(FUND);
  await expect(title(page)).toHaveText('Wallet transfer');
  await expect(page.getByRole('heading', { name: 'One wallet serves all games' })).toBeVisible();
  await expect(page.getByRole('main').getByText('฿1,234.00').first()).toBeVisible();
  await expectAccessible(page, '.transfers');
});

test('MEM-01 MONEY-06 TRIAL-05 money goes to the inviter after a last look, and once', async ({
  page,
}) => {
  const { member, upline, token } = await givenInvited();
  await comeAs(page, token, UPLINE);
  await expect(title(page)).toHaveText('Transfer to your inviter');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter an amount')).toBeVisible();
  await page.getByLabel('Amount').fill('5000');
  await expect(page.getByText('You can send ฿1,000.00 now')).toBeVisible();
  await page.getByLabel('Amount').fill('250');
  await page.getByLabel('Remark').fill('thank you');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Payment password').fill('wrong');
  await page.getByRole('button', { name: 'Send ฿250.00' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByLabel('Payment password').fill(SECRET);
  await page.getByRole('button', { name: 'Send ฿250.00' }).dblclick();
  await expect(page.getByText('฿250.00 was sent')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toContainText('thank you');
  expect([await cashOf(people, member), await cashOf(people, upline)]).toEqual([75_000n, 25_000n]);
});

test('MONEY-06 whom nobody invited is told so, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, await people.logIn(await people.given()), UPLINE);
  await expect(page.getByRole('heading', { name: 'You were not invited by anyone' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

test('a guest is asked to log in before either page', async ({ page }) => {
  for (const path of [FUND, UPLINE]) {
    await come(page, path);
    await expect(page).toHaveURL(/\/login/);
  }
});

test('MONEY-09 money moves to a vendor’s wallet and back, through an outage', async ({ page }) => {
  const others = await openOtherPeople();
  const sandbox = process.env['E2E_OTHER_SANDBOX_URL'] ?? '';
  const outage = (minutes: number) =>
    fetch(`${sandbox}/vendor-wallet/outage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ minutes, how: 'refuse' }),
    });
  try {
    const person = await others.given();
    await giveCash(others, person, 100_000n);
    const token = await others.logIn(person);
    await comeAs(page, token, `${process.env['E2E_OTHER_BRAND_URL'] ?? ''}${FUND}`);
    const wallet = page.locator('.wallet-card').filter({ hasText: 'Pearl Parlour' });
    await expect(wallet).toContainText('$0.00');
    await outage(1);
    await page.getByLabel('Amount').fill('300');
    await page.getByRole('button', { name: 'Transfer' }).click();
    await expect(page.getByText('waiting for the studio')).toBeVisible();
    await outage(0);
    await expect(wallet).toContainText('300.00');
    await expect(page.getByText('waiting for the studio')).toBeHidden();
    await page.getByRole('button', { name: 'Back to the main wallet' }).click();
    await page.getByLabel('Amount').fill('300');
    await page.getByRole('button', { name: 'Transfer' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(2);
    await expect(wallet).toContainText('$0.00');
  } finally {
    await outage(0);
    await others.leave();
  }
});
