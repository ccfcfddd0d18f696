import type { Page } from '@playwright/test';
import { cashOf, giveCash } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openOtherPeople, type People, type Person } from './people.ts';
import { action, press } from './rounds.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

// The brand whose list names an arena.
test.use({
  baseURL: process.env['E2E_OTHER_BRAND_URL'] ?? '',
  viewport: { width: 390, height: 664 },
});

let people: People;
test.beforeAll(async () => {
  people = await openOtherPeople();
});
test.afterAll(() => people.leave());

/** Somebody with money who comes to a page of the site. */
async function arrive(page: Page, path: string): Promise<Person> {
  const person = await people.given();
  await giveCash(people, person, 100_000n);
  await comeAs(page, await people.logIn(person), path);
  return person;
}

test('GAME-25 the entrance of cockfights opens an arena that plays through the wallet', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = await arrive(page, '/cockfight');
  await page.locator('.vendor', { hasText: 'Dawn Crow' }).click();
  const arena = page.frameLocator('iframe.play-frame');
  await expect(arena.locator('.is-live[data-phase="open"]')).toBeVisible({ timeout: 60_000 });
  await arena.locator('.cloth [data-bet="meron"]').click();
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/room/bets'));
  await action(arena).click();
  const { value: bet } = (await (await taken).json()) as { value: { staked: string } };
  expect(await cashOf(people, person)).toBe(100_000n - BigInt(bet.staked));
  expect(await sideways(page)).toBe(0);
  await expect(arena.locator('.arena[data-ending]')).toHaveCount(1, { timeout: 90_000 });
  await expect(arena.locator('.word')).toContainText(/You win|returned|No win/i);
});

test('GAME-22 ROOM-16 a member fires a magazine on a phone, beside another who sees it, and what was not fired is back', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { node_id } = await people.world.db
    .selectFrom('catalog_game')
    .select('node_id')
    .where('code', '=', 'reef-patrol')
    .executeTakeFirstOrThrow();
  const person = await arrive(page, `/seamless?game=${node_id}`);
  const sea = page.frameLocator('iframe.play-frame');
  await expect(sea.locator('.sea-odds')).toContainText(/pays \d+×/);
  expect(await sideways(page)).toBe(0);

  const beside = await browser.newPage();
  await arrive(beside, `/seamless?game=${node_id}`);
  await expect(beside.frameLocator('iframe.play-frame').locator('.sea-odds')).toContainText(/×/);

  const loaded = await press(page, () => action(sea).click());
  expect(loaded).toMatchObject({ status: 'running' });
  const cash = 100_000n - BigInt(loaded.staked);
  expect(await cashOf(people, person)).toBe(cash);
  for (const weapon of ['Cannon', 'Net', 'Torpedo']) {
    await sea.getByRole('button', { name: weapon }).click();
    const seen = beside.waitForResponse(async (response) => {
      if (!response.url().includes('/api/sea?after=')) return false;
      const { value } = (await response.json()) as { value: { shots?: readonly unknown[] } };
      return (value.shots ?? []).length > 0;
    });
    const moved = page.waitForResponse((response) => response.url().endsWith('/moves'));
    await action(sea).click();
    expect((await moved).ok()).toBe(true);
    await seen;
    await expect(sea.locator('body')).toHaveAttribute('data-busy', 'false');
  }
  await expect(sea.locator('[data-well="bullets"]')).toHaveText('8 / 20');
  expect(await cashOf(people, person)).toBe(cash);
  const closing = page.waitForResponse((response) => response.url().endsWith('/moves'));
  await sea.getByRole('button', { name: 'Unload' }).click();
  const { value: closed } = (await (await closing).json()) as {
    value: { staked: string; payout: string; returned: string };
  };
  const stake = BigInt(loaded.staked) / 20n;
  expect(closed).toMatchObject({ staked: `${12n * stake}`, returned: `${8n * stake}` });
  expect(await cashOf(people, person)).toBe(cash + 8n * stake + BigInt(closed.payout));
  await beside.close();
});
