import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import { approvePayout } from './approve-payout.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect, latestMessage } from './coming-in.ts';
import { comeFromElsewhere } from './newcomer.ts';
import { atAnotherDesk, enterConsole, giveCode, giveName, givenOperator } from './operators.ts';
import {
  askPayout,
  bringSlip,
  givenPayee,
  type Payee,
  readPayout,
  sayNotReceived,
} from './orders.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const queue = (page: Page, name: string) => page.getByRole('list', { name });
const refusal = (page: Page) => page.locator('form').getByRole('alert');
const dialog = (page: Page) => page.getByRole('dialog');

/** Finds one order in a queue that other tests fill too. */
async function choose(page: Page, list: string, reference: string) {
  await queue(page, list).getByRole('button', { name: reference }).click();
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
}

test('OPS-01 an operator needs the code of the authenticator', async ({ page }) => {
  const operator = await givenOperator(people, 'finance');
  await comeFromElsewhere(page);
  await page.goto('/console/withdrawals');
  await expect(title(page)).toHaveText('Sign in');
  await expectAccessible(page);
  await giveName(page, { ...operator, password: 'not-the-password' });
  await expect(refusal(page)).toBeVisible();
  await giveName(page, operator);
  await giveCode(page, '000000');
  await expect(refusal(page)).toBeVisible();
  await giveCode(page, operator.code());
  await expect(title(page)).toHaveText('Withdrawals');
  await expect(page).toHaveTitle('Withdrawals · Mekhala');
  const second = await page.context().newPage();
  await second.goto('/console/deposits');
  await expect(title(second)).toHaveText('Manual deposits');
  const other = await atAnotherDesk(page);
  await other.goto('/console/deposits');
  await expect(title(other)).toHaveText('Sign in');
});

test('OPS-01 DOOR-20 a new operator sets password and authenticator by a link of their own', async ({
  page,
}) => {
  const username = `ploy${randomInt(1_000_000_000)}`;
  const email = `${username}@example.com`;
  await enterConsole(page, await givenOperator(people, 'admin'), '/operators');
  await page.getByRole('button', { name: 'Add operator' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Ploy Srisuk');
  await dialog(page).getByLabel('Username').fill(username);
  await dialog(page).getByLabel('Their e-mail address').fill(email);
  await dialog(page).getByRole('button', { name: 'Add operator' }).click();
  await expect(dialog(page)).toContainText(`A personal link is on its way to ${email}`);
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row').filter({ hasText: username })).toContainText('link not used');

  const link = /\S+\/console\/welcome#token=[\w-]+/.exec(await latestMessage(email))?.[0] ?? '';
  const own = await atAnotherDesk(page);
  await comeFromElsewhere(own);
  await own.goto(link);
  await expect(own.getByRole('heading', { name: 'Welcome, Ploy Srisuk' })).toBeVisible();
  await expectAccessible(own);
  expect(own.url()).not.toContain('token');
  const secret = Secret.fromBase32(await own.locator('form bdi').innerText());
  await own.getByLabel('A password of your own').fill('lantern-harbour-77');
  await giveCode(own, new TOTP({ secret }).generate());
  await expect(own.getByRole('navigation', { name: 'Console menu' })).toBeVisible();
  const again = await atAnotherDesk(page);
  await again.goto(link);
  await expect(again.getByText('This link has been used or is no longer valid')).toBeVisible();
});

test('OPS-01 a session that ended elsewhere says so', async ({ page }) => {
  await enterConsole(page, await givenOperator(people, 'finance'));
  await page.evaluate(() => sessionStorage.setItem('console.token', 'ops_gone'));
  await page.goto('/console/deposits');
  await expect(page.getByText('Your session has ended')).toBeVisible();
});

test('OPS-02 DOOR-14 a slip is credited with what the bank shows, once; more than ordered by two', async ({
  page,
}) => {
  const payee = await givenPayee(people, 0n);
  const { reference } = await bringSlip(payee, 50_000n);
  const other = await givenPayee(people, 0n);
  const again = await bringSlip(other, 50_000n);
  await enterConsole(page, await givenOperator(people, 'finance'), '/deposits');
  await choose(page, 'Manual deposits', reference);
  await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
  const credit = async () => {
    await page.keyboard.press('a');
    await dialog(page).getByLabel('Amount received at the bank').fill('480.25');
    await dialog(page).getByLabel('Bank reference').fill(`KB ${reference}`);
    await dialog(page).getByRole('button', { name: 'Credit' }).dblclick();
  };
  await credit();
  await expect(page.getByText('฿480.25 credited')).toBeVisible();
  expect(await cashOf(people, payee)).toBe(48_025n);
  await choose(page, 'Manual deposits', again.reference);
  await credit();
  await expect(refusal(page)).toBeVisible();
  await dialog(page).getByLabel('Bank reference').fill(`KB ${again.reference}`);
  await dialog(page).getByLabel('Amount received at the bank').fill('49000');
  await expect(dialog(page).getByText('more than the ฿500.00 that was ordered')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Credit' }).click();
  await expect(page.getByText('A second operator has to find the same payment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Credit' })).toHaveCount(0);
  expect(await cashOf(people, other)).toBe(0n);
});

test('OPS-02 a withdrawal is refused with a reason, which the member reads', async ({ page }) => {
  const payee = await givenPayee(people);
  const { orderId, reference } = await askPayout(payee, 250_000n);
  await enterConsole(page, await givenOperator(people, 'finance'), '/withdrawals');
  await choose(page, 'Withdrawals', reference);
  await expectAccessible(page);
  await page.keyboard.press('r');
  await dialog(page).getByRole('button', { name: 'Reject' }).click();
  await expect(dialog(page).getByText('Please enter a reason')).toBeVisible();
  await dialog(page).getByLabel('Reason').fill('The name of the account is another');
  await dialog(page).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected: ฿2,500.00 returned')).toBeVisible();
  expect(await cashOf(people, payee)).toBe(1_000_000n);
  const site = await page.context().newPage();
  await comeAs(site, payee.token, `/member/withdraw?order=${orderId}`);
  await expect(site.getByText('The name of the account is another')).toBeVisible();
});

test('OPS-02 MONEY-04 MONEY-12 a claim is ended aloud: returned, or proven received', async ({
  page,
}) => {
  const operator = await givenOperator(people, 'finance');
  const payees = [await givenPayee(people), await givenPayee(people)] as const;
  const orders = [await givenClaim(payees[0]), await givenClaim(payees[1])] as const;
  await enterConsole(page, operator, '/claims');
  await choose(page, 'Payout claims', orders[0].reference);
  await page.keyboard.press('a');
  await dialog(page).getByLabel('Reason').fill('The bank never got it');
  await dialog(page).getByRole('button', { name: 'Refund to wallet' }).click();
  await expect(page.getByText('฿2,000.00 refunded')).toBeVisible();
  expect(await cashOf(people, payees[0])).toBe(1_000_000n);
  await choose(page, 'Payout claims', orders[1].reference);
  await page.keyboard.press('r');
  await dialog(page).getByLabel('Reason').fill('The bank shows it as paid');
  await dialog(page).getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByText('marked as received by')).toBeVisible();
  expect(await cashOf(people, payees[1])).toBe(800_000n);
  await comeAs(page, payees[1].token, `/member/withdraw?order=${orders[1].orderId}`);
  await expect(page.getByText('nothing is refunded')).toBeVisible();
});

/** Somebody was paid, and says that nothing came. */
async function givenClaim(payee: Payee) {
  const order = await askPayout(payee, 200_000n);
  await approvePayout(people, order.orderId);
  await expect.poll(async () => (await readPayout(payee, order.orderId)).status).toBe('paid');
  await sayNotReceived(payee, order.orderId);
  return order;
}

test('OPS-02 OPS-08 a large withdrawal takes two operators', async ({ page }) => {
  const { reference } = await askPayout(await givenPayee(people, 9_000_000n), 6_000_000n);
  const approve = async (on: Page) => {
    await choose(on, 'Withdrawals', reference);
    await on.getByRole('button', { name: 'Approve' }).click();
    await dialog(on).getByRole('button', { name: 'Approve' }).click();
  };
  await enterConsole(page, await givenOperator(people, 'finance'), '/withdrawals');
  await approve(page);
  await expect(page.locator('.toast').getByText('A second operator has to approve')).toBeVisible();
  await choose(page, 'Withdrawals', reference);
  await expect(page.getByText('You have approved this')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
  const other = await atAnotherDesk(page);
  await enterConsole(other, await givenOperator(people, 'finance'), '/withdrawals');
  await approve(other);
  await expect(other.getByText(/^฿.* approved$/)).toBeVisible();
});

test('OPS-02 a lost race is always said, also for the last order of the queue', async ({
  page,
}) => {
  const first = await givenPayee(people);
  const [{ reference, orderId }, next] = [
    await askPayout(first, 210_000n),
    await givenPayee(people),
  ];
  await askPayout(next, 220_000n);
  await enterConsole(page, await givenOperator(people, 'finance'), '/withdrawals');
  const refuse = async () => {
    await page.keyboard.press('r');
    await dialog(page).getByLabel('Reason').fill('Too late');
  };
  const expectLost = async () => {
    await dialog(page).getByRole('button', { name: 'Reject' }).click();
    await expect(
      page.locator('.toast').getByText(/not carried out.*approved a withdrawal/),
    ).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
  };
  await choose(page, 'Withdrawals', reference);
  await refuse();
  await approvePayout(people, orderId);
  await expect(page.locator('.queue-list').getByText(reference)).toHaveCount(0);
  await expectLost();
  expect(await cashOf(people, next)).toBe(780_000n);

  // The queue as it is while this one order is all there is, and when a colleague has taken it.
  const last = await askPayout(await givenPayee(people), 230_000n);
  await page.route('**/ops/withdrawals?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const orders = body.value.orders.filter(
      (each: { orderId: string }) => each.orderId === last.orderId,
    );
    await route.fulfill({
      response: answer,
      json: { ...body, value: { orders, total: orders.length } },
    });
  });
  await choose(page, 'Withdrawals', last.reference);
  await refuse();
  await approvePayout(people, last.orderId);
  await expect(page.getByText('No withdrawals to review')).toBeVisible();
  await expectLost();
});

test('OPS-08 OPS-09 who asked for a correction leaves it to another', async ({ page }) => {
  const payee = await givenPayee(people, 0n);
  await enterConsole(page, await givenOperator(people, 'finance'), `/members/${payee.id}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adjust balance' }).click();
  await dialog(page).getByLabel('Amount').fill('75');
  await dialog(page).getByLabel('Reason').fill('A round that was lost');
  await dialog(page).getByRole('button', { name: 'Request adjustment' }).click();
  await expect(page.getByText('A second operator has to approve it')).toBeVisible();
  await page.getByRole('link', { name: /^Adjustments/ }).click();
  await queue(page, 'Adjustments').getByRole('button', { name: payee.account }).click();
  await expect(page.getByText('You requested this')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();

  const other = await atAnotherDesk(page);
  const second = await givenOperator(people, 'admin');
  await enterConsole(other, second, '/adjustments');
  await queue(other, 'Adjustments').getByRole('button', { name: payee.account }).click();
  await other.keyboard.press('a');
  await dialog(other).getByLabel('Reason').fill('Seen in the round');
  await dialog(other).getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByText('balance adjusted by')).toBeVisible();
  expect(await cashOf(people, payee)).toBe(7_500n);
  await other.getByRole('link', { name: 'Audit log' }).click();
  const line = other.getByRole('row').filter({ hasText: 'Seen in the round' });
  await expect(line).toContainText('approved an adjustment');
  await expect(line).toContainText(second.name);
  await expect(other.getByText('Log verified')).toBeVisible();
});

test('OPS-07 an auditor looks and decides nothing', async ({ page }) => {
  const { reference } = await askPayout(await givenPayee(people), 200_000n);
  await enterConsole(page, await givenOperator(people, 'auditor'), '/withdrawals');
  await choose(page, 'Withdrawals', reference);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeHidden();
  await page.keyboard.press('a');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Operators' })).toBeHidden();
  await page.goto('/console/operators');
  await expect(page.getByText('Your role has no access to this page')).toBeVisible();
  await expect(page.locator('#main').getByRole('button')).toHaveCount(0);
});

test('OPS-05 a member is found by account and by a reference, with every movement', async ({
  page,
}) => {
  const payee = await givenPayee(people);
  const { reference } = await askPayout(payee, 300_000n);
  await enterConsole(page, await givenOperator(people, 'risk'));
  // A page is opened by its name, slip and all, without a pointer.
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('depsits');
  await expect(page.getByRole('option', { name: 'Deposits' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/console/deposits');
  // Beside the members stand the orders of the reference, which name them too.
  const found = page
    .getByRole('region', { name: 'Members' })
    .getByRole('link', { name: payee.account });
  for (const text of [payee.account, reference]) {
    await page.keyboard.press('Control+k');
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 member', { exact: true })).toBeVisible();
    await expect(found).toBeVisible();
  }
  await found.click();
  await expect(title(page)).toHaveText(payee.account);
  await expect(page.getByRole('row').filter({ hasText: 'Hold for withdrawal' })).toContainText(
    '−฿3,000.00',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
});
