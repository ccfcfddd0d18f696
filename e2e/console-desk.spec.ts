import { dayOf } from '@baize/std/day';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { atAnotherDesk, enterConsole, giveCode, giveName, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

const dialog = (page: Page) => page.getByRole('dialog');

/** A payment that the provider tells of and our books do not know. */
async function givenDifference(): Promise<string> {
  const { db, clock, newId } = people.world;
  const reference = newId('dep');
  await db
    .insertInto('payments_difference')
    .values({
      id: newId('dif'),
      provider: 'sandbox',
      day: dayOf(clock.now(), 'Asia/Bangkok'),
      reference,
      kind: 'missing_here',
      here: null,
      there: 12_300n as never,
      found_at: clock.now(),
    })
    .execute();
  return reference;
}

test('OPS-09 a difference on the books is explained, closed, and in the log', async ({ page }) => {
  const reference = await givenDifference();
  const found = `The bank sent ${reference} back the same day`;
  const operator = await givenOperator(people, 'finance');
  await enterConsole(page, operator, '/books');
  const row = page.locator('.card').filter({ hasText: reference });
  await expect(row).toContainText('Missing in our books');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Close with explanation' }).click();
  await dialog(page).getByRole('button', { name: 'Close with explanation' }).click();
  await expect(dialog(page).getByText('Please enter a reason')).toBeVisible();
  await dialog(page).getByRole('textbox').fill(found);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close with explanation' }).click();
  await expect(page.getByText('Difference closed')).toBeVisible();
  await expect(row).toContainText(found);
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  const other = await atAnotherDesk(page);
  await enterConsole(other, await givenOperator(people, 'auditor'), '/audit');
  const line = other.getByRole('row').filter({ hasText: found });
  await expect(line).toContainText('closed a payment difference');
  await expect(line).toContainText(operator.name);
});

test('OPS-02 an alert of the wallet is a case: counted, taken, noted and closed with an outcome', async ({
  page,
}) => {
  const { db, clock } = people.world;
  const txId = `tx-${clock.now().getTime()}`;
  const member = await people.given();
  await db
    .insertInto('play_alert')
    .values({
      vendor: 'studio',
      code: 'funds_spent',
      command: 'rollback',
      tx_id: txId,
      member_id: member.id,
      first_seen_at: clock.now(),
      last_seen_at: clock.now(),
    })
    .execute();
  await enterConsole(page, await givenOperator(people, 'risk'), '/');
  await page
    .getByRole('navigation', { name: 'Needs' })
    .getByRole('link', { name: /^Cases/ })
    .click();
  await page.getByLabel('Type', { exact: true }).selectOption('Wallet alert');
  const list = page.getByRole('list', { name: 'Cases' });
  await list.getByRole('button', { name: txId }).click();
  const card = page.locator('.queue-detail');
  await expect(card.getByRole('link', { name: member.account })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Assign to me' }).click();
  await expect(list.getByRole('button', { name: txId })).toContainText('Mine');
  await card.getByRole('button', { name: 'Add note' }).click();
  await dialog(page).getByLabel('Note').fill('Asked the vendor');
  await dialog(page).getByRole('button', { name: 'Add note' }).click();
  await expect(card.getByText('Asked the vendor')).toBeVisible();
  await card.getByRole('button', { name: 'Close case' }).click();
  await dialog(page).getByText('Corrected', { exact: true }).click();
  await dialog(page).getByLabel('What was found').fill('The vendor paid it back');
  await dialog(page).getByRole('button', { name: 'Close case' }).click();
  await expect(list.getByText(txId)).toHaveCount(0);
  await page.getByText('Closed', { exact: true }).first().click();
  await list.getByRole('button', { name: txId }).click();
  await expect(card.getByText('The vendor paid it back')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
});

type Edit = { readonly what: string; readonly fill?: () => Promise<void> };

/** What an administrator does to a colleague, with the reason it is kept with. */
async function change(page: Page, name: string, { what, fill }: Edit) {
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('radio', { name: what }).check();
  await fill?.();
  await dialog(page).getByLabel('Reason').fill('Agreed with the team');
  await dialog(page).getByRole('button', { name: what }).click();
  await expect(page.getByText(`Changes to ${name} saved`).first()).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  return row;
}

test('OPS-01 an administrator gives another role, closes an account and sends another link', async ({
  page,
}) => {
  const colleague = await givenOperator(people, 'support');
  await enterConsole(page, await givenOperator(people, 'admin'), '/operators');
  const row = await change(page, colleague.name, {
    what: 'Change role',
    fill: async () => {
      await expectAccessible(page);
      await dialog(page).getByLabel('Risk').check();
    },
  });
  await expect(row).toContainText('Risk');
  await change(page, colleague.name, { what: 'Deactivate account' });
  await expect(row).toContainText('Deactivated');

  const other = await atAnotherDesk(page);
  await other.goto('/console/sign-in');
  await giveName(other, colleague);
  await expect(other.locator('form').getByRole('alert')).toBeVisible();
  await change(page, colleague.name, { what: 'Reactivate account' });
  await giveName(other, colleague);
  await expect(other.getByLabel('Authenticator code')).toBeVisible();
  const email = `${colleague.username}@example.com`;
  await change(page, colleague.name, {
    what: 'Send another personal link',
    fill: () => dialog(page).getByLabel('Their e-mail address').fill(email),
  });
  await expect(row).toContainText('link not used');
  await giveCode(other, colleague.code());
  await expect(other.locator('form').getByRole('alert')).toBeVisible();
});
