import type { Engine } from '@baize/engines/core/engine';
import { VARIATIONS } from '@baize/engines/families/titles';
import { ARCADE } from '@baize/engines/games/arcade';
import { SLOTS } from '@baize/engines/games/slots';
import { TABLES } from '@baize/engines/games/tables';
import type { Page } from '@playwright/test';
import { dateTimeOf } from '../apps/studio/src/client/dates.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf, giveCash } from './cash.ts';
import { comeAs, expect } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { expectReached } from './reach.ts';
import { action, playThrough, press } from './rounds.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const STUDIO = `http://localhost:${process.env['E2E_STUDIO_PORT'] ?? ''}`;
/** Those made by hand: a variation is on the page of its machine. */
const handMade = (engines: readonly Engine[]) => engines.filter(({ key }) => !VARIATIONS.has(key));
const FAMILIES = [
  ['slot', handMade(SLOTS)],
  ['table', handMade(TABLES)],
  ['arcade, scratch and poker game', handMade(ARCADE)],
] as const;

/** One variation of each way to pay, and of each class. */
const VARIED = [
  'copper-gong-rising',
  'white-elephant-court',
  'coral-crab-cash',
  'lotus-throne',
  'thunder-gong-jackpot',
  'mint-of-the-nine-kings',
  'coppersmith-roulette',
  'penny-scratch',
];

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const game = (page: Page) => page.frameLocator('iframe.play-frame');

const catalogued = (code: string) =>
  people.world.db
    .selectFrom('catalog_game')
    .select(['node_id', 'names'])
    .where('code', '=', code)
    .where('is_open', '=', true)
    .executeTakeFirstOrThrow();

const openTrial = (page: Page, key: string) =>
  page.goto(`${STUDIO}/play/${key}?mode=trial&lang=EN`);

for (const [family, engines] of FAMILIES) {
  test(`GAME-01 DOOR-31 every ${family} opens under its name, plays a round, and a tap on each of its controls reaches it`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 390, height: 664 });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    for (const { key } of engines) {
      await openTrial(page, key);
      const look = (phase: string) => expectReached(page, `${key} ${phase}`);
      const round = await playThrough({ page, key, look });
      expect([key, round.status]).toEqual([key, 'settled']);
      // What lay on a cloth was played: none of it is staked again unseen.
      const onCloth = page.locator('#total');
      if (await onCloth.count()) await expect(onCloth).toHaveText('0.00');
      const left = 1_000_000n - BigInt(round.staked) + BigInt(round.payout ?? 0);
      expect([key, BigInt(round.balance ?? 0)]).toEqual([key, left]);
      const { names } = await catalogued(key);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        (names as { EN: string }).EN,
      );
      expect([key, await sideways(page)]).toEqual([key, 0]);
    }
    expect(faults).toEqual([]);
  });
}

test('GAME-01 a title of each family opens under its name and plays a round', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 664 });
  for (const key of VARIED) {
    await openTrial(page, key);
    const round = await playThrough({ page, key: VARIATIONS.get(key)?.machine ?? key });
    expect([key, round.status]).toEqual([key, 'settled']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      VARIATIONS.get(key)?.names.EN ?? '',
    );
    expect([key, await sideways(page)]).toEqual([key, 0]);
  }
});

/** One game of each kind that a lobby offers: slot, pot, scratch card, video poker, table, arcade. */
const KINDS = [
  SLOTS.find(({ pot }) => !pot)?.key ?? '',
  SLOTS.find(({ pot }) => pot)?.key ?? '',
  'lotus-trio',
  'jacks-or-better',
  'roulette',
  'plinko',
];

test('GAME-23 GAME-26 GAME-27 GAME-28 GAME-29 GAME-30 a game of each kind plays in the frame of the site, and the wallet moves by the round', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const person = await people.given();
  await giveCash(people, person, 1_000_000n);
  const token = await people.logIn(person);
  let expected = 1_000_000n;
  for (const key of KINDS) {
    const { node_id } = await catalogued(key);
    await comeAs(page, token, `/seamless?game=${node_id}`);
    const round = await playThrough({ page, place: game(page), key });
    expect([key, round.status]).toEqual([key, 'settled']);
    expected += BigInt(round.payout ?? 0) - BigInt(round.staked);
    await expect.poll(() => cashOf(people, person), key).toBe(expected);
  }
});

test('SAFE-05 a round that was left is there when the player returns, and is paid once', async ({
  page,
}) => {
  const person = await people.given();
  await giveCash(people, person, 100_000n);
  const { node_id } = await catalogued('mines');
  await comeAs(page, await people.logIn(person), `/seamless?game=${node_id}`);
  const begun = await press(page, () => action(game(page)).click());
  expect(begun.status).toBe('running');
  await expect.poll(() => cashOf(people, person)).toBe(100_000n - BigInt(begun.staked));

  await page.reload();
  const ended = await press(page, () => action(game(page)).click());
  expect([ended.roundId, ended.status]).toEqual([begun.roundId, 'settled']);
  const expected = 100_000n - BigInt(ended.staked) + BigInt(ended.payout ?? 0);
  await expect.poll(() => cashOf(people, person)).toBe(expected);
});

test('GAME-26 a pot grows with what is staked', async ({ page }) => {
  const key = SLOTS.find(({ pot }) => pot)?.key ?? '';
  await openTrial(page, key);
  await expect(action(page)).toBeVisible();
  const pots = async () =>
    JSON.stringify(await (await page.request.get(`${STUDIO}/api/pots`)).json());
  const before = await pots();
  await playThrough({ page, key });
  expect(await pots()).not.toBe(before);
});

test('GAME-18 the rules state the return, the list what was paid by the site’s clock, and a hand with moves is verified', async ({
  page,
}) => {
  // A clock that is neither the browser's nor the server's.
  const zone = 'Asia/Kathmandu';
  await page.goto(`${STUDIO}/play/blackjack?mode=trial&lang=EN&zone=${zone}`);
  const round = await playThrough({ page, key: 'blackjack' });
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('The return is 99.48826636 %');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fairness' }).click();
  await page.getByRole('button', { name: 'Change seeds and show the secret' }).click();
  await expect(page.getByText('Secret seed', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your rounds' }).click();
  const row = page.getByRole('row').nth(1);
  const written = (amount: string | null) => (Number(amount) / 100).toFixed(2);
  await expect(row.getByRole('cell').nth(1)).toHaveText(written(round.staked));
  await expect(row.getByRole('cell').nth(3)).toHaveText(written(round.payout));
  const playedAt = (await row.locator('time').getAttribute('datetime')) ?? '';
  await expect(row.locator('time')).toHaveText(dateTimeOf('en', { timeZone: zone })(playedAt));
  await page.getByRole('button', { name: 'Verify' }).first().click();
  await expect(page.getByText('The seeds give exactly this round')).toBeVisible();
});

test('ROOM-07 what a player was dealt at baccarat stands on the five roads', async ({ page }) => {
  await page.goto(`${STUDIO}/play/baccarat?mode=trial&lang=EN`);
  await playThrough({ page, key: 'baccarat' });
  await page.getByRole('button', { name: 'Your rounds' }).click();
  const roads = page.getByRole('region', { name: 'Roads of your rounds' });
  await expect(roads.locator('figcaption')).toHaveText([
    'Bead',
    'Big road',
    'Big eye',
    'Small',
    'Cockroach',
  ]);
  await expect(roads.locator('.bead')).toHaveCount(1);
  await expect(roads).toContainText('History does not predict');
});

test('GAME-18 a game of each kind can be used by all', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const key of [SLOTS[0]?.key ?? '', 'roulette', 'blackjack', 'mines', 'jacks-or-better']) {
    await test.step(key, async () => {
      await openTrial(page, key);
      await expect(action(page)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('FAIR-08 rounds play by themselves until they are stopped, and only where the brand allows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openTrial(page, 'limbo');
  await page.getByRole('button', { name: 'Autoplay' }).click();
  const stops = page.getByRole('dialog', { name: 'Autoplay' });
  await stops.getByLabel('Stop before losing more than').selectOption({ label: '500.00' });
  await stops.getByLabel('Number of rounds').selectOption('100');
  await stops.getByRole('button', { name: 'Start' }).click();
  // Two rounds were played without a press.
  const stop = page.getByRole('button', { name: 'Stop autoplay' });
  await expect(stop).toContainText('98');
  await stop.click();
  await expect(page.getByText('Autoplay stopped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Autoplay', exact: true })).toBeVisible();
  const other = `http://localhost:${process.env['E2E_OTHER_STUDIO_PORT'] ?? ''}`;
  await page.goto(`${other}/play/limbo?mode=trial&lang=EN`);
  await expect(action(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Autoplay' })).toHaveCount(0);
});
