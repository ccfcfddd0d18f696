import { seedOf } from '@baize/art/cover';
import { recipeFor } from '@baize/art/cover-for';
import { vendorBadge } from '@baize/art/vendor-badge';
import { GAME_CLASSES, GAME_TYPES } from '@baize/contract/game';
import { LOTTERY_PAGES, modeOfVendor } from '@baize/contract/lottery-pages';
import { SPORTS_PAGES } from '@baize/contract/sports-pages';
import { POKER_TITLES } from '@baize/engines/families/poker-titles';
import { ARCADE } from '@baize/engines/games/arcade';
import { ENGINES } from '@baize/engines/games/index';
import { SLOTS } from '@baize/engines/games/slots';
import { TABLES } from '@baize/engines/games/tables';
import { LIVE_TABLES } from '@baize/engines/rooms/live-tables';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { readCatalogue } from './queries.ts';
import { shippedGames } from './seed/games.ts';
import { hotGames } from './seed/hot-games.ts';
import { RETIRED } from './seed/retired.ts';
import { VENDOR_NAMES, VENDORS_BY_TYPE } from './seed/vendors.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const t = useWorld();

const games = shippedGames();
const eventCount = async () =>
  (await t.world.db.selectFrom('kernel_event').select('id').execute()).length;

test('seeded twice, the catalogue is the same and nobody is told of a change', async () => {
  await seedCatalogue(t.world);
  const first = await readCatalogue(t.world.db);
  expect(await eventCount()).toBe(1);
  await seedCatalogue(t.world);
  expect(await readCatalogue(t.world.db)).toEqual(first);
  expect(await eventCount()).toBe(1);
  expect(first.vendors.map(({ code }) => code)).toEqual(Object.keys(VENDOR_NAMES));
  expect(first.games).toHaveLength(games.length);
  expect(first.hot).toHaveLength(36);
});

test('seeding again leaves what operators decided, and corrects what only we know', async () => {
  await seedCatalogue(t.world);
  const { db, clock } = t.world;
  const decided = {
    names: JSON.stringify({ EN: 'House Favourite' }),
    position: 3,
    is_listed: false,
    icon: 'https://cdn.example/own.png',
    maintenance_from: clock.now(),
  };
  await db.updateTable('catalog_game').set(decided).where('node_id', '=', 2_001).execute();
  await db
    .updateTable('catalog_game')
    .set({ is_open: false })
    .where('node_id', '=', 13_001)
    .execute();
  await db.deleteFrom('catalog_hot').where('node_id', '=', 4_001).execute();
  await db
    .updateTable('catalog_vendor')
    .set({ position: 99, provider: 'their-own', is_listed: false })
    .where('code', '=', 'PG')
    .execute();
  await seedCatalogue(t.world);
  const rows = await readCatalogue(db);
  const game = (nodeId: number) => rows.games.find((row) => row.node_id === nodeId);
  expect(game(2_001)).toMatchObject({ ...decided, names: { EN: 'House Favourite' } });
  expect(game(13_001)).toMatchObject({ is_open: true });
  expect(rows.hot.map(({ node_id }) => node_id)).not.toContain(4_001);
  expect(rows.vendors.find(({ code }) => code === 'PG')).toMatchObject({
    position: 99,
    provider: 'their-own',
    is_listed: false,
  });
});

test('a vendor that awaited a provider gets the one we bring', async () => {
  await seedCatalogue(t.world);
  const { db } = t.world;
  await db.updateTable('catalog_vendor').set({ provider: null }).where('code', '=', 'PG').execute();
  await seedCatalogue(t.world);
  const { vendors } = await readCatalogue(db);
  expect(vendors.find(({ code }) => code === 'PG')?.provider).toBe('studio');
});

test('every vendor has a name of its own in both languages', () => {
  const names = Object.entries(VENDOR_NAMES);
  for (const [code, { EN, TH }] of names) {
    expect([EN, TH]).not.toContain(code);
    expect(TH).toMatch(/^[\u0E00-\u0E7F]+$/);
  }
  expect(new Set(names.map(([, { EN }]) => EN)).size).toBe(names.length);
  expect(new Set(names.map(([, { TH }]) => TH)).size).toBe(names.length);
});

/** Vendors by type, and the row of the footer, by the codes the specification gives. */
test.each([
  { gameType: 'FISH', codes: 'AG BBIN CQ9 GG PT RTG' },
  { gameType: 'LIVE', codes: 'AG BBIN BG DG EA LOTUS OG PT TGP' },
  { gameType: 'PVP', codes: 'KX KY TH WS XY' },
  { gameType: 'RNG', codes: 'AE AG CQ9 GG ISB MG MGS PNG PT RTG TTG WD' },
  { gameType: 'RNG', codes: 'PG EG2 PT JDB CQ9 FC JL BGS' },
  { gameType: 'SPORTS', codes: 'IBC SBT UG' },
  { gameType: 'ESPORTS', codes: 'IMES' },
  { gameType: 'LOTT', codes: 'LOTT TCG_SEA' },
  { gameType: 'ELOTT', codes: 'ELOTT TCG_LOTTO_VN' },
  { gameType: 'COCKFIGHT', codes: 'GALLO' },
] as const)('GAME-01 $gameType has the vendors $codes', ({ gameType, codes }) => {
  expect(VENDORS_BY_TYPE[gameType]).toEqual(expect.arrayContaining(codes.split(' ')));
});

test('GAME-01 every vendor of a type has games of it, and every class of slots has some', () => {
  for (const gameType of GAME_TYPES) {
    for (const vendor of VENDORS_BY_TYPE[gameType]) {
      const own = games.filter((game) => game.game_type === gameType && game.vendor === vendor);
      expect(own.length, `${gameType} ${vendor}`).toBeGreaterThan(0);
    }
  }
  for (const gameClass of GAME_CLASSES) {
    expect(games.filter((game) => game.class === gameClass).length).toBeGreaterThan(12);
  }
  expect(games.filter(({ game_type }) => game_type === 'RNG').length).toBeGreaterThanOrEqual(300);
  expect(games.length).toBeGreaterThanOrEqual(420);
});

test('a name, a number, a code and a cover belong to one game', () => {
  const keys: readonly (readonly unknown[])[] = [
    games.map(({ node_id }) => node_id),
    games.map(({ vendor, code }) => `${vendor}/${code}`),
    games.map(({ cover }) => cover),
    ...['EN', 'TH'].map((code) =>
      games.map(({ names }) => (names as Record<string, string>)[code]),
    ),
  ];
  for (const list of keys) expect(new Set(list).size).toBe(games.length);
});

test('every game has a name in each language, in its letters, of a length a tile can show', () => {
  for (const { names } of games) {
    const { EN = '', TH = '', ES = '', PT = '' } = names as Record<string, string>;
    expect(EN).toMatch(/^[A-Za-z0-9' -]+$/);
    expect(TH).toMatch(/^[\u0E00-\u0E7F0-9 ]+$/);
    for (const name of [EN, TH, ES, PT]) {
      expect(name.length, name).toBeGreaterThan(2);
      expect(name.length, name).toBeLessThanOrEqual(36);
    }
  }
});

test('IMG-03 no two games show the same picture', () => {
  const pictures = games.map(({ cover }) => seedOf(recipeFor(cover)));
  expect(new Set(pictures).size).toBe(games.length);
});

test('the numbers of the games are as they always were', () => {
  const known = { 13_001: 'over-under', 2_001: 'koi-over-the-falls', 39_003: 'fish-prawn-crab' };
  for (const [nodeId, code] of Object.entries(known)) {
    expect(games.find((game) => game.node_id === Number(nodeId))?.code).toBe(code);
  }
});

const isLottery = ({ game_type }: (typeof games)[number]) => game_type.endsWith('LOTT');
const isSports = ({ game_type }: (typeof games)[number]) => game_type.endsWith('SPORTS');
const open = games.filter((game) => !isLottery(game) && !isSports(game));

test('GAME-01 LOTT-01 every lottery of the book stands with one vendor, open and without a trial', () => {
  const sold = games.filter((game) => isLottery(game) && !game.is_entrance);
  expect(sold.map(({ code }) => code).sort()).toEqual([...LOTTERIES.keys()].sort());
  expect(sold.filter(({ has_trial }) => has_trial)).toEqual([]);
  for (const { vendor, code } of sold) {
    expect(LOTTERIES.get(code)?.tariffs, code).toHaveProperty(modeOfVendor(vendor));
  }
  const halls = games.filter((game) => isLottery(game) && game.is_entrance);
  expect(halls.map(({ vendor }) => vendor).sort()).toEqual(Object.keys(LOTTERY_PAGES).sort());
});

test('GAME-01 every vendor of matches is an entrance of the sportsbook, open and without a trial', () => {
  const entrances = games.filter(isSports);
  expect(entrances.map(({ vendor }) => vendor).sort()).toEqual(Object.keys(SPORTS_PAGES).sort());
  expect(entrances.every((game) => game.is_entrance && !game.has_trial)).toBe(true);
  // The codes under which the book tells the wallet of slips.
  expect(entrances.map(({ code }) => code)).toEqual(expect.arrayContaining(['sports', 'esports']));
});

test('what can be played is what our studio plays: every engine has one game, and every such game an engine', () => {
  expect(open.map(({ code }) => code).sort()).toEqual(
    [...ENGINES.keys(), ...LIVE_TABLES.keys(), ...POKER_TITLES.keys()].sort(),
  );
  for (const { has_trial } of open) expect(has_trial).toBe(true);
});

test('FAIR-10 no game of the catalogue is coming, and there are some of every class', () => {
  expect(games.filter(({ is_open }) => !is_open)).toEqual([]);
  expect(open.length).toBeGreaterThanOrEqual(390);
  const classes = Map.groupBy(open, (game) => game.class ?? 'slots');
  const counts = [...GAME_CLASSES, 'slots' as const].map((name) => classes.get(name)?.length ?? 0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
});

test('the class of a game is the one its engine is of', () => {
  const codesOf = (name: string) =>
    open
      .filter((game) => game.class === name)
      .map(({ code }) => code)
      .sort();
  const pots = SLOTS.filter(({ pot }) => pot).map(({ key }) => key);
  expect(codesOf('TG')).toEqual(TABLES.map(({ key }) => key).sort());
  expect(codesOf('JP')).toEqual(pots.sort());
  const others = [...codesOf('SC'), ...codesOf('VP'), ...codesOf('AC')].sort();
  expect(others).toEqual(ARCADE.map(({ key }) => key).sort());
});

test('the hot games stand first in the list', () => {
  const places = games.map(({ position }) => position);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const hot = new Set(hotGames().map(({ node_id }) => node_id));
  expect(games.slice(0, hot.size).every(({ node_id }) => hot.has(node_id))).toBe(true);
});

test('of the hot games no two neighbours share their light', () => {
  const covers = hotGames().map(
    (hot) => games.find(({ node_id }) => node_id === hot.node_id)?.cover ?? '',
  );
  const lights = covers.map((cover) => recipeFor(cover).palette);
  expect(lights.filter((light, index) => light === lights[index - 1])).toEqual([]);
  expect(covers).toHaveLength(36);
});

/** As yesterday's start left it: one game open, all the others coming, each by another code. */
async function givenKeptCatalogue() {
  const { db } = t.world;
  await seedCatalogue(t.world);
  await db.deleteFrom('catalog_hot').where('position', '<', 0).execute();
  await db
    .updateTable('catalog_game')
    .set({
      code: sql<string>`'kept-' || node_id`,
      is_open: false,
      has_trial: false,
      class: null,
      released_on: '2025-09-01',
      position: sql<number>`1000 + node_id % 400`,
    })
    .where('is_open', '=', true)
    .where('node_id', '<>', 13_001)
    .execute();
  await db
    .updateTable('catalog_vendor')
    .set({ provider: null })
    .where('code', '<>', 'PG')
    .execute();
  await db.deleteFrom('catalog_game').where('code', '=', 'kept-7018').execute();
}

test('a catalogue that was kept from an earlier day opens what can be played since', async () => {
  await givenKeptCatalogue();
  const { db } = t.world;
  // An operator has named one of them and taken another off the lists.
  const names = JSON.stringify({ EN: 'Our Wheel' });
  await db.updateTable('catalog_game').set({ names }).where('node_id', '=', 11_014).execute();
  await db
    .updateTable('catalog_game')
    .set({ is_listed: false })
    .where('node_id', '=', 2_010)
    .execute();
  await seedCatalogue(t.world);
  const rows = await readCatalogue(db);
  const byNumber = new Map(rows.games.map((row) => [row.node_id, row]));
  for (const game of open.filter(({ node_id }) => node_id !== 13_001)) {
    expect(byNumber.get(game.node_id)).toMatchObject({
      code: game.code,
      class: game.class,
      is_open: true,
      has_trial: true,
      position: game.position,
    });
  }
  expect(byNumber.get(11_014)?.names).toEqual({ EN: 'Our Wheel' });
  expect(byNumber.get(2_010)?.is_listed).toBe(false);
  const providers = new Map(rows.vendors.map(({ code, provider }) => [code, provider]));
  for (const { vendor } of open) expect(providers.get(vendor)).toBe('studio');
  const isOpen = rows.hot.map(({ node_id }) => byNumber.get(node_id)?.is_open);
  expect(isOpen).toEqual(isOpen.map(() => true));
  expect(isOpen.length).toBeGreaterThanOrEqual(hotGames().length - 1);
  const told = await eventCount();
  await seedCatalogue(t.world);
  expect(await eventCount()).toBe(told);
});

test('a title that left us leaves the lists of a kept catalogue, and its number is not given again', async () => {
  const { db } = t.world;
  await seedCatalogue(t.world);
  const kept = {
    ...games[0]!,
    node_id: RETIRED[0]!,
    code: 'kept',
    names: JSON.stringify({ EN: 'Kept' }),
  };
  await db
    .insertInto('catalog_game')
    .values({ ...kept, stakes: null, is_open: false })
    .execute();
  await db.insertInto('catalog_hot').values({ node_id: RETIRED[0]!, position: 99 }).execute();
  await seedCatalogue(t.world);
  const rows = await readCatalogue(db);
  expect(rows.games.find(({ node_id }) => node_id === RETIRED[0])).toMatchObject({
    is_listed: false,
  });
  expect(rows.hot.filter(({ node_id }) => node_id === RETIRED[0])).toEqual([]);
  expect(games.filter(({ node_id }) => RETIRED.includes(node_id))).toEqual([]);
});

test('no two vendors share a mark', () => {
  const marks = Object.keys(VENDOR_NAMES).map((code) =>
    vendorBadge(code, 'default').replace(/ id="[^"]+"|url\([^)]+\)/g, ''),
  );
  expect(new Set(marks).size).toBe(marks.length);
});
