import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../app.ts';
import { loadBrand } from '../base/brand/index.ts';
import { systemClock } from '../base/kernel/index.ts';
import { readConfig } from '../config/config.ts';
import { createMember } from '../people/members/index.ts';
import { openSession } from '../people/sessions/index.ts';
import { TEST_KEYS } from '../testing/keys.ts';
import { origin, useWorld } from '../testing/world.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform(
    readConfig({
      KEYS: TEST_KEYS,
      DATABASE_URL: t.world.url,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'baize-calls-')),
      PORT: '0',
      ROLES: 'site',
      LOG_LEVEL: 'silent',
    }),
  );
  return () => platform.stop();
});

/** A session of a member of their own: some of the calls end it. */
const givenToken = () =>
  t.world.db.transaction().execute(async (tx) => {
    const world = { ...t.world, clock: systemClock };
    const id = t.world.newId('mem');
    const account = `caller${id.slice(-10).toLowerCase()}`;
    const member = await createMember(world, tx, { account, currency: brand.currency.code });
    const at = { brand, member, method: 'username', origin: origin() } as const;
    return (await openSession(world, tx, at)).token;
  });

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
  ['API-12', 'GET', '/wps/relay/missionSummary', 'token'],
  ['API-12', 'GET', '/wps/relay/missionLeaderboard', 'token'],
  ['API-13', 'GET', '/wps/relay/dividend', 'token'],
  ['API-13', 'GET', '/wps/relay/dailySalary', 'token'],
  ['API-13', 'POST', '/wps/relay/hourlySalary', 'token'],
  ['API-13', 'POST', '/wps/relay/realtimeSalary', 'token'],
  ['API-17', 'POST', '/wps/relay/GCS_gameLaunchFB', 'token'],
  ['API-14', 'GET', '/wps/relay/pointBalance', 'token'],
  ['API-14', 'GET', '/wps/relay/pointReward', 'open'],
  ['API-14', 'GET', '/wps/relay/pointConfig', 'open'],
  ['API-14', 'GET', '/wps/relay/pointRedeemList', 'token'],
  ['API-14', 'POST', '/wps/relay/MCS2_redeemPointReward', 'token, sealed'],
  ['API-14', 'POST', '/wps/relay/MCS2_convertPoint', 'token, sealed'],
  ['API-15', 'GET', '/wps/relay/CSP_unreadCount', 'token'],
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

const FEEDBACK = {
  kind: 'feedback',
  content: 'The pages open quickly and read well. '.repeat(10),
  email: 'guest@example.com',
  requestKey: 'guest-feedback-1',
};
const PHONE = { mobileNum: '0812345678', countryDialingCode: '66' };
const LISTED = 'clientType=3&platform=flash,html5-desktop&pageNo=1&pageSize=20&language=EN';

/** What the open calls ask for, as the specification says, and what they answer nobody in particular. */
const ASKED_BY_GUESTS: readonly (readonly [string, string, object | null, string | null])[] = [
  ['GET', '/wps/agent/affiliate?code=nobody&domain=mekhala.example', null, 'invitation_code_error'],
  ['GET', '/wps/captcha?captchaId=', null, null],
  ['PUT', '/wps/feedback', FEEDBACK, null],
  ['PUT', '/wps/member/language', { language: 'EN' }, null],
  ['POST', '/wps/verification/sms/noLogin', PHONE, 'verification_first'],
  ['GET', `/wps/relay/GCSGAME_gameList?${LISTED}&merchant=mekhala&gameType=RNG`, null, null],
  ['GET', `/wps/relay/hotGamesV2?${LISTED}&merchantCode=mekhala&isPlatform=2`, null, null],
  ['GET', '/wps/relay/newGameVendor?merchantCode=mekhala&platform=html5-desktop', null, null],
  ['GET', '/wps/relay/getRankList?gameCategory=ALL&language=EN&limitNum=20', null, null],
  ['GET', '/wps/relay/announcements?types=B,PL,PU,PR&platform=W&execution=B', null, null],
  ['GET', '/wps/relay/pointReward?language=EN', null, null],
  ['GET', '/wps/relay/pointConfig?language=EN', null, null],
];

type Sent = { readonly headers?: Record<string, string>; readonly body?: object | null };

async function ask(method: string, place: string, headers: Record<string, string> = {}) {
  return send(method, place, { headers });
}

async function send(method: string, place: string, { headers = {}, body }: Sent) {
  const hasBody = method === 'POST' || method === 'PUT';
  const reply = await fetch(`${platform.url}${place}`, {
    method,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  return { status: reply.status, ...((await reply.json()) as { message: string | null }) };
}

/** The same call, sealed for the key that is served. */
async function askSealed(method: string, place: string, headers: Record<string, string>) {
  const served = await fetch(`${platform.url}/wps/system/sealKey`);
  const { value } = (await served.json()) as { value: { kid: string; key: JWK } };
  const body = await new CompactEncrypt(new TextEncoder().encode('{}'))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: value.kid, path: place })
    .encrypt(await importJWK(value.key, 'ECDH-ES'));
  const reply = await fetch(`${platform.url}${place}`, {
    method,
    headers: { 'content-type': 'application/jose', ...headers },
    body,
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

/** Refusals that are about how a call was made and not about what it asked for. */
const NOT_TAKEN = ['not_found', 'not_signed_in', 'sealed_required', 'seal_unreadable'];

test.each(SPECIFIED.filter(([, , , needs]) => needs !== 'open' && needs !== 'book'))(
  'API-01 %s %s %s is taken %s from a member, and not in any other form',
  async (_id, method, place, needs) => {
    const token = await givenToken();
    const isSealed = needs.includes('sealed');
    const sendBy = (headers: Record<string, string>) =>
      isSealed ? askSealed(method, place, headers) : ask(method, place, headers);
    if (needs.includes('token')) expect((await sendBy({})).message).toBe('not_signed_in');
    const headers = { authorization: `Bearer ${token}` };
    expect(NOT_TAKEN).not.toContain((await sendBy(headers)).message);
    if (isSealed) expect((await ask(method, place, headers)).message).toBe('sealed_required');
  },
);

test.each(ASKED_BY_GUESTS)(
  'API-01 %s %s answers a guest, and whoever has a token, alike',
  async (method, place, body, message) => {
    const token = { authorization: `Bearer ${await givenToken()}` };
    for (const headers of [{}, token]) {
      // A picture is drawn once for its id, and not at once again for an address.
      const id = t.world.newId('req');
      const from = { 'x-forwarded-for': `198.51.100.${headers === token ? 2 : 1}` };
      const at = place.endsWith('captchaId=') ? `${place}${id}` : place;
      expect(await send(method, at, { body, headers: { ...headers, ...from } })).toMatchObject({
        message,
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
