import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { expectAccessible } from './accessible.ts';
import { come, comeAs, countCalls, dialog } from './coming-in.ts';
import { expectFrame } from './page-frame.ts';
import { openPeople, type People } from './people.ts';
import { test } from './test.ts';
import { sideways, visit } from './visit.ts';

const VENDORS = '/wps/relay/newGameVendor';
const GAMES = '/wps/relay/GCSGAME_gameList';

let people: People;
test.beforeAll(async () => {
  people = await openPeople();
});
test.afterAll(() => people.leave());

const tiles = (page: Page) => page.locator('main .tile:has(h3)');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pager = (page: Page) => page.locator('.pager');
const next = (page: Page) => pager(page).getByRole('button', { name: 'Next' });
const previous = (page: Page) => pager(page).getByRole('button', { name: 'Previous' });
const studio = (page: Page, name: string) => page.locator('.list-panel').getByLabel(name);
const openGame = (page: Page) => page.locator('main .tile:not(.is-closed):has(h3)').first();

/** How many tiles stand in the first row. */
const columns = (page: Page) =>
  tiles(page).evaluateAll((all) => {
    const tops = all.map((tile) => tile.getBoundingClientRect().top);
    return tops.filter((top) => top === tops[0]).length;
  });

test('NAV-16 NAV-20 GAME-05 GAME-07 GAME-34 GAME-35 a list is paged, filtered and sorted in its address', async ({
  page,
}) => {
  await come(page, '/rng');
  await expect(title(page)).toHaveText('Slots');
  await expect(tiles(page)).toHaveCount(24);
  await expect.poll(() => columns(page)).toBe(6);
  await expect(previous(page)).toBeDisabled();
  const first = await tiles(page).first().textContent();
  await next(page).click();
  await expect(page).toHaveURL('/rng?page=2');
  await expect(tiles(page).first()).not.toHaveText(first ?? '');
  const last = /\d+$/.exec((await pager(page).textContent()) ?? '')?.[0];
  await page.goto(`/rng?page=${last}`);
  await expect(next(page)).toBeDisabled();
  await page.locator('.list-panel').getByLabel('Jackpot').check();
  await expect(page).toHaveURL('/rng?class=JP');
  await expect(tiles(page).first().locator('.tile-badge')).toHaveText('Jackpot');
  await page.getByRole('button', { name: 'A–Z' }).click();
  await expect(page).toHaveURL('/rng?class=JP&sort=name');
  await expect(async () => {
    const names = await tiles(page).locator('h3').allTextContents();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  }).toPass();
  await page.getByRole('button', { name: 'Remove filter: Jackpot' }).click();
  await expect(page).toHaveURL('/rng?sort=name');
  await expectAccessible(page, 'main');
});

test('GAME-31 GAME-34 GAME-36 a vendor of the address is chosen, others join it, and each starts at page 1', async ({
  page,
}) => {
  await come(page, '/rng?vassalage=CQ9');
  await expect(studio(page, 'Ninefold')).toBeChecked();
  await expect(page.getByText(/games match · \d+ in this category/)).toBeVisible();
  await studio(page, 'Nakara').check();
  await expect(page).toHaveURL('/rng?vassalage=CQ9%2CAE');
  await next(page).click();
  await expect(page).toHaveURL('/rng?vassalage=CQ9%2CAE&page=2');
  await studio(page, 'Ninefold').uncheck();
  await expect(page).toHaveURL('/rng?vassalage=AE');
  await page.goBack();
  await expect(page).toHaveURL('/rng?vassalage=CQ9%2CAE&page=2');
  await page.goto('/fish?vassalage=AG');
  await expect(title(page)).toHaveText('Fishing');
  await expect(tiles(page)).toHaveCount(5);
  await expect.poll(() => columns(page)).toBe(5);
  await page.goto('/live?vassalage=AG,BBIN');
  await expect(title(page)).toHaveText('Live casino');
  await expect(tiles(page)).toHaveCount(9);
  await expect.poll(() => columns(page)).toBe(6);
});

test('FAV-04 GAME-35 the keys turn pages, the next is there before it is asked for, and Back returns to the tile', async ({
  page,
}) => {
  const calls = countCalls(page, GAMES);
  await comeAs(page, await people.logIn(await people.given()), '/rng');
  // The page that is shown, and the one after it.
  await expect.poll(calls).toBe(2);
  await openGame(page)
    .getByRole('button', { name: /^Play now/ })
    .focus();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL('/rng?page=2');
  await expect.poll(calls).toBe(3);
  await page.keyboard.press('PageUp');
  await expect(page).toHaveURL('/rng');
  expect(calls()).toBe(3);
  await page.evaluate(() => scrollTo(0, 90));
  const launched = page.waitForResponse((response) => response.url().includes('launchGame'));
  await openGame(page)
    .getByRole('button', { name: /^Play now/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/seamless\?game=\d+$/);
  await launched;
  await page.goBack();
  await expect(openGame(page).getByRole('button', { name: /^Play now/ })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(90);
  await page.goto('/recent');
  await expect(tiles(page)).toHaveCount(1);
  await expect(openGame(page).getByRole('button', { name: /^Play now/ })).toBeAttached();
});

const LOST = [
  ['/rng?page=-1', 'There is no page -1. This is page 1.', 1],
  ['/rng?page=abc', 'There is no page abc. This is page 1.', 1],
  ['/live?page=1000000000', 'There is no page 1000000000. This is page 2.', 2],
  ['/rng?vassalage=NOBODY&class=ZZ', 'this list does not have it: NOBODY, ZZ', 1],
] as const;

test('GAME-35 GAME-36 an address without a list shows the nearest and says so', async ({
  page,
}) => {
  for (const [address, told, where] of LOST) {
    await come(page, address);
    await expect(page.locator('.list-notes')).toContainText(told);
    await expect(tiles(page).first()).toBeVisible();
    await expect(pager(page)).toContainText(new RegExp(`^${where} /`));
  }
});

test('GAME-04 IMG-03 IMG-04 a tile has its name, cover, Play now and Free trial, or why it has not', async ({
  page,
}) => {
  await page.route(/images\/cover\/.*-/, (route) =>
    route.request().url().includes('koi') ? route.abort() : route.continue(),
  );
  await come(page, '/rng?vassalage=AG');
  const tile = openGame(page);
  await expect(tile.getByRole('button', { name: /^Play now: / })).toBeAttached();
  await expect(tile.getByRole('button', { name: /^Free trial: / })).toBeAttached();
  const image = tile.locator('img');
  await expect(image).toHaveAttribute('width', '240');
  const whole = tiles(page).filter({ has: page.locator('img') });
  expect(await whole.last().locator('img').getAttribute('loading')).toBe('lazy');
  const broken = page.locator('.tile', { hasText: 'Koi over the Falls' });
  await broken.scrollIntoViewIfNeeded();
  await expect(broken.getByRole('img', { name: 'Image load error' })).toBeVisible();
  await page.route(`**${GAMES}?*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: { games: object[] } };
    const games = answer.value.games.map((game) => ({ ...game, state: 'coming' }));
    await route.fulfill({ json: { ...answer, value: { ...answer.value, games } } });
  });
  await page.goto('/pvp?vassalage=XY');
  const coming = page.locator('main .tile.is-closed').first();
  await expect(coming).toContainText('Coming soon');
  await expect(coming.getByRole('button')).toHaveCount(1);
});

test('GAME-04 GAME-13 a name in Arabic or of 60 letters and a game in maintenance keep the shape of a tile', async ({
  page,
}) => {
  const names = ['لؤلؤة الليل المضيئة فوق البحر', 'Nine Lanterns '.repeat(5).slice(0, 60)];
  await page.route(`**${GAMES}?*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: { games: object[] } };
    const away = { state: 'maintenance', until: '2030-01-02T03:04:00Z' };
    const games = answer.value.games.map((game, at) => ({
      ...game,
      ...(names[at] ? { displayName: names[at] } : {}),
      ...(at === 2 ? away : {}),
    }));
    await route.fulfill({ json: { ...answer, value: { ...answer.value, games } } });
  });
  await come(page, '/rng');
  const box = (at: number) => tiles(page).nth(at).boundingBox();
  await expect(tiles(page).first().locator('h3')).toHaveAttribute('title', names[0] ?? '');
  const sizes = await Promise.all([0, 1, 2, 3].map(box));
  expect(
    new Set(sizes.map((size) => `${Math.round(size?.width ?? 0)} ${Math.round(size?.height ?? 0)}`))
      .size,
  ).toBe(1);
  await expect(tiles(page).nth(2)).toContainText('Under maintenance');
  await expect(tiles(page).nth(2)).toContainText('Back 2 Jan 2030');
  await expect(tiles(page).nth(2).getByRole('button')).toHaveCount(1);
});

/** Every category that has a page: its address, its name and what the calls know it by. */
const CATEGORIES = [
  ['/sports', 'Sports', 'SPORTS'],
  ['/esports', 'E-sports', 'ESPORTS'],
  ['/elott', 'Quick lottery', 'ELOTT'],
  ['/lott', 'Lottery', 'LOTT'],
  ['/live', 'Live casino', 'LIVE'],
  ['/fish', 'Fishing', 'FISH'],
  ['/rng', 'Slots', 'RNG'],
  ['/pvp', 'Card games', 'PVP'],
] as const;
const IS_CENTER: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']);

const MERCHANT = loadBrand('mekhala').brand.merchantCode;
const FIRST_PAGE = {
  merchant: MERCHANT,
  clientType: '3',
  platform: 'flash,html5-desktop',
  pageNo: '1',
  pageSize: '24',
};

type VendorsAnswer = { value: { gameCategory: string; vendors: { displayName: string }[] }[] };
type GamesAnswer = { value: { games: { displayName: string }[] } };

test('NAV-05 NAV-13 NAV-20 NAV-23 GAME-08 each category shows its own vendors or games', async ({
  page,
  request,
}) => {
  const headers = { 'x-language': 'EN' };
  const ask = async (path: string, params: Record<string, string>): Promise<unknown> => {
    const answer = await request.get(path, { headers, params: { language: 'EN', ...params } });
    return answer.json();
  };
  const vendorsInput = { merchantCode: MERCHANT, platform: 'html5-desktop' };
  const { value } = (await ask(VENDORS, vendorsInput)) as VendorsAnswer;
  const calls = countCalls(page, VENDORS);
  await come(page, '/sports');
  for (const [path, name, gameType] of CATEGORIES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(title(page)).toHaveText(name);
      await expectFrame(page);
      if (IS_CENTER.has(gameType)) {
        const vendors = value.find(({ gameCategory }) => gameCategory === gameType)?.vendors ?? [];
        const names = vendors.map(({ displayName }) => new RegExp(displayName));
        await expect(page.locator('.vendor')).toHaveText(names);
      } else {
        const list = (await ask(GAMES, { ...FIRST_PAGE, gameType })) as GamesAnswer;
        const names = list.value.games.map(({ displayName }) => displayName);
        await expect(tiles(page).locator('h3')).toHaveText(names);
      }
    });
  }
  expect(calls()).toBeLessThanOrEqual(1);
  await page.goto('/lott');
  await page.locator('.vendor').first().click();
  await expect(dialog(page)).toContainText('Log in');
  await page.goto('/cockfight');
  await expect(page.getByText('Not offered here')).toBeVisible();
});

test('GAME-32 SHELL-01 a vendor opens the popup of its games, which traps focus and closes with Escape', async ({
  page,
}) => {
  await comeAs(page, await people.logIn(await people.given()), '/live');
  await page.getByRole('button', { name: 'Studios: Fishing' }).click();
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Blue Heron/ })
    .click();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Blue Heron');
  await expect(dialog(page).locator('.tile:has(h3)')).toHaveCount(5);
  for (const _ of [1, 2, 3, 4, 5, 6, 7]) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('on a phone the filters open in a sheet, and nothing is pushed sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/rng', { lang: 'EN' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await dialog(page).getByLabel('Ninefold').check();
  await dialog(page)
    .getByRole('button', { name: /^Show \d+ games$/ })
    .click();
  await expect(page).toHaveURL('/rng?vassalage=CQ9');
  await expect.poll(() => columns(page)).toBe(3);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

/** Where the tiles of a list stand: how many in each row, from the top. */
const rowsOf = (list: Locator): Promise<number[]> =>
  list.evaluateAll((all) => {
    const tops = all.map((tile) => Math.round(tile.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

test('GAME-34 GAME-42 a page of games has two rows of six on home and four on a game page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await come(page, '/rng');
  await expect(tiles(page)).toHaveCount(24);
  expect(await rowsOf(tiles(page))).toEqual([6, 6, 6, 6]);
  const bar = page.getByRole('navigation', { name: 'Game categories' });
  await bar.getByRole('link', { name: 'Home', exact: true }).click();
  const hot = page.getByRole('region', { name: 'Hot games' }).locator('.tile:has(h3)');
  await expect(hot).toHaveCount(12);
  expect(await rowsOf(hot)).toEqual([6, 6]);
});

for (const [id, count, rows] of [
  ['GAME-41', 6, [6]],
  ['GAME-42', 7, [6, 1]],
] as const) {
  test(`${id} a list of ${count} games stands in rows of six, on home and on a game page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(`**${GAMES}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: { games: unknown[] } };
      const games = answer.value.games.slice(0, count);
      const value = { games, totalPages: 1, totalGames: count };
      await route.fulfill({ response, json: { ...answer, value } });
    });
    await page.route('**/wps/relay/hotGamesV2*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: unknown[] };
      await route.fulfill({ response, json: { ...answer, value: answer.value.slice(0, count) } });
    });
    await come(page, '/about');
    const bar = page.getByRole('navigation', { name: 'Game categories' });
    await bar.getByRole('link', { name: 'Slots', exact: true }).click();
    await expect(tiles(page)).toHaveCount(count);
    expect(await rowsOf(tiles(page))).toEqual(rows);
    await bar.getByRole('link', { name: 'Home', exact: true }).click();
    const hot = page.getByRole('region', { name: 'Hot games' }).locator('.tile:has(h3)');
    await expect(hot).toHaveCount(count);
    expect(await rowsOf(hot)).toEqual(rows);
    await hot.last().scrollIntoViewIfNeeded();
    await expect(hot.last()).toBeInViewport();
  });
}

test('GAME-10 the vendors are asked for once, kept in the session, and asked for again when the catalogue changes', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(VENDORS)) asked.push(request.url());
  });
  let greetings = 0;
  let line: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/wps\/socket/, (opened) => {
    line = opened;
    opened.connectToServer().onMessage((message) => {
      opened.send(message);
      if (String(message).includes('"ready"')) greetings += 1;
    });
  });
  await come(page, '/rng');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('gameVendor')))
    .toContain('"gameCategory":"RNG"');
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(new URL(asked[0] ?? '').searchParams)).toMatchObject({
    merchantCode: 'mekhala',
    platform: 'html5-desktop',
  });
  greetings = 0;
  await page.reload();
  await expect(tiles(page).first()).toBeVisible();
  await expect.poll(() => greetings).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
  const event = { type: 'event', id: 'changed', kind: 'catalogue', payload: {} };
  (line as WebSocketRoute | null)?.send(JSON.stringify(event));
  await expect.poll(() => asked.length).toBe(2);
});
