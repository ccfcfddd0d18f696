import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { atAnotherDesk, enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

const dialog = (page: Page) => page.getByRole('dialog');

async function confirm(page: Page, action: string) {
  await dialog(page).getByLabel('Reason').fill('For the night shift');
  await dialog(page).getByRole('button', { name: action }).click();
  await expect(dialog(page)).toBeHidden();
}

test('OPS-07 DESK-07 a role is made, looked at and given; who has it sees that alone', async ({
  page,
}) => {
  const clerk = await givenOperator(people, 'support');
  const code = clerk.username;
  await enterConsole(page, await givenOperator(people, 'admin'), '/roles');
  await page.getByRole('button', { name: 'New role' }).click();
  await dialog(page).getByLabel('Name of the role').fill(`Night ${code}`);
  await dialog(page).getByLabel('Short code').fill(code);
  await confirm(page, 'New role');
  await page.getByRole('checkbox', { name: 'See the audit log' }).check();
  const preview = page.locator('.role-preview');
  await expect(preview.getByRole('listitem')).toHaveText([/^Overview/, /^Audit log/]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(dialog(page)).toContainText('Gets: See the audit log');
  await confirm(page, 'Save role');
  await page.goto('/console/operators');
  await page
    .getByRole('row')
    .filter({ hasText: clerk.name })
    .getByRole('button', { name: 'Edit' })
    .click();
  await dialog(page)
    .getByRole('radio', { name: `Night ${code}` })
    .check();
  await confirm(page, 'Change role');
  const theirs = await atAnotherDesk(page);
  await enterConsole(theirs, clerk, '/');
  const menu = theirs.getByRole('navigation', { name: 'Console menu' });
  await expect(menu.getByRole('link')).toHaveText([/^Overview/, /^Audit log/]);
  await page.goto(`/console/roles?kind=admin`);
  await expect(page.getByText('Administrators have every right, always')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save role' })).toHaveCount(0);
});
