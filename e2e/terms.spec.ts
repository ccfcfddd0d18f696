import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('item 3: who has not agreed to the terms in force is asked, can read them, put it off or agree', async ({
  page,
}) => {
  const member = await people.given();
  await people.world.db
    .updateTable('members_member')
    .set({ agreed_on: '2020-01-01' })
    .where('id', '=', member.id)
    .execute();
  await comeAs(page, await people.logIn(member), '/help');
  const asked = page.getByRole('dialog', { name: 'Please agree to our terms' });
  await asked.getByText('Terms of use').click();
  await expect(asked.getByText('In force since').first()).toBeVisible();
  await asked.getByRole('button', { name: 'Later' }).click();
  await expect(asked).toBeHidden();
  await page.reload();
  await asked.getByRole('button', { name: 'I have read it and agree' }).click();
  await expect(asked).toBeHidden();
  const { agreed_on } = await people.world.db
    .selectFrom('members_member')
    .select('agreed_on')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  expect(agreed_on).toBe('2026-11-15');
});
