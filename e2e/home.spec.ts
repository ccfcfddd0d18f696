import { expect, type Page } from '@playwright/test';
import { come, comeAs, countCalls, dialog, fillIn } from './coming-in.ts';
import { dots, rail, slide } from './home-page.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { untilAlive } from './visit.ts';
import { openWins, type Wins } from './wins.ts';

let people: People;
let wins: Wins;
test.beforeAll(async () => {
  people = await openPeople();
  wins = await openWins(people);
});
test.afterAll(async () => {
  await wins.leave();
  await people.leave();
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const tabNames = (page: Page) => page.getByRole('tab').allTextContents();
const board = (page: Page) => rail(page, 'Winners of the last 24 hours');

/** Brings the end of the page, which comes late, into view. */
const lookDown = async (page: Page) => {
  // The end of the page comes when it is nearly in view.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await board(page).scrollIntoViewIfNeeded();
  return board(page);
};

test('HOME-04 HOME-07 HOME-14 tabs show one category each, and Back returns', async ({ page }) => {
  await come(page, '/');
  await expect(tab(page, 'Max win')).toBeVisible();
  const names = await tabNames(page);
  expect(names.slice(0, 4)).toEqual(['Home', 'Favourites', 'Max win', 'Sports']);
  expect(names).not.toContain('Fishing');

  await tab(page, 'Card games').click();
  await expect(page).toHaveURL('/?tab=PVP');
  await expect(rail(page, 'Card games').locator('.vendor')).toHaveCount(5);
  await expect(rail(page, 'Hot games')).toHaveCount(0);
  await tab(page, 'Max win').click();
  await expect(rail(page, 'Max win').locator('.vendor')).toHaveCount(8);
  await page.goBack();
  await expect(tab(page, 'Card games')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(rail(page, 'Hot games')).toBeVisible();
});

test('HOME-04 HOME-14 a tab that the address names is waited for in its place', async ({
  page,
}) => {
  const vendors = Promise.withResolvers<void>();
  await page.route('**/wps/relay/newGameVendor*', async (route) => {
    await vendors.promise;
    await route.continue();
  });
  await come(page, '/?tab=PVP');
  await expect(tab(page, 'Card games')).toHaveAttribute('aria-selected', 'true');
  await expect(rail(page, 'Hot games')).toHaveCount(0);
  await expect(rail(page, 'Card games').locator('[aria-busy=true]')).toBeVisible();
  vendors.resolve();
  await expect(rail(page, 'Card games').locator('.vendor')).toHaveCount(5);
});

test('HOME-05 HOME-14 the FAV tab asks a guest to log in and opens afterwards', async ({
  page,
}) => {
  const person = await people.given();
  await come(page, '/');
  await tab(page, 'Home').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Favourites')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Favourites');
  await fillIn(page, person.account);
  await expect(page).toHaveURL('/?tab=FAV');
  await expect(tab(page, 'Favourites')).toHaveAttribute('aria-selected', 'true');
  await expect(rail(page, 'Favourites')).toContainText('Tap the heart on a game');
});

test('HOME-06 HOME-07 HOME-08 HOME-13 each category has its section, five vendors and a way to the rest', async ({
  page,
}) => {
  await come(page, '/');
  const sections = [
    ['Slots', 5, '/rng'],
    ['Fishing', 5, '/fish'],
    ['Live casino', 5, '/live'],
    ['Card games', 5, '/pvp'],
    ['Max win', 5, '/?tab=MXWIN'],
  ] as const;
  await expect(rail(page, 'Hot games')).toBeVisible();
  await expect(rail(page, 'Favourites')).toBeVisible();
  for (const [name, count, href] of sections) {
    const section = rail(page, name);
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('.vendor')).toHaveCount(count);
    await expect(section.getByRole('link', { name: `More: ${name}` })).toHaveAttribute(
      'href',
      href,
    );
  }
  await lookDown(page);
  await expect(rail(page, 'Sports').locator('img')).toHaveAttribute('src', /stadium/);
  await rail(page, 'Fishing').getByRole('link', { name: 'More: Fishing' }).click();
  await expect(page).toHaveURL('/fish');
});

test('GAME-07 GAME-37 hot games stand twelve a page, of one studio or all, and are kept', async ({
  page,
}) => {
  const calls = countCalls(page, '/wps/relay/hotGamesV2');
  await come(page, '/');
  const hot = rail(page, 'Hot games');
  await expect(hot.locator('.tile')).toHaveCount(12);
  expect(calls()).toBe(1);
  const first = await hot.locator('h3').first().textContent();
  await hot.getByRole('button', { name: 'Next' }).click();
  await expect(hot.locator('h3').first()).not.toHaveText(first ?? '');
  await hot.getByRole('button', { name: 'Jade Loom' }).click();
  const studios = hot.locator('.tile-by');
  await expect(studios.first()).toHaveText('Jade Loom');
  expect(new Set(await studios.allTextContents())).toEqual(new Set(['Jade Loom']));

  await page.reload();
  await untilAlive(page);
  await expect(hot.locator('.tile')).toHaveCount(12);
  expect(calls()).toBe(1);
  await hot.getByRole('button', { name: 'Reload the list' }).click();
  await expect.poll(calls).toBe(2);
});

const baht = (satang: bigint): string =>
  `฿${(Number(satang) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

test('HOME-09 HOME-10 HOME-11 HOME-12 winners of settled rounds come live, three on the podium', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [first, second] = [await people.given(), await people.given()];
  await wins.win(first, 5_800_001_000n);
  for (let win = 1n; win <= 8n; win++) await wins.win(second, 5_700_000_000n + win);
  await come(page, '/');
  const winners = await lookDown(page);
  const podium = winners.locator('.podium-place');
  await expect(podium.first()).toContainText(baht(5_800_001_000n));
  await expect(podium).toHaveCount(3);
  await expect(podium.first()).toContainText(`${first.account.slice(0, 1)}***`);
  await expect(podium.nth(1).locator('img')).toHaveAttribute('src', '/images/rank/2-112.webp');
  await expect(winners.locator('.board-row').first()).toContainText(baht(5_700_000_006n));

  const track = winners.locator('.board-track');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await winners.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(track).toHaveCSS('animation-name', 'none');

  await wins.win(second, 5_900_000_000n);
  await expect(podium.first()).toContainText(baht(5_900_000_000n));
  await podium.first().click();
  await expect(dialog(page)).toContainText('Over or Under');
});

/** Every entry of the home page that starts a game. */
const ENTRIES: readonly (readonly [string, (page: Page) => Promise<void>, RegExp])[] = [
  [
    'Play now',
    (page) => press(page, rail(page, 'Hot games').getByRole('button', { name: /^Play now: / })),
    /\/seamless\?game=\d+$/,
  ],
  [
    'Free trial',
    (page) => press(page, rail(page, 'Hot games').getByRole('button', { name: /^Free trial: / })),
    /\/seamless\?game=\d+&trial=1$/,
  ],
  [
    'vendor card',
    async (page) => {
      await rail(page, 'Slots').scrollIntoViewIfNeeded();
      await press(page, rail(page, 'Slots').locator('.vendor'));
    },
    /\/rng\?vassalage=/,
  ],
  [
    'sports entrance',
    async (page) => {
      await lookDown(page);
      await press(page, page.getByRole('button', { name: 'Go to sports' }));
    },
    /\/sportsbook$/,
  ],
  [
    'winner row',
    async (page) => press(page, (await lookDown(page)).locator('.podium-place')),
    /\/seamless\?game=\d+$/,
  ],
  [
    'banner',
    async (page) => {
      await dots(page).nth(1).click();
      await press(page, slide(page).locator('.btn'));
    },
    /\/seamless\?game=\d+$/,
  ],
];

const press = async (_page: Page, targets: ReturnType<Page['locator']>) => {
  await targets.first().focus();
  await targets.first().press('Enter');
};

// A trial account is walked through these and all other pages by `trial-launch.spec.ts`.
for (const role of ['guest', 'member'] as const) {
  test(`GAME-03 HOME-12 HOME-13 every way into a game from home, for a ${role}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Below those whose places another test looks at meanwhile.
    await wins.win(await people.given(), 5_000_000_000n);
    if (role === 'guest') await come(page, '/');
    else {
      await comeAs(page, await people.logIn(await people.given()));
    }
    for (const [name, open, place] of ENTRIES) {
      await test.step(name, async () => {
        await open(page);
        if (role === 'member') await expect(page).toHaveURL(place);
        else await expect(dialog(page)).toContainText('Log in');
        await page.goBack();
        await expect(dialog(page)).toHaveCount(0);
      });
    }
  });
}

test('SHELL-13 a section that does not come fails alone and can be asked for again', async ({
  page,
}) => {
  await page.route('**/wps/relay/hotGamesV2*', (route) => route.fulfill({ status: 500, body: '' }));
  await come(page, '/');
  const hot = rail(page, 'Hot games');
  await expect(hot).toContainText('This part did not load');
  const slots = rail(page, 'Slots');
  await slots.scrollIntoViewIfNeeded();
  await expect(slots.locator('.vendor')).toHaveCount(5);
  await page.unroute('**/wps/relay/hotGamesV2*');
  await hot.getByRole('button', { name: 'Try again' }).click();
  await expect(hot.locator('.tile')).toHaveCount(12);
});

test('GAME-15 what a member played stands first, and what they like has its section', async ({
  page,
}) => {
  await comeAs(page, await people.logIn(await people.given()));
  const again = rail(page, 'Continue playing');
  await expect(again).toContainText('Games you play appear here');
  const hot = rail(page, 'Hot games');
  const name = (await hot.locator('.tile:not(.is-closed) h3').first().textContent()) ?? '';
  await hot.getByRole('button', { name: `Favourite: ${name}` }).click();
  await expect(rail(page, 'Favourites').locator('h3')).toHaveText(name);
  await press(page, hot.getByRole('button', { name: `Play now: ${name}` }));
  await expect(page).toHaveURL(/\/seamless/);
  await expect(page.locator('iframe')).toBeVisible();
  await page.goBack();
  await expect(again.getByRole('button')).toContainText(name);
  await again.getByRole('button').click();
  await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
});
