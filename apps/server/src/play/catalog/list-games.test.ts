import type { GameItem } from '@baize/contract/game';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { publish } from '../../base/kernel/index.ts';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { catalogRoutes } from './routes.ts';

const t = useWorld();
let parts: CatalogueParts;

beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  return () => parts.bus.stop();
});

const ask = async (path: string, query: Record<string, string>) =>
  (
    await httpWith(t.world, catalogRoutes(parts)).inject({
      url: `${path}?${new URLSearchParams(query)}`,
    })
  ).json();

const QUERY = {
  clientType: '3',
  platform: 'flash,html5-desktop',
  merchant: 'mekhala',
  gameType: 'RNG',
  pageNo: '1',
  pageSize: '24',
  language: 'EN',
};
/** How many slots, and how many games of every kind, we ship. */
const SLOT_COUNT = 323;
const GAME_COUNT = 471;

type GameListQuery = Partial<
  Record<keyof typeof QUERY | 'vassalage' | 'gameClassify' | 'sort', string>
>;

const list = (changes: GameListQuery = {}) =>
  ask('/wps/relay/GCSGAME_gameList', { ...QUERY, ...changes });

const byCode = (games: readonly GameItem[], code: string) =>
  games.find(({ gameCode }) => gameCode === code);
const statesOf = (games: readonly GameItem[]) => [...new Set(games.map(({ state }) => state))];
const namesOf = (games: readonly GameItem[]) => games.map(({ displayName }) => displayName);

test('GAME-05 GAME-06 a page of games, each with what a card and a launch need', async () => {
  const { value } = await list();
  expect(value.games).toHaveLength(24);
  expect(value).toMatchObject({ totalPages: Math.ceil(SLOT_COUNT / 24), totalGames: SLOT_COUNT });
  expect(byCode(value.games, 'over-under')).toEqual({
    nodeId: 13_001,
    nodeName: 'Over or Under',
    displayName: 'Over or Under',
    showIcon: null,
    iconUrl: 'images/cover/dice-over-under',
    vassalage: 'PG',
    vendorName: 'Jade Loom',
    gameCode: 'over-under',
    gameType: 'RNG',
    gameClassify: 'AC',
    isGame: 'GAME',
    state: 'open',
    until: null,
    isNew: false,
    hasTrial: true,
    returns: { leastPpm: 980_000, mostPpm: 980_000 },
    stakes: { min: '100', max: '500000' },
  });
  expect(statesOf(value.games)).toEqual(['open']);
  const { games: last } = (await list({ pageNo: '14' })).value;
  expect(statesOf(last)).toEqual(['open']);
  expect(last.filter(({ returns, stakes }: GameItem) => !returns || !stakes)).toEqual([]);
});

test('GAME-04 names come in the language asked for, and the icon of a brand goes along', async () => {
  const { value } = await list({ language: 'TH' });
  expect(byCode(value.games, 'over-under')).toMatchObject({
    nodeName: 'Over or Under',
    displayName: 'สูงหรือต่ำ',
  });
  const korean = (await list({ language: 'KO' })).value.games;
  expect(byCode(korean, 'over-under')?.displayName).toBe('สูงหรือต่ำ');
});

test('GAME-35 the pages hold every game once; one past the last is empty and says how many there are', async () => {
  const pages = await Promise.all(
    Array.from({ length: 14 }, (_, index) => list({ pageNo: String(index + 1) })),
  );
  const ids = pages.flatMap(({ value }) => value.games.map(({ nodeId }: GameItem) => nodeId));
  expect(ids).toHaveLength(SLOT_COUNT);
  expect(new Set(ids).size).toBe(SLOT_COUNT);
  for (const pageNo of ['15', '100000']) {
    const { value } = await list({ pageNo });
    expect(value).toEqual({ games: [], totalPages: 14, totalGames: SLOT_COUNT });
  }
});

test('GAME-36 a vendor, or several, choose the games', async () => {
  const one = (await list({ vassalage: 'CQ9', pageSize: '100' })).value;
  expect(new Set(one.games.map(({ vassalage }: GameItem) => vassalage))).toEqual(new Set(['CQ9']));
  const two = (await list({ vassalage: 'CQ9,PT', pageSize: '100' })).value;
  expect(two.totalGames).toBe(36);
  expect((await list({ vassalage: 'KX' })).value).toEqual({
    games: [],
    totalPages: 0,
    totalGames: 0,
  });
});

test('NAV-16 a sub-category chooses its games', async () => {
  for (const gameClassify of ['SC', 'VP', 'JP', 'TG', 'AC']) {
    const { value } = await list({ gameClassify, pageSize: '100' });
    expect(value.totalGames).toBeGreaterThan(12);
    expect(new Set(value.games.map((game: GameItem) => game.gameClassify))).toEqual(
      new Set([gameClassify]),
    );
  }
});

test.each(['TH', 'EN'])('by name, the games stand as a reader of %s expects', async (language) => {
  const { value } = await list({ sort: 'name', language, pageSize: '100' });
  const collator = new Intl.Collator(language.toLowerCase());
  expect(namesOf(value.games)).toEqual(namesOf(value.games).toSorted(collator.compare));
});

test('by age, the newest stand first', async () => {
  const { value } = await list({ sort: 'new' });
  const days = value.games.map(({ nodeId }: GameItem) => parts.catalogue.game(nodeId)?.releasedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(value.games[0].isNew).toBe(true);
});

test('a vendor’s entrance stands in no list', async () => {
  for (const gameType of ['SPORTS', 'ESPORTS']) {
    expect((await list({ gameType })).value.games).toEqual([]);
  }
  const { games } = (await list({ gameType: 'LOTT' })).value;
  expect(games.length).toBe(13);
  expect(namesOf(games)).not.toContain('House Draw Hall');
});

test.each<readonly [string, GameListQuery]>([
  ['page −1', { pageNo: '-1' }],
  ['page 0', { pageNo: '0' }],
  ['page 10^9', { pageNo: '1000000000' }],
  ['a page in letters', { pageNo: 'one' }],
  ['a page with a fraction', { pageNo: '1.5' }],
  ['a size of 0', { pageSize: '0' }],
  ['a size of 101', { pageSize: '101' }],
  ['a category nobody knows', { gameType: 'CHESS' }],
  ['a category in small letters', { gameType: 'rng' }],
  ['a class nobody knows', { gameClassify: 'XX' }],
  ['an order nobody knows', { sort: 'random' }],
  ['another client', { clientType: '1' }],
  ['another platform', { platform: 'html5' }],
  ['no language', { language: '' }],
  ['a language of a thousand letters', { language: 'X'.repeat(1_000) }],
  ['a vendor of a thousand letters', { vassalage: 'A'.repeat(1_000) }],
  ['a hundred vendors', { vassalage: Array.from({ length: 100 }, () => 'AG').join(',') }],
  ['a vendor with a quote', { vassalage: "AG';drop table catalog_game;--" }],
  ['a merchant of a thousand letters', { merchant: 'm'.repeat(1_000) }],
  ['a NUL', { merchant: 'mek\0hala' }],
])('GAME-06 %s is refused as not right', async (_what, changes) => {
  expect(await list(changes)).toMatchObject({ success: false, message: 'invalid_input' });
});

test.each<readonly [string, GameListQuery]>([
  ['another merchant', { merchant: 'copa' }],
  ['a vendor nobody knows', { vassalage: 'NOBODY' }],
  ['a known vendor and one nobody knows', { vassalage: 'AG,NOBODY' }],
])('GAME-06 %s is not found', async (_what, changes) => {
  expect(await list(changes)).toMatchObject({ success: false, message: 'not_found' });
});

const HOT = {
  merchantCode: 'mekhala',
  isPlatform: '2',
  platform: 'flash,html5-desktop',
  language: 'EN',
};
const hot = (changes: Record<string, string> = {}) =>
  ask('/wps/relay/hotGamesV2', { ...HOT, ...changes });

test('GAME-09 hot games come in the house’s order, of some vendors if asked', async () => {
  const { value } = await hot();
  expect(value).toHaveLength(36);
  expect(value[0]).toMatchObject({ gameCode: 'emerald-naga', state: 'open' });
  expect(value.at(-1).state).toBe('open');
  const ofTwo = (await hot({ vassalage: 'PG,AG' })).value;
  expect(ofTwo.length).toBeGreaterThan(3);
  expect(new Set(ofTwo.map(({ vassalage }: GameItem) => vassalage))).toEqual(new Set(['PG', 'AG']));
  expect(await hot({ merchantCode: 'other' })).toMatchObject({ message: 'not_found' });
  expect(await hot({ vassalage: 'NOBODY' })).toMatchObject({ message: 'not_found' });
  expect(await hot({ isPlatform: '1' })).toMatchObject({ message: 'invalid_input' });
});

test('GAME-17 the index holds every game and vendor with its names in the brand’s languages', async () => {
  const { value } = await ask('/wps/game/index', {});
  expect(value.languages).toEqual(['TH', 'EN']);
  expect(value.games.length).toBe(GAME_COUNT);
  expect(byCode(value.games, 'over-under')).toEqual({
    nodeId: 13_001,
    names: ['สูงหรือต่ำ', 'Over or Under'],
    vassalage: 'PG',
    gameCode: 'over-under',
    gameType: 'RNG',
    gameClassify: 'AC',
    iconUrl: 'images/cover/dice-over-under',
    state: 'open',
  });
  expect(value.vendors).toContainEqual({ vassalage: 'PG', names: ['กี่หยก', 'Jade Loom'] });
});

test('GAME-06 whatever is asked, the answer is a page, a refusal or nothing found', async () => {
  const http = httpWith(t.world, catalogRoutes(parts), { throttle: async () => {} });
  const places = catalogRoutes(parts).map(({ endpoint }) => endpoint.path);
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(...Object.values(QUERY), 'CQ9', 'SC', 'name', '-1', '1e9', '\0', '%', "'"),
  );
  const names = Object.keys({ ...QUERY, ...HOT, vassalage: '', gameClassify: '', nodeId: '' });
  const query = fc.dictionary(fc.constantFrom(...names, '__proto__', 'x[]'), value);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), query, async (place, asked) => {
      const { statusCode, body } = await http.inject({
        url: `${place}?${new URLSearchParams(asked)}`,
      });
      expect([200, 400, 404]).toContain(statusCode);
      expect(JSON.parse(body)).toMatchObject({ success: statusCode === 200 });
    }),
    { numRuns: 400 },
  );
});

test('another brand shows the same games in its own languages', async () => {
  const copa = await openSeededCatalogue(t.world, 'copa');
  const reply = await httpWith(t.world, catalogRoutes(copa)).inject(
    `/wps/relay/GCSGAME_gameList?${new URLSearchParams({ ...QUERY, merchant: 'copa', language: 'PT' })}`,
  );
  await copa.bus.stop();
  expect(byCode(reply.json().value.games, 'over-under')).toMatchObject({
    nodeName: 'Over or Under',
    displayName: 'Mais ou menos',
  });
  expect(copa.catalogue.now().vendorCodes.has('GALLO')).toBe(true);
});

test('long names in other letters, and hundreds of vendors, come through whole', async () => {
  const long = 'لعبة الحظ الكبيرة في ليلة القمر المضيئة فوق النهر الهادئ 60';
  const vendors = Array.from({ length: 300 }, (_, index) => `V${index + 100}`);
  await t.world.db
    .insertInto('catalog_vendor')
    .values(
      vendors.map((code, position) => ({ code, names: JSON.stringify({ EN: long }), position })),
    )
    .execute();
  await t.world.db
    .insertInto('catalog_vendor_type')
    .values(vendors.map((vendor, position) => ({ vendor, game_type: 'PVP' as const, position })))
    .execute();
  const names = JSON.stringify({ EN: long, TH: long });
  await t.world.db
    .updateTable('catalog_game')
    .set({ names })
    .where('node_id', '=', 41_006)
    .execute();
  const { catalogue } = parts;
  const before = catalogue.version();
  await publish(t.world, t.world.db, { kind: 'catalogue', payload: {} });
  await vi.waitFor(() => expect(catalogue.version()).not.toBe(before), { timeout: 5_000 });
  const { value } = await list({ gameType: 'PVP', pageSize: '100' });
  expect(value.games.find(({ nodeId }: GameItem) => nodeId === 41_006).displayName).toBe(long);
  const cards = await ask('/wps/relay/newGameVendor', {
    merchantCode: 'mekhala',
    platform: 'html5-desktop',
  });
  const rooms = cards.value.find(
    ({ gameCategory }: { gameCategory: string }) => gameCategory === 'PVP',
  );
  expect(rooms.vendors).toHaveLength(305);
  expect(rooms.vendors[0]).toMatchObject({ displayName: expect.any(String), gameCount: 2 });
});
