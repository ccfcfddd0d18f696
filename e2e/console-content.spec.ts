import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './coming-in.ts';
import { enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways, visit } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.slow());

const dialog = (page: Page) => page.getByRole('dialog');

/** The text of the first section, in the language that is being edited. */
const firstText = (page: Page) =>
  page.getByRole('group', { name: 'Sections' }).getByLabel('Text').first();

async function confirm(page: Page, action: string) {
  await page.getByRole('button', { name: action, exact: true }).first().click();
  await dialog(page).getByLabel('Reason').fill('A clearer sentence');
  await dialog(page).getByRole('button', { name: action }).click();
  await expect(dialog(page)).toBeHidden();
}

test('DESK-05 a text is published, is on the open page, and the second to save sees the difference', async ({
  page,
  browser,
}) => {
  const [site, second] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await visit(site, '/help#bonus', { lang: 'EN' });
  const path = '/content/help/bonus';
  await enterConsole(page, await givenOperator(people, 'admin'), path);
  await enterConsole(second, await givenOperator(people, 'admin'), path);
  const before = await firstText(page).inputValue();

  await firstText(page).fill('First wording of today.');
  await firstText(second).fill('Second wording of today.');
  await expectAccessible(page);
  await confirm(page, 'Publish');
  await expect(site.getByText('First wording of today.')).toBeVisible();

  await confirm(second, 'Publish');
  await expect(second.getByText('Another operator published first')).toBeVisible();
  const changed = second.getByRole('table', { name: 'What changes' }).first();
  await expect(changed).toContainText('First wording of today.');
  await expect(changed).toContainText('Second wording of today.');
  await expect(second.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await expect(site.getByText('First wording of today.')).toBeVisible();

  await second.getByRole('button', { name: 'Keep mine' }).click();
  await confirm(second, 'Publish');
  await expect(site.getByText('Second wording of today.')).toBeVisible();

  await page.reload();
  await page.getByText('Version 1,').click();
  await confirm(page, 'Bring this version back');
  await expect(site.getByText(before.slice(0, 40))).toBeVisible();
  await expect(firstText(page)).toHaveValue(before);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
});
