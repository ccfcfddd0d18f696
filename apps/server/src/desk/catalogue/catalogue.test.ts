import * as contract from '@baize/contract/catalog-desk';
import { later, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test, vi } from 'vitest';
import { catalogRoutes } from '../../play/catalog/index.ts';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { catalogueRoutes } from './index.ts';

const t = useWorld();
let parts: CatalogueParts;
let mali: GivenOperator;

beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  mali = await givenOperator(t.world, 'admin');
  return () => parts.bus.stop();
});

const call: ReturnType<typeof callerOf> = (...asked) =>
  callerOf(t.world, catalogueRoutes)(...asked);
const done = async (...asked: Parameters<typeof call>) =>
  expect((await call(...asked)).message).toBe(null);

/** What a guest's page asks for, from the process that was told of the change. */
async function ask(path: string, query: Record<string, string>) {
  await parts.catalogue.settled();
  const http = httpWith(t.world, catalogRoutes(parts));
  return (await http.inject({ url: `${path}?${new URLSearchParams(query)}` })).json();
}

const now = () => parts.catalogue.now();
/** The event has to arrive before the process knows. */
const soon = (look: () => void) => vi.waitFor(look, { timeout: 10_000 });
const reason = 'the vendor asked for it';

test('a game and a vendor switched off are gone from the catalogue and the search; put back they return', async () => {
  const game = now().games.find(({ state, isEntrance }) => state === 'open' && !isEntrance);
  if (!game) throw new Error('some game is open');
  const search = async () =>
    JSON.stringify(await ask('/wps/game/index', { language: 'EN' })).includes(
      `"nodeId":${game.nodeId},`,
    );
  expect(await search()).toBe(true);
  const target = { nodeId: game.nodeId };
  await done(mali.caller, contract.setListed, { target, isListed: false, reason });
  await soon(() => expect(now().byNodeId.has(game.nodeId)).toBe(false));
  expect(await search()).toBe(false);
  await done(mali.caller, contract.setListed, { target, isListed: true, reason });
  await soon(() => expect(now().byNodeId.has(game.nodeId)).toBe(true));
  expect(await search()).toBe(true);

  const vendor = { vendor: game.vendor };
  await done(mali.caller, contract.setListed, { target: vendor, isListed: false, reason });
  await soon(() => expect(now().vendorCodes.has(game.vendor)).toBe(false));
  expect(now().games.some((one) => one.vendor === game.vendor)).toBe(false);
  await done(mali.caller, contract.setListed, { target: vendor, isListed: true, reason });
  await soon(() => expect(now().vendorCodes.has(game.vendor)).toBe(true));
});

test('OPS-14 an order of games and of vendors changed at the desk is the order of the catalogue', async () => {
  const vendors = now()
    .vendors.filter(({ gameType }) => gameType === 'RNG')
    .map(({ code }) => code);
  const { value } = await call(mali.caller, contract.listDeskVendors);
  const { categories } = value as unknown as {
    categories: { gameType: string; vendors: string[] }[];
  };
  const all = categories.find(({ gameType }) => gameType === 'RNG')?.vendors ?? [];
  await done(mali.caller, contract.orderVendors, { gameType: 'RNG', vendors: all.toReversed() });
  await soon(() =>
    expect(
      now()
        .vendors.filter(({ gameType }) => gameType === 'RNG')
        .map(({ code }) => code),
    ).toEqual(vendors.toReversed()),
  );
  const vendor = now().games.find(({ state }) => state === 'open')?.vendor ?? '';
  const others = now().games.filter((game) => game.vendor !== vendor);
  const own = (await call(mali.caller, contract.listDeskGames, { vendor })).value as unknown as {
    games: { nodeId: number }[];
  };
  const nodeIds = own.games.map(({ nodeId }) => nodeId).toReversed();
  await done(mali.caller, contract.orderGames, { vendor, nodeIds });
  await soon(() =>
    expect(
      now()
        .games.filter((game) => game.vendor === vendor)
        .map((game) => game.nodeId),
    ).toEqual(nodeIds.filter((nodeId) => now().byNodeId.has(nodeId))),
  );
  expect(now().games.filter((game) => game.vendor !== vendor)).toEqual(others);
  const { message } = await call(mali.caller, contract.orderGames, {
    vendor,
    nodeIds: nodeIds.slice(1),
  });
  expect(message).toBe('catalog_changed');
});

test('maintenance set at the desk closes a game, and lifted there it is open', async () => {
  const game = now().games.find(({ state }) => state === 'open');
  if (!game) throw new Error('some game is open');
  const target = { nodeId: game.nodeId };
  const at = t.world.clock.now();
  const window = { from: at.toISOString(), until: later(at, 60 * MINUTE_MS).toISOString() };
  await done(mali.caller, contract.setCatalogMaintenance, { target, ...window, reason });
  await soon(() => expect(parts.catalogue.game(game.nodeId)?.state).toBe('maintenance'));
  const lifted = { target, from: null, until: null, reason };
  await done(mali.caller, contract.setCatalogMaintenance, lifted);
  await soon(() => expect(parts.catalogue.game(game.nodeId)?.state).toBe('open'));
  const { message } = await call(mali.caller, contract.setCatalogMaintenance, {
    target,
    from: window.until,
    until: window.from,
    reason,
  });
  expect(message).toBe('invalid_input');
});

test('OPS-16 a game added to the hot list at the desk stands in it; removed there, it is gone', async () => {
  const before = now().hot.map(({ nodeId }) => nodeId);
  const { value } = await call(mali.caller, contract.listDeskGames, { hot: 'yes' });
  const listed = (value as unknown as { games: { nodeId: number }[] }).games.map(
    ({ nodeId }) => nodeId,
  );
  const added = now().games.find(
    ({ nodeId, isEntrance }) => !isEntrance && !listed.includes(nodeId),
  );
  if (!added) throw new Error('some game is not hot');
  const nodeIds = [added.nodeId, ...listed];
  await done(mali.caller, contract.setHotGames, { nodeIds, before: listed });
  await soon(() => expect(now().hot[0]?.nodeId).toBe(added.nodeId));
  const late = { nodeIds: [], before: listed };
  expect((await call(mali.caller, contract.setHotGames, late)).message).toBe('catalog_changed');
  await done(mali.caller, contract.setHotGames, { nodeIds: listed, before: nodeIds });
  await soon(() => expect(now().hot.map(({ nodeId }) => nodeId)).toEqual(before));
});

test('OPS-04 every change of the catalogue is a line of the audit log, and only who may makes one', async () => {
  const chai = await givenOperator(t.world, 'auditor');
  const target = { nodeId: now().games[0]?.nodeId };
  const asked = { target, isListed: false, reason };
  expect((await call(chai.caller, contract.setListed, asked)).message).toBe('not_permitted');
  const releasedOn = '2026-11-01';
  await done(mali.caller, contract.setReleased, { nodeId: target.nodeId, releasedOn });
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'subject'])
    .where('action', 'like', 'catalog.%')
    .execute();
  expect(lines).toContainEqual({ action: 'catalog.released', subject: `game ${target.nodeId}` });
  expect(new Set(lines.map(({ action }) => action))).toEqual(
    new Set([
      'catalog.listed',
      'catalog.unlisted',
      'catalog.ordered',
      'catalog.maintained',
      'catalog.reopened',
      'catalog.hot',
      'catalog.released',
    ]),
  );
});
