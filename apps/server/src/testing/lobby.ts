import type { Flags } from '@baize/contract/flags';
import type { GameType } from '@baize/contract/game';
import { assert } from '@baize/std/assert';
import { HOUR_MS, later } from '@baize/std/time';
import { beforeAll } from 'vitest';
import { type LoadedBrand, loadBrand } from '../base/brand/index.ts';
import { type Bus, startBus } from '../base/kernel/index.ts';
import { type Catalogue, openCatalogue } from '../play/catalog/index.ts';
import { lobbyRoutes } from '../play/lobby/index.ts';
import { givenAccount, givenSession, openTestSite, type TestSite } from './identity.ts';
import { type TestWorld, useWorld } from './world.ts';

export const GAMES = {
  open: 1,
  withoutTrial: 2,
  coming: 3,
  maintenance: 4,
  unreachable: 5,
  unlisted: 6,
  lottery: 8,
  live: 7,
  /** The first of many that nobody plays. */
  many: 10_001,
} as const;

export const MANY = 1_100;
export const LAUNCHERS = new Map([
  ['studio', 'https://studio.example/'],
  ['book', 'https://tickets.example'],
]);

const PUBLIC_URL = 'https://mekhala.example';

export type TestLobby = {
  readonly world: TestWorld;
  readonly loaded: LoadedBrand;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly site: TestSite;
};

/** A world with a small catalogue and a running site that serves the lobby. */
export function useLobby(): TestLobby {
  const t = useWorld();
  const loaded = loadBrand('mekhala');
  const running: Pick<TestLobby, 'catalogue' | 'bus' | 'site'>[] = [];
  beforeAll(async () => {
    await givenGames(t.world);
    const bus = await startBus(t.world, t.world.url);
    const catalogue = await openCatalogue(t.world, bus, loaded);
    const site = await openLobby({ world: t.world, loaded, catalogue, bus });
    running.push({ catalogue, bus, site });
    return async () => {
      await site.stop();
      await bus.stop();
    };
  });
  const open = () => {
    const [opened] = running;
    assert(opened, 'the lobby is there once the tests of the file run');
    return opened;
  };
  return {
    loaded,
    get world() {
      return t.world;
    },
    get catalogue() {
      return open().catalogue;
    },
    get bus() {
      return open().bus;
    },
    get site() {
      return open().site;
    },
  };
}

type Opening = Pick<TestLobby, 'world' | 'loaded' | 'catalogue' | 'bus'>;

/** Another process of the same lobby, of a brand that is set otherwise where the test says so. */
export function openLobby(
  { world, loaded, catalogue, bus }: Opening,
  { flags, networks }: { flags?: Partial<Flags>; networks?: readonly string[] } = {},
): Promise<TestSite> {
  const brand = { ...loaded.brand, ...(networks ? { launchGameCDNs: [...networks] } : {}) };
  const changed = { ...loaded, brand, flags: { ...loaded.flags, ...flags } };
  return openTestSite(world, changed, (site) =>
    lobbyRoutes({ site, catalogue, bus, launchers: LAUNCHERS, publicUrl: PUBLIC_URL }),
  );
}

/** Runs a test on a process of its own. */
export async function onLobby(
  lobby: Opening,
  changes: Parameters<typeof openLobby>[1],
  run: (site: TestSite) => Promise<void>,
): Promise<void> {
  const site = await openLobby(lobby, changes);
  try {
    await run(site);
  } finally {
    await site.stop();
  }
}

/** Somebody who is logged in. */
export async function givenCaller(lobby: Opening, { type = 0 } = {}) {
  const member = await givenAccount(lobby.world, { type });
  const { token } = await givenSession(lobby, member);
  return { memberId: member.id, token };
}

type GameFacts = {
  readonly node_id: number;
  readonly vendor?: string;
  readonly game_type?: GameType;
  readonly is_open?: boolean;
  readonly has_trial?: boolean;
  readonly is_listed?: boolean;
  readonly code?: string;
};

async function givenGames(world: TestWorld): Promise<void> {
  const names = JSON.stringify({ EN: 'Game', TH: 'เกม' });
  const vendors = [
    { code: 'PG', provider: 'studio' },
    { code: 'CQ9', provider: 'elsewhere' },
    { code: 'AG', provider: 'studio' },
    { code: 'TCG_SEA', provider: 'book' },
  ];
  const types = { PG: 'RNG', CQ9: 'RNG', AG: 'LIVE', TCG_SEA: 'LOTT' } as const;
  await world.db
    .insertInto('catalog_vendor')
    .values(vendors.map((vendor, position) => ({ ...vendor, names, position })))
    .execute();
  await world.db
    .insertInto('catalog_vendor_type')
    .values(
      Object.entries(types).map(([vendor, game_type]) => ({ vendor, game_type, position: 0 })),
    )
    .execute();
  await givenGame(world, { node_id: GAMES.open, has_trial: true, code: 'tigers' });
  await givenGame(world, { node_id: GAMES.withoutTrial });
  await givenGame(world, { node_id: GAMES.coming, is_open: false });
  await givenGame(world, { node_id: GAMES.maintenance });
  await givenGame(world, { node_id: GAMES.unreachable, vendor: 'CQ9' });
  await givenGame(world, { node_id: GAMES.unlisted, is_listed: false });
  await givenGame(world, { node_id: GAMES.live, vendor: 'AG', game_type: 'LIVE', code: 'table' });
  await givenGame(world, {
    node_id: GAMES.lottery,
    vendor: 'TCG_SEA',
    game_type: 'LOTT',
    code: 'quick-thai-1m',
  });
  const now = world.clock.now();
  await world.db
    .updateTable('catalog_game')
    .set({ maintenance_from: later(now, -HOUR_MS), maintenance_until: later(now, HOUR_MS) })
    .where('node_id', '=', GAMES.maintenance)
    .execute();
  for (let first = 0; first < MANY; first += 100) {
    const numbers = Array.from({ length: 100 }, (_, index) => GAMES.many + first + index);
    await world.db
      .insertInto('catalog_game')
      .values(numbers.map((node_id) => rowOf({ node_id })))
      .execute();
  }
}

const givenGame = (world: TestWorld, facts: GameFacts) =>
  world.db.insertInto('catalog_game').values(rowOf(facts)).execute();

const rowOf = (facts: GameFacts) => ({
  vendor: 'PG',
  code: `game-${facts.node_id}`,
  game_type: 'RNG',
  names: JSON.stringify({ EN: `Game ${facts.node_id}`, TH: `เกม ${facts.node_id}` }),
  cover: 'koi-gate',
  position: facts.node_id,
  released_on: '2026-01-01',
  is_open: true,
  ...facts,
});
