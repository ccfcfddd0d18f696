import { mkdtemp } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Lottery } from '@baize/lottery/core/lottery';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/config/config.ts';
import { seedCatalogue } from '../../../server/src/play/catalog/index.ts';
import { TEST_KEYS } from '../../../server/src/testing/keys.ts';
import { type RunningBook, startBook } from '../index.ts';
import { lotteryMarket } from '../market/lottery-market.ts';
import { tendBook } from '../start-tending.ts';
import { usePlatform } from '../testing/platform.ts';

const CODES = ['thai', 'vietnam-north', 'quick-vietnam-1m', 'quick-thai-1m', 'keno-1m'];
const NOON = new Date('2027-03-02T05:00:00Z');

const p = usePlatform();
let book: RunningBook;
let site: Platform;
/** Stands where a site reaches the book, so that the book can be away for it. */
let line: http.Server;
let mode: 'through' | 'silent' = 'through';

beforeAll(async () => {
  const markets = new Map(
    CODES.map((code) => [code, lotteryMarket(LOTTERIES.get(code) as Lottery)] as const),
  );
  book = await startBook({ ...p.options(), markets });
  await p.setNow(NOON, 1_000);
  await tendBook(book.book);
  // A minute later the draws of a minute are drawn and the next sell.
  await p.setNow(NOON, 62_000);
  await tendBook(book.book);
  line = http.createServer((request, response) => {
    if (mode === 'silent') return;
    void fetch(`${book.url}${request.url}`)
      .then((reply) => reply.text())
      .then((text) => response.end(text));
  });
  await new Promise<void>((resolve) => void line.listen(0, '127.0.0.1', resolve));
  await seedCatalogue(p.world);
  site = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: p.world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-lotteries-')),
      PORT: '0',
      ROLES: 'site',
      BOOK_URL: `http://127.0.0.1:${(line.address() as AddressInfo).port}/`,
      LOG_LEVEL: 'silent',
    }),
  );
});
afterAll(async () => {
  await site.stop();
  await book.stop();
  line.closeAllConnections();
  line.close();
});

type Menu = { readonly menu: string; readonly games: readonly Game[] };
type Game = { readonly gameCode: string; readonly last: { readonly winNo: Numbers } };
type Numbers = Readonly<Record<string, readonly string[]>>;

/** The answers of all calls in one, for a test looks into each. */
type Seen = readonly (Menu & Game)[] & {
  readonly menus: readonly Menu[];
  readonly results: readonly Game[];
  readonly numeros: readonly unknown[];
  readonly closingNext: readonly string[];
  readonly serverNow: string;
  readonly prizeMode: string;
};

async function ask(place: string, init: RequestInit = {}) {
  const reply = await fetch(`${site.url}${place}`, init);
  const body = (await reply.json()) as { message: string | null; value: unknown };
  return { status: reply.status, message: body.message, value: body.value as Seen };
}

const codesOf = (games: readonly { gameCode: string }[]) => games.map(({ gameCode }) => gameCode);

test('API-18 LOTT-02 the menus hold the lotteries of a prize mode by area', async () => {
  const { status, value } = await ask('/lgw/games/game_menus?prizeMode=SEA');
  expect(status).toBe(200);
  expect(value).toMatchObject([{ menu: 'SEA', games: [{ gameCode: 'thai' }, {}] }]);
  const all = await ask('/lgw/games/game_menus?prizeMode=LOTT');
  expect(all.value.map(({ menu }) => menu)).toEqual(['VN', 'SEA', 'LOTT']);
});

test('API-19 the Vietnamese menu is asked by prizeMode and device WEB, and by no other device', async () => {
  const { value } = await ask('/lgw/vn/games/game_menu?prizeMode=LOTT&device=WEB&language=EN');
  expect(codesOf(value)).toEqual(['vietnam-north', 'quick-vietnam-1m']);
  expect(value[1]).toMatchObject({
    gameName: 'Quick Vietnam 1 min',
    nodeId: expect.any(Number),
    vassalage: 'TCG_LOTTO_VN',
    area: 'VN',
    kind: 'own',
    current: { isSelling: true, numero: expect.stringMatching(/^20270302-\d{4}$/) },
  });
  expect(await ask('/lgw/vn/games/game_menu?prizeMode=LOTT&device=APP')).toMatchObject({
    status: 400,
    message: 'invalid_input',
  });
});

test('API-20 the recent menu holds what was drawn, the newest first', async () => {
  const { value } = await ask('/lgw/vn/games/game_menu/recent?prizeMode=LOTT');
  expect(codesOf(value)).toEqual(['quick-vietnam-1m']);
  expect(value[0]?.last.winNo['special']?.[0]).toMatch(/^\d{6}$/);
});

test('API-21 API-22 LOTT-09 the opened numbers are the ones the book drew', async () => {
  const drawn = await p.tables<{ draw_id: string; board: unknown }>(
    `select draw_id, board from result where draw_id like 'quick-vietnam-1m-%'`,
  );
  expect(drawn).toHaveLength(1);
  const query = '?gameCode=quick-vietnam-1m&count=5';
  for (const place of ['/lgw/vn/numeros/opened/game', '/lotto/lgw/games/opened/numero']) {
    const { status, value } = await ask(`${place}${query}`);
    expect(status).toBe(200);
    expect(value.numeros).toMatchObject([{ drawId: drawn[0]?.draw_id, winNo: drawn[0]?.board }]);
  }
  // Only Vietnamese ones at the first, and what does not exist at neither.
  const KENO = '?gameCode=keno-1m';
  expect((await ask(`/lotto/lgw/games/opened/numero${KENO}`)).value.numeros).toHaveLength(1);
  for (const place of [
    `/lgw/vn/numeros/opened/game${KENO}`,
    '/lotto/lgw/games/opened/numero?gameCode=x',
  ]) {
    expect(await ask(place)).toMatchObject({ status: 404, message: 'not_found' });
  }
  expect(await ask('/lotto/lgw/games/opened/numero')).toMatchObject({ message: 'invalid_input' });
});

test('LOTT-10 API-16 lobby, games of a prize mode and recent results are one and the same', async () => {
  const { value: lobby } = await ask('/wps/game/lottery/lobby?prizeMode=ELOTT');
  const { value: games } = await ask('/wps/game/lottery/games?prizeMode=ELOTT');
  const { value: recent } = await ask('/wps/game/lottery/results?prizeMode=ELOTT');
  expect(lobby).toMatchObject({ prizeMode: 'ELOTT', prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'] });
  const listed = codesOf(lobby.menus.flatMap(({ games: some }) => some));
  expect(new Set(listed)).toEqual(new Set(codesOf(games)));
  expect(listed).toContain('keno-1m');
  expect(lobby.closingNext).toContain('keno-1m');
  expect(codesOf(recent.results)).toContain('keno-1m');
  expect(recent.serverNow).toBe(new Date(NOON.getTime() + 62_000).toISOString());
});

test('BRAND-18 GAME-11 the four prize modes are taken, any other is refused by name', async () => {
  for (const place of [
    '/lgw/games/game_menus',
    '/lgw/vn/games/game_menu',
    '/lgw/vn/games/game_menu/recent',
    '/wps/game/lottery/games',
    '/wps/game/lottery/lobby',
    '/wps/game/lottery/results',
  ]) {
    for (const prizeMode of ['LOTT', 'ZY', 'ELOTT', 'SEA']) {
      expect((await ask(`${place}?prizeMode=${prizeMode}`)).status, place).toBe(200);
    }
    for (const prizeMode of ['XX', 'lott', '', 'LOTT,ZY']) {
      expect(await ask(`${place}?prizeMode=${encodeURIComponent(prizeMode)}`)).toMatchObject({
        status: 400,
        message: 'prize_mode_unknown',
        value: { prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'] },
      });
    }
  }
  // The shipped catalogue has cards of both kinds: the page's own mode is ELOTT.
  expect((await ask('/wps/game/lottery/lobby')).value.prizeMode).toBe('ELOTT');
});

test('API-10 a book that hangs is a clear refusal, and no other call waits for it', async () => {
  mode = 'silent';
  const order: string[] = [];
  const lottery = ask('/lotto/lgw/games/opened/numero?gameCode=keno-1m&count=77').then((answer) => {
    order.push('lottery');
    return answer;
  });
  expect((await ask('/wps/game/menu')).status).toBe(200);
  order.push('menu');
  expect(await lottery).toMatchObject({ status: 503, message: 'lottery_away' });
  expect(order).toEqual(['menu', 'lottery']);
});
