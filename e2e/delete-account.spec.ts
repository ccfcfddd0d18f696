import { expectAccessible } from './accessible.ts';
import { giveCash } from './cash.ts';
import { comeAs, dialog, expect, readMessages } from './coming-in.ts';
import { openPeople, PASSWORD, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('a member asks for deletion with proof, reads its day, and keeps the account after all', async ({
  page,
}) => {
  const person = await people.given();
  await readMessages(page);
  await comeAs(page, await people.logIn(person), '/member/securityCenter');
  const card = page.getByRole('region', { name: 'Delete my account' });
  await expect(card).toContainText('What stays:');
  await card.getByRole('button', { name: 'Delete my account' }).click();
  await dialog(page).getByLabel('Login password').fill(PASSWORD);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Delete my account' }).click();
  await expect(card).toContainText('Your account will be deleted on');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
  await card.getByRole('button', { name: 'Keep my account' }).click();
  await expect(card).toContainText('What stays:');
  await giveCash(people, person, 5_000n);
  await page.reload();
  await expect(card).toContainText('There is money in your account. Withdraw it first.');
  await expect(card.getByRole('button')).toHaveCount(0);
});
