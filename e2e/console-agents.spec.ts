import { askEnding } from '@baize/contract/agreement';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, later } from '@baize/std/time';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { agree, askAs, givenBelow } from './agreements.ts';
import { expect } from './coming-in.ts';
import { atAnotherDesk, enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

const AGENT_TYPE = 1;
const dialog = (page: Page) => page.getByRole('dialog');
const givenTop = () => people.given({ type: AGENT_TYPE });

/** The last look before something is done, with the reason it is kept with. */
async function confirm(page: Page, action: string, reason: string) {
  await dialog(page).getByLabel('Reason').fill(reason);
  await dialog(page).getByRole('button', { name: action }).click();
  await expect(dialog(page)).toBeHidden();
}

/** The list, with the agreements of one agent alone. */
const listOf = ({ account }: Person) => `/agreements?account=${account}`;

test('an operator offers a top agent a dividend in tiers, and takes it back', async ({ page }) => {
  const top = await givenTop();
  await enterConsole(page, await givenOperator(people, 'finance'), listOf(top));
  await expect(page.getByText('No agreements found')).toBeVisible();
  await page.getByRole('button', { name: 'Offer agreement' }).click();
  await dialog(page).getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog(page).getByText('Please choose an agent')).toBeVisible();
  await dialog(page).getByLabel('Top agent').fill(top.account);
  await dialog(page).getByRole('radio', { name: top.account }).check();
  await dialog(page).getByLabel('Period').selectOption('week');
  await dialog(page).getByLabel('Rate').fill('5');
  await dialog(page).getByRole('button', { name: 'Add a tier' }).click();
  const second = dialog(page).getByRole('group', { name: 'Tier 2' });
  await second.getByLabel('Rate').fill('12.5');
  await second.getByLabel('Active members').fill('3');
  await expect(dialog(page).getByText('at least 3 active members')).toBeVisible();
  await expectAccessible(page);
  await confirm(page, 'Send offer', 'Agreed on the telephone');
  await page.getByRole('row').filter({ hasText: top.account }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: `Dividend · ${top.account}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw offer' }).click();
  await confirm(page, 'Withdraw offer', 'Wrong terms');
  await expect(page.getByText('Withdrawn').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw offer' })).toHaveCount(0);
});

test('AGENT-10 an agent’s request to end is rejected with a reason, the next one accepted', async ({
  page,
}) => {
  const top = await givenTop();
  const agreementId = await agree(people, top, { kind: 'daily', rate: 60 });
  const below = await givenBelow(people, top, AGENT_TYPE);
  await agree(people, below, { kind: 'daily', rate: 30, payer: top });
  const wish = { agreementId, reason: 'I stop working' };
  await askAs(people, top, [askEnding, wish]);
  await enterConsole(page, await givenOperator(people, 'finance'), '/');
  await expect(page.getByRole('link', { name: /^Agreements \d+ pending/ })).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Termination requests/ })
    .click();
  await page.getByRole('row', { name: top.account }).getByRole('link').first().click();
  await expect(page.getByText('I stop working')).toBeVisible();
  await page.getByRole('button', { name: 'Reject termination' }).click();
  await confirm(page, 'Reject termination', 'Your line is full of promise');
  await expect(page.getByText('the platform declined')).toBeVisible();
  await expect(page.getByText('Your line is full of promise')).toBeVisible();
  await askAs(people, top, [askEnding, wish]);
  await page.reload();
  await page.getByRole('button', { name: 'Accept termination' }).click();
  await expect(dialog(page)).toContainText(below.account);
  await confirm(page, 'Accept termination', 'As they wish');
  await expect(page.getByText(/^Until /).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
});

test('AGENT-10 the platform asks to end and takes it back; an auditor only reads', async ({
  page,
}) => {
  const top = await givenTop();
  const agreementId = await agree(people, top, { kind: 'hourly', rate: 40 });
  await enterConsole(page, await givenOperator(people, 'admin'), `/agreements/${agreementId}`);
  await page.getByRole('button', { name: 'Request termination' }).click();
  await confirm(page, 'Send request', 'The line is closed');
  await expect(page.getByText(`waiting for ${top.account}`)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await confirm(page, 'Withdraw request', 'It was a mistake');
  await expect(page.getByText('lapsed or was withdrawn')).toBeVisible();
  const other = await atAnotherDesk(page);
  await enterConsole(other, await givenOperator(people, 'auditor'), `/agreements/${agreementId}`);
  await expect(other.getByText('lapsed or was withdrawn')).toBeVisible();
  await expect(other.getByRole('main').getByRole('button')).toHaveCount(0);
});

/** A run of an hour, years before any other, in which the agent owed more than there was. */
async function givenOwing(payer: Person, payee: Person): Promise<string> {
  const { db, clock, newId } = people.world;
  const [runId, nothing] = [newId('run'), minor(0n)];
  const from_at = later(clock.now(), -2_000 * DAY_MS);
  const span = { from_at, to_at: later(from_at, HOUR_MS) };
  const run = { id: runId, kind: 'hourly', period: 'hour', bill_count: 1 } as const;
  const sums = { amount: minor(50_000n), billed_at: clock.now() };
  await db
    .insertInto('settlement_run')
    .values({ ...run, ...span, ...sums })
    .execute();
  await db
    .insertInto('settlement_bill')
    .values({
      id: newId('bil'),
      run_id: runId,
      kind: 'hourly',
      payer_id: payer.id,
      payee_id: payee.id,
      currency: 'THB',
      ...span,
      depth: 2,
      valid_bets: nothing,
      profit: nothing,
      active_members: 0,
      carried: nothing,
      base: nothing,
      rate: 40,
      amount: minor(50_000n),
      paid: minor(20_000n),
      status: 'partly',
      created_at: clock.now(),
    })
    .execute();
  return runId;
}

test('a bill is explained, what is open of it is said not to be owed, and why is kept', async ({
  page,
}) => {
  const top = await givenTop();
  const below = await givenBelow(people, top, AGENT_TYPE);
  const runId = await givenOwing(top, below);
  await enterConsole(page, await givenOperator(people, 'finance'), '/settlement');
  await expect(page.getByText(/^Arrears: /).first()).toBeVisible();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('counted to')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Period', { exact: true }).selectOption('month');
  await expect(page.locator(`a[href$="${runId}"]`)).toHaveCount(0);
  await page.getByLabel('Type', { exact: true }).last().selectOption('hourly');
  await expect(page.getByText('No settlement runs match')).toBeVisible();
  await page.getByLabel('Period', { exact: true }).selectOption('hour');
  await page.locator(`a[href$="${runId}"]`).click();
  const row = page.getByRole('row').filter({ hasText: below.account });
  await expect(row).toContainText('Partly paid');
  await row.getByRole('button', { name: 'Waive' }).click();
  await expect(dialog(page)).toContainText('no money moves');
  await confirm(page, 'Waive', 'Billed by mistake');
  await expect(row).toContainText('Waived');
  await row.getByRole('link', { name: 'Calculation' }).click();
  await expect(page.getByText('Billed by mistake')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
});

test('a member is moved under another agent; a cycle and agreements are refused in words', async ({
  page,
}) => {
  const [one, other] = [await givenTop(), await givenTop()];
  const moved = await givenBelow(people, one, AGENT_TYPE);
  const below = await givenBelow(people, moved, AGENT_TYPE);
  await enterConsole(page, await givenOperator(people, 'admin'), `/members/${moved.id}`);
  const choose = async (person: Person) => {
    await dialog(page).getByLabel('New upline').fill(person.account);
    await dialog(page).getByRole('radio', { name: person.account }).check();
  };
  await page.getByRole('button', { name: 'Move to another upline' }).click();
  await choose(below);
  await expect(dialog(page).getByText('An account cannot be below itself')).toBeVisible();
  await choose(other);
  await expect(dialog(page).getByText('count for the new line')).toBeVisible();
  await expectAccessible(page);
  await confirm(page, 'Move to another upline', 'Both agents asked for it');
  await expect(page.getByText(`${moved.account} is now under ${other.account}`)).toBeVisible();
  await expect(page.getByRole('link', { name: other.account })).toBeVisible();

  await agree(people, other, { kind: 'daily', rate: 60 });
  await agree(people, moved, { kind: 'daily', rate: 20, payer: other });
  await page.getByRole('button', { name: 'Move to another upline' }).click();
  await dialog(page).getByLabel('Top of a line of their own').check();
  await expect(dialog(page).getByText('cannot be moved yet')).toBeVisible();
});
