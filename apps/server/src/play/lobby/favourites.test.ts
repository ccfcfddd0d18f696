import * as contract from '@baize/contract/lobby';
import { expect, test } from 'vitest';
import { createLog } from '../../base/kernel/index.ts';
import { GAMES, givenCaller, MANY, useLobby } from '../../testing/lobby.ts';
import { httpWith } from '../../testing/server.ts';
import { lobbyRoutes } from './index.ts';

const lobby = useLobby();

const QUERY = {
  clientType: '3',
  platform: 'flash,html5-desktop',
  language: 'EN',
  pageNo: '1',
  pageSize: '999',
  gameType: 'RNG',
};

const ids = async (token: string) =>
  (await lobby.site.call(contract.listFavouriteIds, {}, { token })).value;
const add = (token: string, nodeId: unknown) =>
  lobby.site.call(contract.addFavourite, { nodeId }, { token });
const remove = (token: string, nodeId: number, facts = {}) => {
  const wire = { nodeId: String(nodeId), vendor: 'PG', gameType: 'RNG', ...facts };
  return lobby.site.call(contract.removeFavourite, wire, { token });
};
type Page = { content: { nodeId: number }[]; pageNum: number; totalPages: number };
const list = async (token: string, facts = {}) => {
  const { value } = await lobby.site.call(
    contract.listFavourites,
    { ...QUERY, ...facts },
    { token },
  );
  const { content, ...page } = value as Page;
  return { ids: content.map(({ nodeId }) => nodeId), ...page };
};

test('FAV-03 games are added, listed the newest first, and removed', async () => {
  const { token } = await givenCaller(lobby);
  expect(await list(token)).toEqual({ ids: [], pageNum: 1, totalPages: 0 });
  for (const nodeId of [GAMES.open, GAMES.live, GAMES.coming]) {
    expect(await add(token, nodeId)).toMatchObject({ success: true, value: { nodeId } });
    lobby.world.clock.advance(1_000);
  }
  const newestFirst = [GAMES.coming, GAMES.live, GAMES.open];
  expect(await ids(token)).toEqual(newestFirst);
  expect(await list(token)).toEqual({ ids: newestFirst, pageNum: 1, totalPages: 1 });
  expect(await list(token, { pageNo: '2', pageSize: '2' })).toEqual({
    ids: [GAMES.open],
    pageNum: 2,
    totalPages: 2,
  });
  expect(await list(token, { pageNo: '9', pageSize: '2' })).toMatchObject({ ids: [] });
  expect(await remove(token, GAMES.live)).toMatchObject({ success: true });
  expect(await ids(token)).toEqual([GAMES.coming, GAMES.open]);
});

test('FAV-01 a game added again, also fifty times at once, stands there once', async () => {
  const { token } = await givenCaller(lobby);
  const added = await Promise.all(Array.from({ length: 50 }, () => add(token, GAMES.open)));
  expect(added.every(({ success }) => success)).toBe(true);
  lobby.world.clock.advance(1_000);
  await add(token, GAMES.live);
  lobby.world.clock.advance(1_000);
  await add(token, GAMES.open);
  expect(await ids(token)).toEqual([GAMES.live, GAMES.open]);
});

test('a game that is not there, or not shown, cannot be liked', async () => {
  const { token } = await givenCaller(lobby);
  for (const nodeId of [999_999, GAMES.unlisted]) {
    expect(await add(token, nodeId)).toMatchObject({ message: 'not_found' });
  }
  for (const nodeId of [0, -1, 1.5, '1', null, 3_000_000_000]) {
    expect(await add(token, nodeId)).toMatchObject({ message: 'invalid_input' });
  }
  expect(await ids(token)).toEqual([]);
});

test('at the end 999 are liked and no more, however many come at once', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const added_at = lobby.world.clock.now();
  await lobby.world.db
    .insertInto('lobby_favourite')
    .values(
      Array.from({ length: 985 }, (_, index) => ({
        member_id: memberId,
        node_id: GAMES.many + index,
        added_at,
      })),
    )
    .execute();
  const wanted = Array.from({ length: 40 }, (_, index) => GAMES.many + MANY - 1 - index);
  const replies = await Promise.all(wanted.map((nodeId) => add(token, nodeId)));
  expect(replies.filter(({ success }) => success)).toHaveLength(14);
  expect(new Set(replies.map(({ message }) => message))).toEqual(
    new Set([null, 'favourites_full']),
  );
  expect(await list(token)).toMatchObject({ ids: { length: 999 }, totalPages: 1 });
  // What is liked already is no new one.
  expect(await add(token, GAMES.many)).toMatchObject({ success: true });
});

test('a removal is harmless when repeated, and a wrong vendor is no reason to fail', async () => {
  const [one, other] = [await givenCaller(lobby), await givenCaller(lobby)];
  for (const { token } of [one, other]) {
    await add(token, GAMES.open);
    await add(token, GAMES.live);
  }
  expect(await remove(one.token, GAMES.open, { vendor: 'AG', gameType: 'LIVE' })).toMatchObject({
    success: true,
    value: { nodeId: GAMES.open },
  });
  expect(await remove(one.token, GAMES.open)).toMatchObject({ success: true });
  expect(await remove(one.token, 999_999)).toMatchObject({ success: true });
  expect(await ids(one.token)).toEqual([GAMES.live]);
  expect(await ids(other.token)).toHaveLength(2);
});

test('a game that is gone from the catalogue is on no page and can still be removed', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const added_at = lobby.world.clock.now();
  const gone = { member_id: memberId, node_id: 888_888, added_at };
  await lobby.world.db.insertInto('lobby_favourite').values(gone).execute();
  await add(token, GAMES.open);
  expect(await list(token)).toMatchObject({ ids: [GAMES.open], totalPages: 1 });
  expect(await ids(token)).toContain(888_888);
  expect(await remove(token, 888_888)).toMatchObject({ success: true });
  expect(await ids(token)).toEqual([GAMES.open]);
});

test.each([
  { pageNo: '-1' },
  { pageNo: '0' },
  { pageNo: '1000000000' },
  { pageSize: '1000' },
  { gameType: 'NONSENSE' },
  { language: 'klingon' },
])('a list is not asked for with %o', async (facts) => {
  const { token } = await givenCaller(lobby);
  const { call } = lobby.site;
  const reply = await call(contract.listFavourites, { ...QUERY, ...facts }, { token });
  expect(reply).toMatchObject({ status: 400, message: 'invalid_input' });
});

const askByAddress = (url: string, token: string, headers = {}) =>
  fetch(`${url}${contract.listFavourites.path}?${new URLSearchParams({ ...QUERY, token })}`, {
    headers,
  }).then(async (reply) => ({ status: reply.status, text: await reply.text() }));

test('FAV-03 the token may come in the address of the list and of no other call', async () => {
  const { token } = await givenCaller(lobby);
  const other = await givenCaller(lobby);
  await add(token, GAMES.open);
  const { url } = lobby.site;
  const listed = await askByAddress(url, token);
  expect(listed.status).toBe(200);
  expect(listed.text).toContain(`"nodeId":${GAMES.open}`);
  expect(listed.text).not.toContain(token);
  // The header is whose session it is, where there is one.
  const byHeader = await askByAddress(url, token, { authorization: `Bearer ${other.token}` });
  expect(byHeader.text).toContain('"content":[]');
  expect((await askByAddress(url, 'nonsense')).status).toBe(401);
  expect((await askByAddress(url, 'x'.repeat(5_000))).status).toBe(401);
  const elsewhere = await fetch(`${url}${contract.listFavouriteIds.path}?token=${token}`);
  expect(elsewhere.status).toBe(401);
});

test('FAV-03 a token in the address is in no log line, also when the call fails', async () => {
  const { memberId, token } = await givenCaller(lobby);
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const broken = { ...lobby.world, log, db: null as never };
  const { loaded: site, catalogue, bus } = lobby;
  const launched = { launchers: new Map(), publicUrl: 'https://mekhala.example' };
  const routes = lobbyRoutes({ site, catalogue, bus, ...launched });
  const app = httpWith(broken, routes, { identify: async () => ({ role: 'member', memberId }) });
  const query = new URLSearchParams({ ...QUERY, token }).toString();
  const reply = await app.inject({ url: `${contract.listFavourites.path}?${query}` });
  await app.inject({ url: `${contract.listFavourites.path}?${query}&pageNo=x` });
  await app.inject({ url: `${contract.listFavourites.path}x?${query}` });
  expect(reply.statusCode).toBe(500);
  expect(lines.length).toBeGreaterThan(0);
  expect([...lines, reply.body].join('\n')).not.toContain(token);
  await app.close();
});
