import { saveProfile } from '../apps/server/src/people/members/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { international, newMobile, receiveCode } from './newcomer.ts';
import { givenPayee, PAYMENT_PASSWORD } from './orders.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

test.slow();

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('MONEY-03 an account that was never paid to takes the code of the telephone too', async ({
  page,
}) => {
  const person = await givenPayee(people, 500_000n);
  const mobile = international(newMobile());
  const at = people.world.clock.now();
  await people.world.db
    .transaction()
    .execute((tx) =>
      saveProfile(tx, person.id, { mobile, mobile_verified_at: at, updated_at: at }),
    );
  await comeAs(page, person.token, '/member/withdraw');
  await page.getByLabel('Amount').fill('2000');
  await page.getByLabel('Payment password', { exact: true }).fill(PAYMENT_PASSWORD);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(dialog).toBeVisible();
  expect(await cashOf(people, person)).toBe(500_000n);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = await receiveCode(mobile);
  await dialog.getByLabel(/^SMS code/).fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(/^SMS code/).fill(code);
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible();
  expect(await cashOf(people, person)).toBe(300_000n);
});
