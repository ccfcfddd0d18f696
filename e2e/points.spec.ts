import { setPassword } from '../apps/server/src/people/credentials/index.ts';
import { movePoints } from '../apps/server/src/rewards/points/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { come, comeAs, dialog, expect } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const PAYMENT_PASSWORD = '913572';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

/** A member with so many points and a payment password. */
async function givenPoints(points: bigint): Promise<Person> {
  const { world } = people;
  const person = await people.given();
  const change = { memberId: person.id, points, requestKey: `e2e ${person.id}` };
  await world.db.transaction().execute(async (tx) => {
    await movePoints(world, tx, [{ ...change, reason: 'points_earned' }]);
    const password = { kind: 'payment', password: PAYMENT_PASSWORD, isDefault: false } as const;
    await setPassword(world, tx, { memberId: person.id, ...password });
  });
  return person;
}

test('NAV-33 MEM-29 PTS-02 PTS-03 PTS-04 PTS-05 PTS-07 points are converted and redeemed under the password, and each change is listed', async ({
  page,
}) => {
  const person = await givenPoints(2_500n);
  await comeAs(page, await people.logIn(person));
  await page.getByRole('link', { name: 'Points mall' }).first().click();
  await expect(page).toHaveURL(/\/pointMall$/);
  await expect(page.locator('.points-top')).toContainText('2,500');

  await page.getByLabel('Points', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Convert' }).click();
  await dialog(page).getByLabel('Payment password').fill('000000');
  await dialog(page)
    .getByRole('button', { name: /Convert/ })
    .click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  expect(await cashOf(people, person)).toBe(0n);
  await dialog(page).getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await dialog(page)
    .getByRole('button', { name: /Convert/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('.points-top')).toContainText('2,000');
  expect(await cashOf(people, person)).toBe(500n);

  await page.getByRole('button', { name: /฿20 cash voucher/ }).click();
  await dialog(page).getByLabel('Payment password').fill(PAYMENT_PASSWORD);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Redeem for 1,900 points' }).click();
  await expect(page.getByRole('tab', { name: 'Redeem history' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('row', { name: /฿20 cash voucher/ })).toContainText('Approved');
  await page.getByRole('tab', { name: 'Points details' }).click();
  const changes = page.getByRole('row').filter({ hasText: /Earned|Converted|Redeemed/ });
  await expect(changes).toHaveText([/Redeemed.*100/, /Converted.*2,000/, /Earned.*2,500/]);
  await page.getByRole('tab', { name: 'Points rules' }).click();
  await expect(page.getByText('Points never expire').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
});

test('NAV-08 NAV-33 a guest sees the mall and its rules by the address, and is asked to log in for a reward', async ({
  page,
}) => {
  await come(page, '/pointMall');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Points mall');
  await expect(page.getByRole('tab')).toHaveText(['Rewards', 'Points rules']);
  await page.getByRole('button', { name: /฿20 cash voucher/ }).click();
  await expect(dialog(page)).toContainText('Log in');
});
