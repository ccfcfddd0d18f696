import type { FrameLocator, Page } from '@playwright/test';
import { cashOf, giveCash } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People, type Person } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

type Player = { readonly person: Person; readonly table: FrameLocator };

/** Somebody who opens the poker tables from the site and sits down at the third of the list. */
async function sitDown(page: Page, seat: number): Promise<Player> {
  const person = await people.given();
  await giveCash(people, person, 200_000n);
  const { node_id } = await people.world.db
    .selectFrom('catalog_game')
    .select('node_id')
    .where('code', '=', 'texas-holdem')
    .executeTakeFirstOrThrow();
  await comeAs(page, await people.logIn(person), `/seamless?game=${node_id}`);
  const table = page.frameLocator('iframe.play-frame');
  await table.getByRole('listitem').nth(2).getByRole('button').click();
  await table.getByRole('button', { name: 'Sit here' }).nth(seat).click();
  await expect(table.getByRole('button', { name: 'Sit down with ฿700.00' })).toBeVisible();
  await table.getByRole('slider').press('End');
  await table.getByRole('button', { name: 'Sit down with ฿1,000.00' }).click();
  await expect(table.locator('.pk-seat[data-own="true"]')).toBeVisible();
  return { person, table };
}

test('GAME-24 two members play a hand of poker against each other on a phone and a wide screen', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const phone = await browser.newPage({ viewport: { width: 390, height: 664 } });
  const players = [await sitDown(page, 0), await sitDown(phone, 2)];
  for (const { person } of players) expect(await cashOf(people, person)).toBe(100_000n);
  expect(await sideways(phone)).toBe(0);

  const [first] = players;
  const isOver = first?.table.locator('.pk-word', { hasText: /wins/ });
  const moves = players.map(({ table }) => table.getByRole('button', { name: /^(Check|Call)/ }));
  await expect(async () => {
    for (const move of moves) if (await move.isVisible()) await move.click({ timeout: 2_000 });
    expect(await isOver?.isVisible()).toBe(true);
  }).toPass({ timeout: 90_000 });

  for (const { table } of players) {
    await table.getByRole('button', { name: 'Hands' }).click();
    await expect(table.locator('.pk-proven').first()).toBeVisible();
    await expect(table.locator('.pk-unproven')).toHaveCount(0);
    await table.getByRole('button', { name: 'Close' }).click();
  }
  for (const { table } of players) {
    await table.getByRole('button', { name: 'Leave the table' }).click();
  }
  // What was won was lost by the other, but for the rake.
  const total = async () => {
    const cash = await Promise.all(players.map(({ person }) => cashOf(people, person)));
    return cash.reduce((all, one) => all + one, 0n);
  };
  await expect.poll(total, { timeout: 30_000 }).toBeGreaterThan(390_000n);
  expect(await total()).toBeLessThan(400_000n);
  await phone.close();
});
