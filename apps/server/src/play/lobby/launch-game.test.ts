import type { Endpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/lobby';
import { logout } from '@baize/contract/session';
import type { MemberId } from '@baize/std/id';
import { MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeStatus } from '../../people/members/index.ts';
import { endSession } from '../../people/sessions/index.ts';
import { givenAccount, givenSession } from '../../testing/identity.ts';
import { GAMES, givenCaller, LAUNCHERS, onLobby, useLobby } from '../../testing/lobby.ts';
import { origin } from '../../testing/world.ts';
import { openPlaySession as openGame } from '../play/index.ts';
import { launchGame } from './launch-game.ts';

const lobby = useLobby();

type Launched = { gameUrl: string; game: { nodeId: number }; isTrial: boolean };

const launch = (token: string | undefined, nodeId: number, language = 'TH') =>
  lobby.site.call(contract.launchGame, { nodeId: String(nodeId), language }, { token });

async function launchTokenOf(token: string, nodeId: number = GAMES.open): Promise<string> {
  const { value } = await launch(token, nodeId);
  return new URL((value as Launched).gameUrl).hash.slice(1);
}

const open = (launchToken: string, requestId = 'r1', vendor = 'studio') =>
  openGame(lobby.world, { vendor, launchToken, requestId });

const recentOf = async (token: string) => {
  const { value } = await lobby.site.call(contract.listRecentGames, { language: 'EN' }, { token });
  return (value as { nodeId: number; launchedAt: string }[]).map(({ nodeId }) => nodeId);
};

const countTokens = async (memberId: MemberId) => {
  const rows = await lobby.world.db
    .selectFrom('play_token')
    .select('hash')
    .where('member_id', '=', memberId)
    .execute();
  return rows.length;
};

test('API-23 a launch without a token is told to log in', async () => {
  expect(await launch(undefined, GAMES.open)).toMatchObject({
    status: 401,
    message: 'not_signed_in',
    value: { text: 'You are not logged in, please login' },
  });
});

test('GAME-33 API-23 a launch answers where the game is, its token behind the #', async () => {
  const { token } = await givenCaller(lobby);
  const { status, value } = await launch(token, GAMES.open);
  expect(status).toBe(200);
  const { gameUrl, game, isTrial } = value as Launched;
  const address = new URL(gameUrl);
  expect(`${address.origin}${address.pathname}`).toBe('https://studio.example/play/tigers');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    lang: 'TH',
    zone: 'Asia/Bangkok',
    back: 'https://mekhala.example/',
  });
  expect(address.hash).toMatch(/^#[\w-]{43}$/);
  expect({ nodeId: game.nodeId, isTrial }).toEqual({ nodeId: GAMES.open, isTrial: false });
});

test('LOTT-01 GAME-02 a lottery opens on its page of the site, and its token is good for every lottery', async () => {
  const { token } = await givenCaller(lobby);
  const { value } = await launch(token, GAMES.lottery);
  const address = new URL((value as Launched).gameUrl);
  expect(`${address.origin}${address.pathname}`).toBe('https://mekhala.example/seaLottery');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    gameCode: 'quick-thai-1m',
    view: 'betting',
    launchMode: 'LOTT',
    lottoArea: 'SEA',
    prizeMode: 'SEA',
    device: 'WEB',
    lang: 'TH',
  });
  expect(await open(address.hash.slice(1), 'r1', 'book')).toMatchObject({ game: null });
  const { token: trial } = await givenCaller(lobby, { type: 4 });
  expect(await launch(trial, GAMES.lottery)).toMatchObject({ message: 'in_need_true_account' });
});

test('a language that the brand does not speak is answered in the brand’s own', async () => {
  const { token } = await givenCaller(lobby);
  const { value } = await launch(token, GAMES.open, 'KO');
  expect(new URL((value as Launched).gameUrl).searchParams.get('lang')).toBe('TH');
});

test('GAME-33 a brand with delivery networks opens a game from one of them', async () => {
  const { token } = await givenCaller(lobby);
  const networks = ['https://one.example/games', 'https://two.example'];
  await onLobby(lobby, { networks }, async ({ call }) => {
    const wire = { nodeId: GAMES.open, language: 'EN' };
    const { value } = await call(contract.launchGameFb, wire, { token });
    expect((value as Launched).gameUrl).toMatch(/^https:\/\/two\.example\/play\/tigers\?lang=EN/);
  });
});

test('API-17 GCS_gameLaunchFB launches as launchGame does', async () => {
  const { token } = await givenCaller(lobby);
  const wire = { nodeId: GAMES.open, language: 'TH' };
  const { value } = await lobby.site.call(contract.launchGameFb, wire, { token });
  const [one, other] = [value as Launched, (await launch(token, GAMES.open)).value as Launched];
  expect(one.gameUrl.split('#')[0]).toBe(other.gameUrl.split('#')[0]);
  expect(await open(new URL(one.gameUrl).hash.slice(1))).toMatchObject({ game: 'tigers' });
});

test('GAME-16 a token opens the game once; replayed or stolen after that it is refused', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const launchToken = await launchTokenOf(token);
  expect(await open(launchToken, 'r1', 'elsewhere')).toBe('token_unknown');
  expect(await open(launchToken)).toMatchObject({ memberId, game: 'tigers', currency: 'THB' });
  expect(await open(launchToken, 'stolen')).toBe('token_used');
  expect(await open(`${launchToken.slice(0, -1)}_`, 'guessed')).toBe('token_unknown');
});

test('GAME-16 a token that nobody used within a minute is dead', async () => {
  const { token } = await givenCaller(lobby);
  const [used, late] = [await launchTokenOf(token), await launchTokenOf(token)];
  lobby.world.clock.advance(MINUTE_MS - SECOND_MS);
  expect(await open(used)).toMatchObject({ game: 'tigers' });
  lobby.world.clock.advance(SECOND_MS);
  expect(await open(late)).toBe('token_expired');
});

test('AUTH-14 whoever logs out ends the games that were launched from there', async () => {
  const { memberId, token } = await givenCaller(lobby);
  await launchTokenOf(token);
  await lobby.site.call(logout, {}, { token });
  const { rows } = await sql<{ payload: { memberId: string; sessionId: string } }>`
    select payload from graphile_worker._private_jobs
    where payload ->> 'memberId' = ${memberId}`.execute(lobby.world.db);
  const [launched] = await lobby.world.db
    .selectFrom('play_token')
    .select('session_id')
    .where('member_id', '=', memberId)
    .execute();
  expect(rows.map(({ payload }) => payload.sessionId)).toEqual([launched?.session_id]);
});

test('GAME-16 the token itself is kept nowhere', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const launchToken = await launchTokenOf(token);
  const rows = await lobby.world.db
    .selectFrom('play_token')
    .selectAll()
    .where('member_id', '=', memberId)
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(launchToken);
});

test('twenty launches at once are twenty tokens and one recent game', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const tokens = await Promise.all(Array.from({ length: 20 }, () => launchTokenOf(token)));
  expect(new Set(tokens).size).toBe(20);
  expect(await countTokens(memberId)).toBe(20);
  expect(await recentOf(token)).toEqual([GAMES.open]);
});

const REFUSED = [
  ['a game that is not there', 999_999, 404, 'not_found'],
  ['a game that is not shown', GAMES.unlisted, 404, 'not_found'],
  ['a game that is coming', GAMES.coming, 409, 'game_coming'],
  ['a game in maintenance', GAMES.maintenance, 503, 'game_maintenance'],
  ['a game that nobody serves here', GAMES.unreachable, 502, 'game_unreachable'],
] as const;

test.each(REFUSED)('%s is not launched', async (_, nodeId, status, message) => {
  const { memberId, token } = await givenCaller(lobby);
  expect(await launch(token, nodeId)).toMatchObject({ status, message });
  const wire = { nodeId, language: 'EN' };
  const tried = await lobby.site.call(contract.launchTrial, wire, { token });
  expect(tried).toMatchObject({ status, message });
  expect(await countTokens(memberId)).toBe(0);
  expect(await recentOf(token)).toEqual([]);
});

test('GAME-13 a game in maintenance says until when', async () => {
  const { token } = await givenCaller(lobby);
  const { value } = await launch(token, GAMES.maintenance);
  expect(value).toMatchObject({
    until: lobby.catalogue.game(GAMES.maintenance)?.until?.toISOString(),
  });
  expect((value as { until: string }).until).toMatch(/^2026-11-15T/);
});

test('a session that ended between click and launch opens nothing, at once', async () => {
  const { world, loaded: site, catalogue, bus } = lobby;
  const member = await givenAccount(world);
  const { token, sessionId } = await givenSession(lobby, member);
  expect(await launch(token, GAMES.open)).toMatchObject({ success: true });
  const ending = { memberId: member.id, sessionId, why: 'logout' } as const;
  await world.db.transaction().execute((tx) => endSession(world, tx, ending));
  expect(await launch(token, GAMES.open)).toMatchObject({
    status: 401,
    message: 'not_signed_in',
  });
  // A process that has not heard of it yet still takes them for a member, and must not open a wallet.
  const caller = { role: 'member', memberId: member.id, sessionId } as const;
  const options = { site, catalogue, bus, launchers: LAUNCHERS, publicUrl: '' };
  const input = { nodeId: GAMES.open, language: 'EN' };
  await expect(launchGame({ ...world, caller, origin: origin() }, options, input)).rejects.toThrow(
    'not_signed_in',
  );
  expect(await countTokens(member.id)).toBe(1);
});

test('a member who was blocked opens nothing, at once', async () => {
  const { memberId, token } = await givenCaller(lobby);
  await lobby.world.db
    .transaction()
    .execute((tx) => changeStatus(lobby.world, tx, { memberId, status: 'blocked' }));
  expect(await launch(token, GAMES.open)).toMatchObject({ message: 'not_signed_in' });
  expect(await countTokens(memberId)).toBe(0);
});

const CALLS: readonly (readonly [Endpoint, object])[] = [
  [contract.launchGame, { nodeId: '1', language: 'EN' }],
  [contract.launchGameFb, { nodeId: 1, language: 'EN' }],
];

test.each(CALLS)('GAME-03 a guest or trial account launches nothing: %o', async (call, wire) => {
  const trial = await givenCaller(lobby, { type: 4 });
  expect(await lobby.site.call(call, { ...wire })).toMatchObject({ message: 'not_signed_in' });
  expect(await lobby.site.call(call, { ...wire }, trial)).toMatchObject({
    message: 'in_need_true_account',
  });
});

test('GAME-15 recent games are the last launched, the newest first, each once', async () => {
  const { token } = await givenCaller(lobby);
  for (const nodeId of [GAMES.open, GAMES.live, GAMES.withoutTrial, GAMES.open]) {
    await launch(token, nodeId);
    lobby.world.clock.advance(SECOND_MS);
  }
  expect(await recentOf(token)).toEqual([GAMES.open, GAMES.withoutTrial, GAMES.live]);
});

test('GAME-15 the fifty newest are kept, also when several launch at once', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const launched_at = lobby.world.clock.now();
  const older = Array.from({ length: 60 }, (_, index) => GAMES.many + index);
  await lobby.world.db
    .insertInto('lobby_recent')
    .values(older.map((node_id) => ({ member_id: memberId, node_id, launched_at })))
    .execute();
  lobby.world.clock.advance(SECOND_MS);
  const games = [GAMES.open, GAMES.live, GAMES.withoutTrial];
  await Promise.all(Array.from({ length: 12 }, (_, index) => launch(token, games[index % 3] ?? 0)));
  const recent = await recentOf(token);
  expect(recent).toHaveLength(50);
  expect(new Set(recent.slice(0, 3))).toEqual(new Set(games));
});
