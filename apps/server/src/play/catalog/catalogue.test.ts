import { HOUR_MS, later } from '@baize/std/time';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { publish } from '../../base/kernel/index.ts';
import { type CatalogueParts, openSeededCatalogue } from '../../testing/catalogue.ts';
import { httpWith } from '../../testing/server.ts';
import { useWorld } from '../../testing/world.ts';
import { openCatalogue } from './catalogue.ts';
import { catalogJobs } from './jobs.ts';
import { catalogRoutes } from './routes.ts';
import { setMaintenance } from './set-maintenance.ts';

const t = useWorld();
let parts: CatalogueParts;
const OPEN = 13_001;
/** A room of cards between players, which its vendor has not opened yet. */
const COMING = 45_006;

beforeAll(async () => {
  parts = await openSeededCatalogue(t.world);
  await changed(async () => {
    const { db } = t.world;
    await db
      .updateTable('catalog_game')
      .set({ is_open: false })
      .where('node_id', '=', COMING)
      .execute();
    await db
      .transaction()
      .execute((tx) => publish(t.world, tx, { kind: 'catalogue', payload: {} }));
  });
  return () => parts.bus.stop();
});

afterEach(async () => {
  await changed(() => setMaintenance(t.world, { vendor: 'PG', from: null, until: null }));
  await changed(() => setMaintenance(t.world, { nodeId: OPEN, from: null, until: null }));
});

/** Does something and waits until the catalogue has heard of it. */
async function changed(act: () => Promise<unknown>) {
  const before = parts.catalogue.version();
  await act();
  await vi.waitFor(() => expect(parts.catalogue.version()).not.toBe(before), { timeout: 5_000 });
}

const stateOf = (nodeId: number) => parts.catalogue.game(nodeId)?.state;
const info = async (nodeId: string) =>
  (
    await httpWith(t.world, catalogRoutes(parts)).inject(
      `/wps/game/info?nodeId=${nodeId}&language=EN`,
    )
  ).json();

test('a game is found by its number and by what its provider calls it', () => {
  const { catalogue } = parts;
  expect(catalogue.game(OPEN)).toMatchObject({ code: 'over-under', provider: 'studio' });
  expect(catalogue.byProviderCode('studio', 'over-under')?.nodeId).toBe(OPEN);
  for (const nodeId of [0, -1, 1.5, 2_000_000_000, Number.NaN]) {
    expect(catalogue.game(nodeId)).toBeNull();
  }
  expect(catalogue.byProviderCode('studio', 'no-such')).toBeNull();
  expect(catalogue.byProviderCode('nobody', 'over-under')).toBeNull();
  expect(catalogue.byProviderCode('null', 'koi-over-the-falls')).toBeNull();
});

test('a game is open only where its provider can be reached', async () => {
  const without = await openCatalogue(t.world, parts.bus, { ...parts.site, launchers: new Map() });
  expect(without.game(OPEN)).toMatchObject({ state: 'coming', hasTrial: false });
  const launchers = new Map([['studio', 'http://localhost:8081']]);
  const within = await openCatalogue(t.world, parts.bus, { ...parts.site, launchers });
  expect(within.game(OPEN)).toMatchObject({ state: 'open', hasTrial: true });
});

test('GAME-13 a window begins and ends by the clock, and says when the game returns', async () => {
  const now = t.world.clock.now();
  const [from, until] = [later(now, HOUR_MS), later(now, 2 * HOUR_MS)];
  await changed(() => setMaintenance(t.world, { nodeId: OPEN, from, until }));
  expect(stateOf(OPEN)).toBe('open');
  const before = parts.catalogue.version();
  t.world.clock.advance(HOUR_MS);
  expect(parts.catalogue.game(OPEN)).toMatchObject({ state: 'maintenance', until });
  expect(parts.catalogue.version()).not.toBe(before);
  t.world.clock.advance(HOUR_MS - 1);
  expect(stateOf(OPEN)).toBe('maintenance');
  t.world.clock.advance(1);
  expect(stateOf(OPEN)).toBe('open');
});

test('a vendor in maintenance closes its games; what is coming stays coming', async () => {
  await changed(() =>
    setMaintenance(t.world, { vendor: 'PG', from: t.world.clock.now(), until: null }),
  );
  await changed(() =>
    setMaintenance(t.world, { vendor: 'XY', from: t.world.clock.now(), until: null }),
  );
  expect(parts.catalogue.game(OPEN)).toMatchObject({ state: 'maintenance', until: null });
  expect(stateOf(COMING)).toBe('coming');
  await changed(() => setMaintenance(t.world, { vendor: 'XY', from: null, until: null }));
  const card = parts.catalogue.now().vendors.find(({ code }) => code === 'PG');
  expect(card?.state).toBe('maintenance');
});

test('GAME-13 one game is answered with six others, never itself, the open first', async () => {
  const coming = (await info(String(COMING))).value;
  expect(coming.game).toMatchObject({ nodeId: COMING, state: 'coming' });
  expect(coming.recommended).toHaveLength(6);
  for (const other of coming.recommended) expect(other).toMatchObject({ state: 'open' });
  await changed(() =>
    setMaintenance(t.world, { nodeId: OPEN, from: t.world.clock.now(), until: null }),
  );
  const closed = (await info(String(OPEN))).value;
  expect(closed.game).toMatchObject({ state: 'maintenance', until: null });
  expect(closed.recommended).toHaveLength(6);
  for (const other of closed.recommended) {
    expect(other).toMatchObject({ gameType: 'RNG', state: 'open' });
    expect(other.nodeId).not.toBe(OPEN);
  }
  const fish = (await info('21001')).value.recommended;
  for (const other of fish) expect(other).toMatchObject({ gameType: 'FISH', state: 'open' });
});

test('GAME-13 where nothing can be played, others of its category are named', async () => {
  const launchers = new Map<string, string>();
  const without = await openCatalogue(t.world, parts.bus, { ...parts.site, launchers });
  const room = without.game(21_001);
  const others = room ? without.recommended(room, 'EN') : [];
  expect(others).toHaveLength(6);
  for (const other of others) expect(other).toMatchObject({ gameType: 'FISH', state: 'coming' });
});

test.each(['0', '-1', '1e3', '99999999999', 'x', '', '1 or 1=1'])(
  'GAME-06 a game of the number "%s" is refused as not right',
  async (nodeId) =>
    expect(await info(encodeURIComponent(nodeId))).toMatchObject({ message: 'invalid_input' }),
);

test('a number that no game has is not found', async () => {
  expect(await info('1999999999')).toMatchObject({ message: 'not_found' });
});

test('OPS-04 a change of the tables is in the next answer, and told to every page', async () => {
  const { db } = t.world;
  const isTold = new Promise((resolve) => {
    parts.bus.onEvent(({ kind }) => kind === 'catalogue' && resolve(true));
  });
  await changed(async () => {
    await db
      .updateTable('catalog_game')
      .set({ is_listed: false })
      .where('node_id', '=', 2_002)
      .execute();
    await db
      .updateTable('catalog_vendor')
      .set({ is_listed: false })
      .where('code', '=', 'XY')
      .execute();
    await publish(t.world, db, { kind: 'catalogue', payload: {} });
  });
  expect(await isTold).toBe(true);
  expect(parts.catalogue.game(2_002)).toBeNull();
  expect(parts.catalogue.game(45_001)).toBeNull();
  expect(parts.catalogue.now().vendorCodes.has('XY')).toBe(false);
});

test('OPS-04 whoever asks the moment the change is told gets the new catalogue', async () => {
  const http = httpWith(t.world, catalogRoutes(parts));
  const answered = new Promise<string>((resolve) => {
    parts.bus.onEvent(({ kind }) => {
      if (kind !== 'catalogue') return;
      void http
        .inject(`/wps/game/info?nodeId=${OPEN}&language=EN`)
        .then((reply) => resolve(reply.json().value.game.state));
    });
  });
  await setMaintenance(t.world, { nodeId: OPEN, from: t.world.clock.now(), until: null });
  expect(await answered).toBe('maintenance');
});

test('a maintenance that ends before it begins, or of nothing, is refused', async () => {
  const now = t.world.clock.now();
  const upside = { nodeId: OPEN, from: now, until: later(now, -1) };
  await expect(setMaintenance(t.world, upside)).rejects.toMatchObject({ code: 'invalid_input' });
  for (const what of [{ nodeId: 1 }, { vendor: 'NOBODY' }]) {
    const nothing = setMaintenance(t.world, { ...what, from: now, until: null });
    await expect(nothing).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('when a window begins or ends, open pages are told within a minute', async () => {
  const events = async () =>
    (await t.world.db.selectFrom('kernel_event').select('id').execute()).length;
  const now = t.world.clock.now();
  await setMaintenance(t.world, { nodeId: OPEN, from: later(now, HOUR_MS), until: null });
  const [job] = catalogJobs;
  const before = await events();
  await job?.run(t.world, {} as never);
  expect(await events()).toBe(before);
  t.world.clock.advance(HOUR_MS + 30_000);
  await job?.run(t.world, {} as never);
  expect(await events()).toBe(before + 1);
});

test('while the database is away, the last catalogue holds', async () => {
  const broken = { ...t.world, db: Object.create(t.world.db) as typeof t.world.db };
  let isAway = false;
  broken.db.transaction = () => {
    if (isAway) throw new Error('gone');
    return t.world.db.transaction();
  };
  const catalogue = await openCatalogue(broken, parts.bus, parts.site);
  isAway = true;
  await changed(() => publish(t.world, t.world.db, { kind: 'catalogue', payload: {} }));
  expect(catalogue.game(OPEN)?.code).toBe('over-under');
});
