import { instant } from '@baize/std/time';
import type { Page } from '@playwright/test';
import { setMaintenance } from '../apps/server/src/play/catalog/index.ts';
import { expectAccessible } from './accessible.ts';
import { cashOf, giveCash } from './cash.ts';
import { come, comeAs, countCalls, dialog, expect, fillIn } from './coming-in.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways } from './visit.ts';

const GAME = 13_001;
const AT = `/seamless?game=${GAME}`;
const LAUNCH = '/wps/game/launchGame';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const frame = (page: Page) => page.locator('iframe.play-frame');
const game = (page: Page) => page.frameLocator('iframe.play-frame');
const roll = (page: Page) => game(page).getByRole('button', { name: 'Roll', exact: true });
const others = (page: Page) => page.getByRole('list', { name: 'Other games' }).locator('.tile');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function givenPlayer(cash: bigint) {
  const person = await people.given();
  await giveCash(people, person, cash);
  return { person, token: await people.logIn(person) };
}

test('GAME-33 GAME-16 a member plays in the frame, and the wallet moves', async ({
  page,
  context,
}) => {
  const { person, token } = await givenPlayer(100_000n);
  const launched = page.waitForResponse((response) => response.url().includes(LAUNCH));
  await comeAs(page, token, '/about');
  await page.evaluate((href) => history.pushState({}, '', href), AT);
  const { value } = (await (await launched).json()) as { value: { gameUrl: string } };
  await expect(roll(page)).toBeVisible();
  await expect(title(page)).toHaveText('Over or Under');
  await expect(game(page).getByRole('heading', { level: 1 })).toHaveText('Over or Under');
  await expect(frame(page)).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await expect(page.locator('.side, .balance')).toHaveCount(0);

  await game(page).getByRole('button', { name: 'Double the stake' }).click();
  await roll(page).click();
  await expect(
    game(page).getByRole('list', { name: 'Last rolls' }).getByRole('listitem'),
  ).toHaveCount(1);
  const isWin = (await game(page).locator('.last .is-win').count()) === 1;
  const expected = 100_000n - 2_000n + (isWin ? 3_920n : 0n);
  await expect.poll(() => cashOf(people, person)).toBe(expected);
  await expect(game(page).locator('#balance')).toContainText(isWin ? '1,019.20' : '980.00');

  // A press that hits twice is one bet.
  await roll(page).dblclick();
  await expect(game(page).locator('.last li')).toHaveCount(2);

  // Whoever finds the address finds it used.
  const stolen = await context.newPage();
  await stolen.goto(value.gameUrl);
  await expect(stolen.getByRole('alert')).toContainText('used before or has expired');

  await game(page).getByRole('button', { name: 'Leave the game' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('GAME-18 SHELL-05 a round is verified in the page, and the frame has all of it and is usable by all', async ({
  page,
}) => {
  const { token } = await givenPlayer(10_000n);
  await page.setViewportSize({ width: 390, height: 844 });
  await comeAs(page, token, `${AT}&trial=1`);
  await expect(roll(page)).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page, '.play');
  // One bar, the game's own, and all of the page is the game's, however the phone is held.
  for (const [width, height] of [
    [844, 390],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => frame(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(page.locator('.top, .play-bar, .foot').filter({ visible: true })).toHaveCount(0);
  }
  // The heart in it is the site's: pressed there, kept here, shown there.
  const heart = game(page).getByRole('button', { name: 'Add to favourites' });
  await heart.click();
  await expect(game(page).getByRole('button', { name: 'Remove from favourites' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await roll(page).click();
  await expect(game(page).locator('.last li')).toHaveCount(1);
  await game(page).getByRole('button', { name: 'Rules' }).click();
  await game(page).getByRole('dialog').getByRole('button', { name: 'Fairness' }).click();
  await game(page).getByRole('button', { name: 'Change seeds and show the secret' }).click();
  await expect(game(page).getByText('Secret seed', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await game(page).getByRole('button', { name: 'Your rounds' }).click();
  await game(page).getByRole('button', { name: 'Verify' }).first().click();
  await expect(game(page).getByText('is the one that was sealed before')).toBeVisible();
  await expect(game(page).getByText('The seeds give exactly this round')).toBeVisible();
  // The page that stands apart replays it in the place of the game, which is there again afterwards.
  await game(page).getByRole('link', { name: 'Check with the stand-alone page' }).click();
  await expect(game(page).getByRole('heading', { name: 'It matches' })).toBeVisible();
  await expectAccessible(page, '.play');
  await game(page).getByRole('button', { name: 'Back' }).click();
  await expect(roll(page)).toBeVisible();
});

test('NAV-08 NAV-32 GAME-03 GAME-33 a guest logs in first, and the game opens then', async ({
  page,
}) => {
  const { person } = await givenPlayer(1_000n);
  await come(page, AT);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillIn(page, person.account);
  await expect(page).toHaveURL(new RegExp(`/seamless\\?game=${GAME}$`));
  await expect(roll(page)).toBeVisible();
});

test('GAME-33 a session that ended between the click and the launch: log in, and it goes on', async ({
  page,
}) => {
  const { person, token } = await givenPlayer(1_000n);
  await comeAs(page, token, '/about');
  await people.world.db
    .updateTable('sessions_session')
    .set({ ended_at: people.world.clock.now() })
    .where('member_id', '=', person.id)
    .execute();
  await page.evaluate((href) => history.pushState({}, '', href), AT);
  await expect(dialog(page)).toBeVisible();
  await fillIn(page, person.account);
  await expect(roll(page)).toBeVisible();
});

test('GAME-14 a guest of a brand that opens trials plays with play money and no wallet', async ({
  page,
}) => {
  const wallet = countCalls(page, '/wps/v2/wallets/balance');
  await come(page, `${process.env['E2E_OTHER_BRAND_URL'] ?? ''}${AT}&trial=1`);
  await expect(game(page).locator('#balance')).toHaveText('10,000.00');
  await expect(game(page).getByText('Play money').first()).toBeVisible();
  await page.locator('iframe.play-frame').press('Space');
  await expect(game(page).locator('.last li')).toHaveCount(1);
  expect(wallet()).toBe(0);
});

test('GAME-13 ERR-11 what cannot be played says so, and when, and recommends others', async ({
  page,
}) => {
  const { token } = await givenPlayer(100n);
  const [away] = await people.world.db
    .updateTable('catalog_game')
    .set({ is_open: true })
    .where('vendor', '=', 'PG')
    .where('node_id', '=', 13_002)
    .returning('node_id')
    .execute();
  // A vendor's game that it has not opened yet.
  await people.world.db
    .updateTable('catalog_game')
    .set({ is_open: false })
    .where('node_id', '=', 45_007)
    .execute();
  const now = people.world.clock.now();
  const until = instant(new Date(now.getTime() + 3_600_000));
  await setMaintenance(people.world, { nodeId: away?.node_id ?? 0, from: now, until });
  await comeAs(page, token, '/seamless?game=13002');
  await expect(page.getByText('This game is under maintenance and will be back')).toBeVisible();
  await expect(page.locator('.game-stop time')).toHaveAttribute('datetime', until.toISOString());
  await expect(others(page)).toHaveCount(6);
  await expect(frame(page)).toHaveCount(0);

  await page.goto('/seamless?game=45007');
  await expect(page.getByRole('heading', { name: 'is coming soon' })).toBeVisible();
  await expect(others(page)).toHaveCount(6);

  for (const gone of ['1999999999', '-1', 'koi']) {
    await page.goto(`/seamless?game=${gone}`);
    await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible();
    await expect(others(page).first()).toBeVisible();
  }
});

test('ERR-08 an address that cannot be opened leads to customer service', async ({ page }) => {
  const { token } = await givenPlayer(100n);
  await page.route(`**${LAUNCH}*`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { value: { gameUrl: string } };
    // A game of the site's own origin could reach into the page.
    reply.value.gameUrl = `${new URL(page.url()).origin}/play/over-under`;
    await route.fulfill({ response, json: reply });
  });
  await comeAs(page, token, AT);
  const wording = 'Invalid URL, please contact customer service';
  await expect(page.getByRole('heading', { name: wording })).toBeVisible();
  await page.getByRole('button', { name: 'Contact customer service' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('GAME-33 a game that does not answer is said to be slow, then can be tried again', async ({
  page,
}) => {
  const { token } = await givenPlayer(100n);
  await page.clock.install();
  let isSilent = true;
  await page.route('**/play/over-under*', (route) => (isSilent ? undefined : route.continue()));
  await comeAs(page, token, AT);
  await expect(page.getByText('The game', { exact: true })).toBeVisible();
  // The launch was answered: a call under way would be given up by the time that is skipped.
  await expect(page.locator('iframe')).toBeAttached();
  await page.clock.fastForward(8_500);
  await expect(page.getByText('This is taking longer than usual')).toBeVisible();
  await page.clock.fastForward(12_000);
  await expect(page.getByText('The game is not responding')).toBeVisible();
  await expect(others(page).first()).toBeVisible();
  isSilent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.clock.resume();
  await expect(roll(page)).toBeVisible();
});
