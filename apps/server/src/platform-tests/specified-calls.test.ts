import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { cloneDatabase } from '../testing/database.ts';
import { TEST_KEYS } from '../testing/keys.ts';

let platform: Platform;

beforeAll(async () => {
  const database = await cloneDatabase();
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: database.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-calls-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
    }),
  );
  return () => database.drop();
});
afterAll(() => platform.stop());

/** `book` is open, and says that the lotteries are away: no book runs here. */
type Needs = 'open' | 'book' | 'sealed' | 'token' | 'token, sealed';

/** Written by hand from the specification: what must be there, whatever our own table says. */
const SPECIFIED: readonly (readonly [string, string, string, Needs])[] = [
  ['API-05', 'POST', '/wps/session/login', 'sealed'],
  ['API-05', 'DELETE', '/wps/session/logout', 'token'],
  ['API-05', 'POST', '/wps/session/login/freeplay', 'open'],
  ['API-06', 'POST', '/wps/verification/sms/noLogin', 'open'],
  ['API-06', 'POST', '/wps/verification/sms/register', 'open'],
  ['API-07', 'GET', '/wps/system/whitelabel', 'open'],
  ['API-07', 'GET', '/wps/system/setting/register', 'open'],
  ['API-07', 'GET', '/wps/system/status', 'open'],
  ['API-07', 'GET', '/wps/system/domainRoute', 'open'],
  ['API-07 HELP-01', 'GET', '/wps/system/helpCenter', 'open'],
  ['API-08', 'GET', '/wps/member/info', 'token'],
  ['API-08', 'PUT', '/wps/member/register', 'sealed'],
  ['API-08', 'PUT', '/wps/member/register/mobile', 'sealed'],
  ['API-08', 'POST', '/wps/member/password', 'token, sealed'],
  ['API-08', 'POST', '/wps/member/password/email', 'open'],
  ['API-08', 'POST', '/wps/member/password/verification', 'sealed'],
  ['API-08', 'GET', '/wps/member/info/icon', 'token'],
  ['API-08', 'GET', '/wps/member/info/funds/consolidated', 'token'],
  ['API-09', 'GET', '/wps/agent/affiliate', 'open'],
  ['API-09', 'GET', '/wps/captcha', 'open'],
  ['API-09 HELP-02', 'PUT', '/wps/feedback', 'open'],
  ['API-09', 'GET', '/wps/v2/wallets/balance', 'token'],
  ['API-10 API-18', 'GET', '/lgw/games/game_menus', 'book'],
  ['API-10 API-19', 'GET', '/lgw/vn/games/game_menu?prizeMode=LOTT&device=WEB', 'book'],
  ['API-10 API-20', 'GET', '/lgw/vn/games/game_menu/recent', 'book'],
  ['API-10 API-21', 'GET', '/lgw/vn/numeros/opened/game?gameCode=keno-1m', 'book'],
  ['API-10 API-22', 'GET', '/lotto/lgw/games/opened/numero?gameCode=keno-1m', 'book'],
  ['API-16 LOTT-02', 'GET', '/wps/game/lottery/games', 'book'],
  ['API-16 LOTT-10', 'GET', '/wps/game/lottery/lobby', 'book'],
  ['API-16 LOTT-10', 'GET', '/wps/game/lottery/results', 'book'],
  ['API-23', 'GET', '/wps/game/launchGame', 'token'],
  ['API-24 PROMO-03', 'POST', '/wps/relay/rafflePromotion', 'token'],
  ['API-11', 'POST', '/wps/relay/GCS_walletTransfer', 'token'],
  ['API-11', 'POST', '/wps/relay/GCS_gameLaunchFB', 'token'],
  ['API-11', 'GET', '/wps/relay/GCSGAME_gameList', 'open'],
  ['API-11', 'GET', '/wps/relay/hotGamesV2', 'open'],
  ['API-11', 'GET', '/wps/relay/getVassGameType', 'open'],
  ['API-11', 'GET', '/wps/relay/newGameVendor', 'open'],
  ['API-11', 'GET', '/wps/relay/getRankList', 'open'],
  ['API-11', 'GET', '/wps/relay/GCS_recentGame', 'token'],
  ['API-11', 'GET', '/wps/relay/GCS_merchantWallet', 'token'],
  ['API-12', 'GET', '/wps/relay/favoriteGameIds', 'token'],
  ['API-12', 'GET', '/wps/relay/favoriteGames', 'token'],
  ['API-12', 'POST', '/wps/relay/favoriteGames', 'token'],
  ['API-12', 'DELETE', '/wps/relay/favoriteGames', 'token'],
  ['API-12', 'GET', '/wps/relay/announcements', 'open'],
  ['API-17', 'POST', '/wps/relay/GCS_gameLaunchFB', 'token'],
  ['API-14', 'GET', '/wps/relay/pointBalance', 'token'],
  ['API-14', 'GET', '/wps/relay/pointReward', 'open'],
  ['API-14', 'GET', '/wps/relay/pointConfig', 'open'],
  ['API-14', 'GET', '/wps/relay/pointRedeemList', 'token'],
  ['API-14', 'POST', '/wps/relay/MCS2_redeemPointReward', 'token, sealed'],
  ['API-14', 'POST', '/wps/relay/MCS2_convertPoint', 'token, sealed'],
  ['API-15', 'GET', '/wps/relay/ODSFE2_MemTransDet', 'token'],
  ['API-15', 'POST', '/wps/relay/ODSFE2_MemTransDet', 'token'],
  ['API-25 HELP-03', 'GET', '/wps/relay/GLS2_roomList', 'open'],
  ['API-25 HELP-03', 'POST', '/wps/relay/GLS2_roomList', 'open'],
  ['API-26 HELP-03', 'GET', '/wps/relay/CBS_modelList', 'open'],
  ['API-27 HELP-03', 'GET', '/wps/relay/launchChat', 'token'],
  ['API-16', 'GET', '/wps/relay/hotGamesV2', 'open'],
  ['API-16', 'GET', '/wps/member/info/funds/consolidated', 'token'],
  ['API-16', 'GET', '/wps/game/menu', 'open'],
  ['API-16', 'GET', '/wps/game/index', 'open'],
  ['API-16', 'GET', '/wps/game/info', 'open'],
  ['API-16', 'GET', '/wps/system/domainRoute', 'open'],
  ['API-16', 'GET', '/wps/system/setting/validation', 'open'],
  ['API-16', 'GET', '/wps/system/permission', 'open'],
  ['API-16', 'GET', '/wps/system/countryCodes', 'open'],
  ['API-16', 'PUT', '/wps/member/language', 'open'],
];

async function ask(method: string, place: string, headers: Record<string, string> = {}) {
  const hasBody = method === 'POST' || method === 'PUT';
  const reply = await fetch(`${platform.url}${place}`, {
    method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: '{}' } : {}),
  });
  return { status: reply.status, ...((await reply.json()) as { message: string | null }) };
}

test.each(SPECIFIED)('%s %s %s is there, %s', async (_id, method, place, needs) => {
  const { message } = await ask(method, place);
  if (needs.includes('sealed')) expect(message).toBe('sealed_required');
  else if (needs === 'token') expect(message).toBe('not_signed_in');
  else if (needs === 'book') expect(message).toBe('lottery_away');
  else expect([null, 'invalid_input']).toContain(message);
});

test.each(SPECIFIED)('%s %s %s is served by no other method', async (_id, method, place) => {
  const others = ['GET', 'POST', 'PUT', 'DELETE'].filter(
    (other) => !SPECIFIED.some(([, known, at]) => at === place && known === other),
  );
  for (const other of others) {
    // The icon is also set by a call of ours.
    if (other === 'PUT' && place.endsWith('/icon')) continue;
    expect(await ask(other, place), `${other} instead of ${method}`).toMatchObject({
      status: 404,
      message: 'not_found',
    });
  }
});

test.each(SPECIFIED.filter(([, , , needs]) => needs === 'token'))(
  '%s %s %s takes no dead or made-up token',
  async (_id, method, place) => {
    for (const token of ['nobody', 'x'.repeat(150), "' or 1=1 --"]) {
      expect(await ask(method, place, { authorization: `Bearer ${token}` })).toMatchObject({
        status: 401,
        message: 'not_signed_in',
      });
    }
  },
);

test('API-05 free play asks for its two headers by value', async () => {
  expect(await ask('POST', '/wps/session/login/freeplay')).toMatchObject({
    message: 'invalid_input',
    value: { fields: ['encryption', 'x-gateway-version'] },
  });
  expect(
    await ask('POST', '/wps/session/login/freeplay', {
      encryption: 'none',
      'x-gateway-version': '2',
    }),
  ).toMatchObject({ message: 'invalid_input', value: { fields: ['x-gateway-version'] } });
});
