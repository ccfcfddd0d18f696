import { cashOf, giveCash } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { expectReached } from './reach.ts';
import { action } from './rounds.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const STUDIO = `http://localhost:${process.env['E2E_STUDIO_PORT'] ?? ''}`;

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const OPEN = '.is-live[data-phase="open"]';
const SHOWN = '.is-live:is([data-phase="result"], [data-phase="settling"])';

test('GAME-19 a member bets at a live table from the site, sees the result and the balance, and verifies the round', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = await people.given();
  await giveCash(people, person, 100_000n);
  const { node_id } = await people.world.db
    .selectFrom('catalog_game')
    .select('node_id')
    .where('code', '=', 'speed-baccarat')
    .executeTakeFirstOrThrow();
  await comeAs(page, await people.logIn(person), `/seamless?game=${node_id}`);
  const table = page.frameLocator('iframe.play-frame');
  await expect(table.locator(OPEN)).toBeVisible();
  await table.locator('.cloth [data-bet="banker"]').click();
  const taken = page.waitForResponse((response) => response.url().endsWith('/api/room/bets'));
  await action(table).click();
  const { value: bet } = (await (await taken).json()) as { value: { staked: string } };
  await expect(table.locator('[data-bet="banker"] .mine')).toBeVisible();
  expect(await cashOf(people, person)).toBe(100_000n - BigInt(bet.staked));

  // Who comes back finds the table and the own bet as they were.
  await page.reload();
  await expect(table.locator('[data-bet="banker"] .mine')).toHaveCount(1);
  await expect(table.locator(SHOWN)).toBeVisible({ timeout: 60_000 });
  await expect(table.locator('.word')).toContainText(/You win|returned|No win/i);
  await table.getByRole('button', { name: 'Your rounds' }).click();
  await table.getByRole('row').nth(1).getByRole('button', { name: 'Verify' }).click();
  await expect(table.locator('.check.is-good')).toHaveCount(2);
  await expect(table.locator('.check.is-bad')).toHaveCount(0);

  // The lobby tells how many are at the table and what came there.
  const lobby = await page.context().newPage();
  await lobby.goto('/live');
  const card = lobby.getByRole('region', { name: 'Shared tables' }).getByRole('button').first();
  await expect(card).toContainText(/person here|people here/);
  await expect(card).toContainText(/Last results: [BPT]/);
});

test('GAME-19 DOOR-31 a tap on each control of every live table reaches it, on the smallest phones', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const key of ['speed-baccarat', 'dragon-tiger-teak', 'teak-house-sic-bo', 'teak-roulette']) {
    await page.goto(`${STUDIO}/play/${key}?mode=trial&lang=EN`);
    await expect(page.locator(OPEN)).toBeVisible({ timeout: 60_000 });
    await expectReached(page, key);
    expect([key, await sideways(page)]).toEqual([key, 0]);
  }
});
