import type { Brand } from '@baize/contract/brand';
import { readOverview, searchMembers } from '@baize/contract/desk';
import type { Endpoint } from '@baize/contract/endpoint';
import { readLive } from '@baize/contract/live';
import { ALL_PERMISSIONS } from '@baize/contract/operator-roles';
import { readPlayer } from '@baize/contract/player';
import { readCohorts, readReport } from '@baize/contract/report';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import type { Connection, Db } from '../../apps/server/src/base/db/index.ts';
import {
  answer,
  createLog,
  idMaker,
  type OperatorCaller,
  startBus,
  systemChance,
  systemClock,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import { readDeposited } from '../../apps/server/src/cashier/deposits/index.ts';
import { deskRoutes } from '../../apps/server/src/desk/desk/index.ts';
import { liveRoutes } from '../../apps/server/src/desk/live/index.ts';
import { playersRoutes } from '../../apps/server/src/desk/players/index.ts';
import { countReports, reportsRoutes } from '../../apps/server/src/desk/reports/index.ts';
import { openCatalogue } from '../../apps/server/src/play/catalog/index.ts';

const worldOf = (db: Db): World => ({
  db,
  clock: systemClock,
  chance: systemChance,
  newId: idMaker(systemClock, systemChance),
  log: createLog('silent'),
});

/** Counts every day that was played, as the worker does. */
export const countAll = (db: Db, { timezone }: Pick<Brand, 'timezone'>): Promise<void> =>
  countReports(worldOf(db), timezone);

const CALLER: OperatorCaller = {
  role: 'operator',
  operatorId: 'opr_01HF7YAT000000000000000000' as Id<'opr'>,
  sessionId: null,
  trusted: ALL_PERMISSIONS,
};

const ORIGIN = {
  requestId: 'bench',
  ip: '127.0.0.1',
  proxyRegion: null,
  language: 'TH',
  userAgent: 'bench',
};

type Wire = Readonly<Record<string, string>>;

/** The calls that the console's pages make, as the server answers them. */
export async function openDesk({ db, pool }: Connection, url: string) {
  const { brand } = loadBrand('mekhala');
  const world = worldOf(db);
  const bus = await startBus(world, url);
  const catalogue = await openCatalogue(world, bus, { brand, launchers: new Map() });
  const routes = [
    ...reportsRoutes({ brand, catalogue }),
    ...liveRoutes({ brand, providers: [] }),
    ...playersRoutes({ brand }),
    ...deskRoutes({ brand, limits: { zone: brand.timezone, readDeposited }, providers: [] }),
  ];
  const { rows } = await pool.query<{ id: string }>(
    "select id from members_member where account = 'filled1234'",
  );
  const memberId = rows[0]?.id;
  assert(memberId, 'somebody was filled in');
  const ask = async (endpoint: Endpoint, body: Wire = {}) => {
    const route = routes.find((each) => each.endpoint === endpoint);
    assert(route, `${endpoint.path} is served`);
    const speaking = { ...world, wording: (code: string) => code };
    const reply = await answer(route, speaking, { caller: CALLER, origin: ORIGIN, body });
    assert(reply.body.success, `${endpoint.path} answers, and not ${reply.body.message}`);
  };
  return {
    dashboard: async () => {
      await ask(readOverview);
      await ask(readLive);
    },
    report: (wire: Wire) => ask(readReport, wire),
    cohorts: () => ask(readCohorts),
    search: (text: string) => ask(searchMembers, { text }),
    player: () => ask(readPlayer, { memberId }),
    close: () => bus.stop(),
  };
}
