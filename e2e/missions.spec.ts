import { saveProfile } from '../apps/server/src/people/members/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

test('MEM-13 MEM-24 MEM-27 SHELL-11 a mission moves on the open page, is claimed, and leaders are shown', async ({
  page,
}) => {
  const person = await people.given();
  await comeAs(page, await people.logIn(person), '/');
  await page.getByRole('link', { name: /^Missions/ }).click();
  await expect(page).toHaveURL(/\/member\/missionLeaderboard$/);
  await expect(page.getByRole('heading', { name: '0 of 4 done' })).toBeVisible();
  await page.getByRole('tab', { name: /^Events/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Safe to reach' });
  await expect(row).toContainText('0 of 1');

  const now = people.world.clock.now();
  const email = `${person.account}@mail.example`;
  await people.world.db
    .transaction()
    .execute((tx) =>
      saveProfile(tx, person.id, { email, email_verified_at: now, updated_at: now }),
    );
  await expect(row).toContainText('1 of 1');
  const entry = page.getByRole('link', { name: /^Missions/ });
  await expect(entry).toContainText('1 reward to claim');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Claim Safe to reach' }).dblclick();
  await expect(row).toContainText('Claimed');
  await expect(entry).not.toContainText('to claim');
  expect(await cashOf(people, person)).toBe(1_000n);

  await page.getByRole('tab', { name: 'Leaderboard' }).click();
  await expect(page.getByRole('heading', { name: 'Race of the week' })).toBeVisible();
  await expect(page.getByText('Final 10 minutes after the end').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await sideways(page)).toBe(0);
});
