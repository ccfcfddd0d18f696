import type { GameType } from '@baize/contract/game';
import { expect, test } from 'vitest';
import { shippedGames } from '../apps/server/src/play/catalog/seed/games.ts';
import { VENDOR_NAMES } from '../apps/server/src/play/catalog/seed/vendors.ts';
import { createSearchIndex } from '../apps/web/src/features/search/search-index.ts';

/** What people type, and the game that must come first: each of them can be played. */
const EXPECTED: readonly (readonly [code: string, ...queries: readonly string[]])[] = [
  ['opal-roulette', 'roulette', 'รูเล็ต', 'รูเลท', 'roulete'],
  ['heron-roulette', 'Heron Roulette'],
  ['roulette', 'Riverboat Roulette'],
  ['rocket', 'rocket', 'จรวด', 'crash', 'แครช', 'aviator'],
  ['blackjack', 'blackjack', 'black jack', '21', 'แบล็คแจ็ค', 'แบล็กแจ็ก', 'blakjack'],
  ['speed-baccarat', 'baccarat', 'บาคาร่า', 'บาคารา', 'bacarat'],
  ['baccarat', 'Lucky Nine'],
  ['opal-sic-bo', 'sic bo', 'sicbo', 'ไฮโล', 'dice', 'ลูกเต๋า'],
  ['over-under', 'Over or Under', 'สูงต่ำ'],
  ['hoo-hey-how', 'น้ำเต้าปูปลา', 'hoo hey how'],
  ['fan-tan-parlour', 'fan tan'],
  ['fan-tan', 'กำถั่ว'],
  ['se-die', 'เซดี'],
  ['dragon-tiger-grove', 'dragon tiger', 'เสือมังกร'],
  ['keno', 'keno', 'คีโน'],
  ['kite-lines', 'scratch', 'ขูด', 'บัตรขูด'],
  ['mines', 'mines', 'ระเบิด'],
  ['plinko', 'plinko', 'พลิงโก้'],
  ['wheel', 'wheel', 'วงล้อ'],
  ['hilo', 'hilo', 'high low'],
  ['limbo', 'limbo', 'บอลลูน'],
  ['emerald-naga', 'พญานาค'],
  ['phoenix-court', 'หงส์'],
  ['moon-rabbit', 'rabbit'],
  ['songkran-splash', 'songkran', 'สงกรานต์'],
  ['floating-market', 'floating market', 'ตลาดน้ำ'],
  ['kinnari-dance', 'kinnari', 'กินรี'],
];

/** Words of which many games are told, and what the first of those that can be played must be called. */
const THEMES: readonly (readonly [query: string, name: RegExp])[] = [
  ['โป๊กเกอร์', /โป๊กเกอร์/],
  ['jackpot', /Jackpot/],
  ['แจ็คพอต', /แจ็คพอต/],
  ['naga', /Naga/],
  ['dragon', /Dragon/],
  ['มังกร', /มังกร/],
  ['elephant', /Elephant/],
  ['elefant', /Elephant/],
  ['ช้าง', /ช้าง/],
  ['lotus', /Lotus/],
  ['บัว', /บัว/],
  ['phoenix', /Phoenix/],
  ['moon', /Moon/],
  ['กระต่าย', /กระต่าย/],
  ['tiger', /Tiger/],
  ['treasure', /Treasure/],
];

const shipped = shippedGames();
const index = createSearchIndex({
  languages: ['TH', 'EN'],
  vendors: Object.entries(VENDOR_NAMES).map(([vassalage, { TH, EN }]) => ({
    vassalage,
    names: [TH, EN],
  })),
  games: shipped.map(({ node_id, names, vendor, code, game_type, cover, is_open }) => {
    const { TH, EN } = names as Record<'TH' | 'EN', string>;
    return {
      nodeId: node_id,
      names: [TH, EN],
      vassalage: vendor,
      gameCode: code,
      gameType: game_type as GameType,
      gameClassify: null,
      iconUrl: `images/cover/${cover}`,
      state: is_open ? 'open' : 'coming',
    };
  }),
});
const gameOf = new Map(shipped.map((game) => [game.node_id, game]));
const cases = EXPECTED.flatMap(([code, ...queries]) =>
  queries.map((query) => [query, code] as const),
);

test('DOOR-34 the list holds sixty queries and more', () => {
  expect(cases.length + THEMES.length).toBeGreaterThanOrEqual(60);
});

test.each(cases)('DOOR-34 "%s" finds %s first, which can be played', (query, code) => {
  const [first] = index.find(query);
  expect(gameOf.get(first ?? 0)).toMatchObject({ code, is_open: true });
});

test.each(THEMES)(
  'DOOR-34 "%s" finds a game first that is called so and can be played',
  (query, name) => {
    const [first] = index.find(query);
    const game = gameOf.get(first ?? 0);
    expect(game?.is_open).toBe(true);
    expect(Object.values(game?.names ?? {}).join(' ')).toMatch(name);
  },
);

test.each(['slot', 'slots', 'สล็อต', 'poker', 'video poker', 'lantern', 'casino', 'ปลา'])(
  'DOOR-34 of all that "%s" finds, what can be played comes first',
  (query) => {
    const states = index.find(query).map((nodeId) => gameOf.get(nodeId)?.is_open ?? false);
    expect(states.length).toBeGreaterThan(0);
    expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
  },
);

test.each([
  ['ยิงปลา', 'FISH'],
  ['fishing', 'FISH'],
  ['ไก่ชน', 'COCKFIGHT'],
  ['คาสิโนสด', 'LIVE'],
])('DOOR-34 "%s" finds its kind', (query, type) => {
  const [first] = index.find(query);
  expect(gameOf.get(first ?? 0)?.game_type).toBe(type);
});

test.each(['บอล', 'ฟุตบอล', 'แทงบอล', 'football', 'กีฬา'])(
  'DOOR-34 "%s" finds matches to bet on first',
  (query) => {
    const [first] = index.find(query);
    expect(gameOf.get(first ?? 0)).toMatchObject({ game_type: 'SPORTS', is_open: true });
  },
);

test.each(['หวย', 'lottery'])('DOOR-34 "%s" finds lotteries', (query) => {
  const [first] = index.find(query);
  expect(['LOTT', 'ELOTT']).toContain(gameOf.get(first ?? 0)?.game_type);
});
