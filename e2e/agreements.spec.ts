import type { AgreementKind } from '@baize/contract/agreement';
import type { Id } from '@baize/std/id';
import { minor } from '@baize/std/money';
import type { Page, WebSocketRoute } from '@playwright/test';
import { publish } from '../apps/server/src/base/kernel/index.ts';
import { writeMessage } from '../apps/server/src/people/messages/index.ts';
import { expectAccessible } from './accessible.ts';
import { agree, givenBelow } from './agreements.ts';
import { accountMenu, come, expect } from './coming-in.ts';
import { expectFocusStays } from './focus-stays.ts';
import { askPayout, givenPayee } from './orders.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const DAILY = '/agentHome/agentDailyWages2';
const AGENT_TYPE = 1;

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

/** A line of agents, the first of whom has an agreement with the platform. */
async function givenLine(length: number, kind: AgreementKind = 'daily', rate = 100) {
  const line: Person[] = [await people.given({ type: AGENT_TYPE })];
  while (line.length < length) line.push(await givenBelow(people, line.at(-1), AGENT_TYPE));
  const [top] = line;
  if (top) await agree(people, top, { kind, rate });
  return line;
}

const enter = async (page: Page, person: Person | undefined, path: string) => {
  if (!person) throw new Error('somebody enters');
  const token = await people.logIn(person);
  await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token);
  await come(page, path);
};

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Offers a rate to the only one who can be chosen, as an agent does on the page of the kind. */
async function offer(page: Page, to: Person | undefined, rate: string) {
  await page.getByRole('button', { name: 'Offer a contract' }).click();
  const form = dialog(page, /^Offer/);
  await form.getByLabel('Downline').selectOption({ label: to?.account ?? '' });
  await form.getByLabel('Rate').fill(rate);
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form.getByText('is notified at once')).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
}

test('SHELL-19 SHELL-20 AGENT-09 an offer comes up by itself at the downline, who accepts', async ({
  page,
  browser,
}) => {
  const [agent, downline] = await givenLine(2);
  const other = await (await browser.newContext()).newPage();
  await enter(other, downline, '/about');
  await enter(page, agent, DAILY);
  await page.getByRole('button', { name: 'Offer a contract' }).click();
  const form = dialog(page, /^Offer/);
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form.getByText('Please choose a downline')).toBeVisible();
  await form.getByLabel('Downline').selectOption({ label: downline?.account ?? '' });
  await form.getByLabel('Rate').fill('1.01');
  await expect(form.getByText('Enter 0.01 to 1 %')).toBeVisible();
  await form.getByLabel('Rate').fill('0.5');
  await form.getByLabel('Bets a day').fill('1000');
  await expect(form.getByText('valid bets of at least ฿1,000.00')).toBeVisible();
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form.getByText(`${downline?.account ?? ''} is notified at once`)).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: downline?.account ?? '' })).toContainText('Offered');

  const asked = dialog(other, 'New contract: Daily salary');
  await expect(asked.getByText('Every day: a share of your team’s valid bets.')).toBeVisible();
  await expect(asked.getByText('valid bets of at least ฿1,000.00')).toBeVisible();
  await expectAccessible(other, 'dialog');
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('Agreed. It begins')).toBeVisible();
  await asked.getByRole('button', { name: 'Done' }).click();
  await expect(asked).toBeHidden();

  const told = dialog(page, 'Contract update: Daily salary');
  await expect(told.getByText('has accepted your offer')).toBeVisible();
  await told.getByRole('button', { name: 'Understood' }).click();
  await page.reload();
  await expect(page.getByRole('row', { name: downline?.account ?? '' })).toContainText('From');
  await expect(told).toBeHidden();
});

/** Money that comes from an upline, as the server tells it. */
const tellMoney = (to: Person | undefined) =>
  publish(people.world, people.world.db, {
    kind: 'moneyArrived',
    payload: { transferId: people.world.newId('upt') },
    ...(to && { memberId: to.id }),
  });

test('SHELL-20 SHELL-28 what the server says opens a modal, also what it said while the line was lost', async ({
  page,
}) => {
  const member = await givenPayee(people, 100_000n);
  const { world } = people;
  let isCut = false;
  let greetings = 0;
  const lines = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/wps\/socket/, (line) => {
    if (isCut) return void line.close();
    lines.add(line);
    const server = line.connectToServer();
    server.onMessage((message) => {
      if (String(message).includes('"ready"')) greetings += 1;
      line.send(message);
    });
  });
  await enter(page, member, '/about');
  await expect(accountMenu(page)).toBeVisible();
  await expect.poll(() => greetings).toBeGreaterThan(0);
  const told = dialog(page, 'For your attention');
  await tellMoney(member);
  await expect(told.getByText('Somebody has sent you money.')).toBeVisible();
  await expectFocusStays(page);
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await accountMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');

  const { orderId } = await askPayout(member, 20_000n);
  await world.db
    .updateTable('withdrawals_order')
    .set({ status: 'paid', paid_at: world.clock.now(), changed_at: world.clock.now() })
    .where('id', '=', orderId as Id<'wdr'>)
    .execute();
  const payload = { orderId: orderId as Id<'wdr'> };
  await publish(world, world.db, { kind: 'withdrawal', payload, memberId: member.id });
  await expect(told.getByText('Your withdrawal has been paid out.')).toBeVisible();
  await told.getByRole('button', { name: 'Understood' }).click();

  isCut = true;
  for (const line of lines) await line.close();
  const news = { kind: 'bonus_expired', amount: minor(5_000n) } as const;
  await world.db
    .transaction()
    .execute((tx) => writeMessage(world, tx, { memberId: member.id, news }));
  await tellMoney(member);
  isCut = false;
  await expect(told.getByText('You have a new message.')).toBeVisible();
  await told.getByRole('button', { name: 'Understood' }).click();
  await expect(told.getByText('Somebody has sent you money.')).toBeVisible();
  await told.getByRole('link', { name: 'See the account record' }).click();
  await expect(page).toHaveURL(/transactionHistory/);
});

test('SHELL-19 what waited is shown after the login, once, and rejected there', async ({
  page,
  browser,
}) => {
  const [agent, downline] = await givenLine(2);
  await enter(page, agent, DAILY);
  await offer(page, downline, '0.4');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await enter(other, downline, '/about');
  const asked = dialog(other, 'New contract: Daily salary');
  await expect(asked).toBeVisible();
  expect(await sideways(other)).toBe(0);
  await asked.getByRole('button', { name: 'Close' }).click();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await come(other, DAILY);
  await other.getByRole('button', { name: 'View and answer' }).click();
  await asked.getByRole('button', { name: 'Reject' }).click();
  await expect(asked.getByText('Rejected. The other side is notified.')).toBeVisible();
  await expect(dialog(page, /^Contract update/).getByText('has rejected your offer')).toBeVisible();
});

test('AGENT-11 less than what was given below asks by name, and changes nothing without', async ({
  page,
}) => {
  const [top, first, second] = await givenLine(3);
  await agree(people, first, { kind: 'daily', rate: 90, payer: top });
  await agree(people, second, { kind: 'daily', rate: 80, payer: first });
  await agree(people, top, { kind: 'daily', rate: 50, isOnlyOffered: true });
  await enter(page, top, DAILY);
  const asked = dialog(page, 'New contract: Daily salary');
  await expect(asked.getByText('Accepting ends 2 contracts below you')).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('Please agree to each of them, or reject it.')).toBeVisible();
  await asked.getByLabel(`End the contract of ${first?.account ?? ''} (0.9 %)`).check();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('Please agree to each of them, or reject it.')).toBeVisible();
  expect(await agreedBelow(top, first, second)).toHaveLength(2);
  await asked.getByLabel(`End the contract of ${second?.account ?? ''} (0.8 %)`).check();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('Agreed. It begins')).toBeVisible();
  await asked.getByRole('button', { name: 'Done' }).click();
  await expect(asked).toBeHidden();
  expect(await agreedBelow(top, first, second)).toEqual([]);
});

/** Which of these have something agreed without an end, but for the first. */
async function agreedBelow(...line: readonly (Person | undefined)[]) {
  const ids = line.slice(1).flatMap((person) => person?.id ?? []);
  const rows = await people.world.db
    .selectFrom('agreements_agreement')
    .select('payee_id')
    .where('payee_id', 'in', ids)
    .where('status', '=', 'agreed')
    .orderBy('payee_id')
    .execute();
  return rows.map((row) => row.payee_id);
}

test('AGENT-10 either side asks to end a contract, and the other agrees', async ({
  page,
  browser,
}) => {
  const [top, first] = await givenLine(2);
  await agree(people, first, { kind: 'daily', rate: 90, payer: top });
  const other = await (await browser.newContext()).newPage();
  await enter(other, top, '/about');
  await enter(page, first, DAILY);
  await page.getByRole('button', { name: 'Request termination' }).click();
  const asking = dialog(page, 'Request termination: Daily salary');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking.getByText('Please enter a reason')).toBeVisible();
  await asking.getByLabel('Reason').fill('I stop');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('You requested termination')).toBeVisible();
  const asked = dialog(other, 'Termination request: Daily salary');
  await expect(asked.getByText('I stop')).toBeVisible();
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(asked.getByText('It runs until')).toBeVisible();
  const told = dialog(page, 'Contract update: Daily salary');
  await expect(told.getByText('agreed to terminate this contract')).toBeVisible();
});

test('AGENT-10 an agent takes an offer back, and a request to end', async ({ page }) => {
  const [top, first, second] = await givenLine(3);
  await agree(people, first, { kind: 'daily', rate: 90, payer: top });
  await agree(people, second, { kind: 'daily', rate: 80, payer: first, isOnlyOffered: true });
  await enter(page, first, DAILY);
  const row = page.getByRole('row', { name: second?.account ?? '' });
  await row.getByRole('button', { name: 'Withdraw offer' }).click();
  const taking = dialog(page, 'Withdraw offer');
  await expect(taking.getByText('can no longer accept this offer')).toBeVisible();
  await taking.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw offer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Request termination' }).click();
  const asking = dialog(page, 'Request termination: Daily salary');
  await asking.getByLabel('Reason').fill('I stop');
  await asking.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByRole('button', { name: 'Request termination' })).toBeVisible();
  await expect(page.getByText('the request lapsed or was withdrawn')).toBeVisible();
  await expect(asking).toHaveCount(0);
});

test('SHELL-27 AGENT-10 several requests are one list: it holds focus, Escape decides nothing, all are answered at once', async ({
  page,
  browser,
}) => {
  const [top, first] = await givenLine(2);
  await agree(people, top, { kind: 'dividend', rate: 2_000 });
  await agree(people, first, { kind: 'daily', rate: 90, payer: top, isOnlyOffered: true });
  await agree(people, first, { kind: 'dividend', rate: 900, payer: top, isOnlyOffered: true });
  await enter(page, first, '/about');
  const list = dialog(page, '2 contract matters for you');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'dialog');
  const gold = list.locator('.btn-act');
  await expect(gold).toHaveCount(0);
  await expectFocusStays(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  expect(await statusesOf(first)).toEqual(['offered', 'offered']);

  const other = await (await browser.newContext()).newPage();
  await enter(other, first, '/about');
  const again = dialog(other, '2 contract matters for you');
  await again.getByRole('button', { name: 'Accept all' }).click();
  await again.getByRole('button', { name: 'Accept all 2' }).click();
  await expect(again.getByText('Accepted. The other side is notified.')).toHaveCount(2);
  expect(await statusesOf(first)).toEqual(['agreed', 'agreed']);
});

const statusesOf = async (person: Person | undefined) => {
  const rows = await people.world.db
    .selectFrom('agreements_agreement')
    .select('status')
    .where('payee_id', '=', person?.id ?? people.world.newId('mem'))
    .execute();
  return rows.map(({ status }) => status);
};
