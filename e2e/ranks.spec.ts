import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { placeInRank } from '../apps/server/src/rewards/ranks/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { accountMenu, comeAs, dialog, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';
import { openWins } from './wins.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('SHELL-34 SYS-12 SYS-13 MEM-11 MEM-22 a rank brings its link, its label and its bonus, each once', async ({
  page,
}) => {
  const { world } = people;
  const person = await people.given();
  const token = await people.logIn(person);
  await comeAs(page, token);
  const link = page.getByRole('link', { name: 'VIP bonus' });
  await expect(link).toHaveCount(0);

  const { brand } = loadBrand('mekhala');
  await world.db
    .transaction()
    .execute((tx) => placeInRank(world, tx, { brand, memberId: person.id, level: 1 }));
  // A message tells of the rank, and says so on whatever page is open.
  await dialog(page).getByRole('button', { name: 'Understood' }).click();
  await expect(link.first()).toBeVisible();
  await accountMenu(page).click();
  await expect(page.getByText('Bronze', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await link.first().click();
  await expect(page).toHaveURL(/\/member\/vipBonus$/);
  await expect(page.getByRole('heading', { name: 'Bronze', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Claim Reached Bronze' }).dblclick();
  await expect(page.getByRole('button', { name: 'Claim Reached Bronze' })).toHaveCount(0);
  expect(await cashOf(people, person)).toBe(2_000n);
  await expect(accountMenu(page)).toHaveAccessibleName(/^Account of .*, 1 new$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
});

test('SYS-13 SYS-14 a settled bet raises label and number of the rank in the open menu', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person));
  const rank = page.locator('.account-rank');
  const wins = await openWins(people);
  await accountMenu(page).click();
  await expect(page.getByText(person.id)).toBeVisible();
  await expect(rank).toHaveCount(0);
  for (const [sum, label, level] of [
    [500_000n, 'Bronze', 'VIP 1'],
    [4_500_000n, 'Silver', 'VIP 2'],
  ] as const) {
    await wins.win(person, sum, sum);
    // The menu stays as it was left: open, below the message that tells of the rank.
    await expect(rank.getByText(label, { exact: true })).toBeVisible();
    await expect(rank.getByText(level, { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Understood' }).click();
  }
  await wins.leave();
});
