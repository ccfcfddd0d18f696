import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

test('DESK-09 a webhook is added, its secret shown once, and it is paused with a reason', async ({
  page,
}) => {
  await enterConsole(page, await givenOperator(people, 'admin'), '/integrations');
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('Name').fill('CRM');
  await dialog.getByLabel('Address').fill('https://10.0.0.8/hook');
  await dialog.getByLabel('Deposit changed').check();
  await dialog.getByLabel('Reason').fill('the crm follows deposits');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(dialog.getByText('public https addresses with a host name only')).toBeVisible();
  await dialog.getByLabel('Address').fill('https://crm.brand.example/hook');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  const secret = page.getByRole('dialog', { name: 'Signing secret' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Change CRM' }).click();
  const change = page.getByRole('dialog', { name: 'Change' });
  await change.getByLabel(/^Paused/).check();
  await change.getByLabel('Reason').fill('it is being moved');
  await change.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('row', { name: /CRM/ }).getByText('Paused')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  await page.getByRole('link', { name: 'CRM' }).click();
  await expect(page.getByRole('heading', { name: 'Deliveries to CRM' })).toBeVisible();
});

test('OPS-06 a report is saved as a view and comes back; a column that was hidden stays hidden', async ({
  page,
}) => {
  await enterConsole(page, await givenOperator(people, 'finance'), '/reports?by=vendor');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name of the view').fill('Vendors');
  await dialog.getByRole('button', { name: 'Save this view' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/console/reports');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Vendors' }).click();
  await expect(page).toHaveURL(/by=vendor/);

  await page.goto('/console/members');
  const heads = page.getByRole('columnheader', { name: 'Nickname' });
  await expect(heads).toBeVisible();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Nickname' }).uncheck();
  await expect(heads).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(heads).toHaveCount(0);
});
