import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { expectAccessible } from './accessible.ts';
import { cashOf, giveCash } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { enterConsole, givenOperator } from './operators.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());
test.beforeEach(() => test.setTimeout(240_000));

/** Whatever may be won by this match is decided by a trader. */
async function referAll(eventId: string): Promise<void> {
  await people.world.db.transaction().execute(async (tx) => {
    await sql`set local search_path = book`.execute(tx);
    await sql`insert into sport_limit (scope, stake_min, return_max, player_max, outcome_max,
        live_ppm, refer_above, changed_by)
      values (${`event:${eventId}`}, 100, 100000000, 100000000, 100000000, 500000, 1, 'test')`.execute(
      tx,
    );
  });
}

/** Stakes ten on a match that is far from its start; the last two are left to who bets as a member. */
async function placeReferred(page: Page): Promise<string> {
  await page.goto('/sportsbook?view=upcoming');
  // Where the product has just started, the first matches are waited for.
  await expect(page.locator('.sp-row').nth(4)).toBeVisible({ timeout: 90_000 });
  const href = await page
    .locator('.sp-row:has(.sp-price:enabled) .sp-who')
    .nth(-3)
    .getAttribute('href');
  const eventId = new URL(href ?? '', 'http://site').searchParams.get('event') ?? '';
  expect(eventId).not.toBe('');
  await referAll(eventId);
  await page.goto(href ?? '');
  await page.locator('.sp-market .sp-price:enabled').first().click();
  const slip = page.getByRole('region', { name: 'Bet slip' });
  await slip.getByLabel('Stake per line').fill('10');
  await slip.getByLabel('When odds change').selectOption('Take a fall of up to 5 % as well');
  await slip.getByRole('button', { name: 'Place bet' }).click();
  await expect(slip).toContainText('A trader is looking at it');
  return eventId;
}

test('BOOK-14 one key stops a match: all its markets are suspended and the waiting bet refused with its stake back; another key undoes it', async ({
  page,
  browser,
}) => {
  const person = await people.given();
  await giveCash(people, person, 100_000n);
  await comeAs(page, await people.logIn(person), '/sports');
  const eventId = await placeReferred(page);
  expect(await cashOf(people, person)).toBe(99_000n);

  const desk = await (await browser.newContext()).newPage();
  const trader = await givenOperator(people, 'risk');
  await enterConsole(desk, trader, `/trading?order=${eventId}`);
  await expect(desk.getByRole('region', { name: 'Large bets' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Stop this match' })).toBeVisible();
  await expect(desk.getByText('Margin now')).toBeVisible();
  await expectAccessible(desk);
  const state = desk.locator('.trading-state .tag');
  await expect(state).toHaveText('Open');

  await desk.keyboard.press('s');
  await expect(desk.getByText('One waiting bet was refused.')).toBeVisible();
  await expect(desk.getByText(`Stopped by ${trader.name}`)).toBeVisible();
  await expect(state).toHaveText('Suspended');
  await expect(desk.getByRole('region', { name: 'Large bets' })).toHaveCount(0);
  await expect.poll(() => cashOf(people, person)).toBe(100_000n);
  // The member finds every market of the match shut.
  await page.reload();
  await expect(page.locator('.sp-market .sp-price').first()).toBeVisible();
  await expect(page.locator('.sp-market .sp-price:enabled')).toHaveCount(0);

  await desk.keyboard.press('u');
  await expect(desk.getByText('On sale again')).toBeVisible();
  await expect(state).toHaveText('Open');
  await expect(page.locator('.sp-market .sp-price:enabled').first()).toBeVisible();
  await desk.context().close();
});
