import { parseArgs } from 'node:util';
import { readTeamOverview } from '@baize/contract/team';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import { ratesOf } from '../apps/server/src/agents/agreements/index.ts';
import { payBills, runSettlement } from '../apps/server/src/agents/settlement/index.ts';
import {
  countOptionsOf,
  countSlots,
  periodOf,
  readBalances,
  SLOT_MS,
  teamsRoutes,
} from '../apps/server/src/agents/teams/index.ts';
import { loadBrand, openSite } from '../apps/server/src/base/brand/index.ts';
import { type Connection, type Db, openDatabase } from '../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  startBus,
  systemChance,
  systemClock,
  type World,
} from '../apps/server/src/base/kernel/index.ts';
import { openCatalogue } from '../apps/server/src/play/catalog/index.ts';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { AGENTS_PER_MEMBER, type Size } from './agents/fill.ts';
import { withFilled } from './agents/filled.ts';
import { besideEachOther, p99Of, secondsOf } from './agents/measure.ts';
import { type Figure, report } from './report.ts';

/**
 * `npm run bench:agents`: how long it takes to count the bets of a tree, to tell the agent on top
 * what the team did, and to settle five minutes and a day with all bills and payments; for trees of
 * ten thousand and a hundred thousand members, and with `--full` of a million with ten million bets.
 * With `--keep folder` the trees stay there, filled and counted, and a run measures on copies of them.
 */
const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    members: { type: 'string', multiple: true },
    keep: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const USUAL = options.full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000];
const SIZES = options.members?.map(Number) ?? USUAL;
const BETS_PER_MEMBER = 10;
const ASKED = 100;

const loaded = loadBrand('mekhala');
const { brand } = loaded;
const yesterday = periodOf('day', later(systemClock.now(), -DAY_MS), brand.timezone);
const tell = (text: string) => void process.stderr.write(`${text}\n`);

const sizes: (readonly Figure[])[] = [];
for (const members of SIZES) sizes.push(await measureSize(members));
report(
  `Agents: trees of ${SIZES.join(', ')} members, a twentieth of them agents, ${BETS_PER_MEMBER} bets each on one day`,
  besideEachOther(sizes),
);

async function measureSize(members: number): Promise<readonly Figure[]> {
  const bets = members * BETS_PER_MEMBER;
  const size = { members, bets, currency: brand.currency.code, zone: brand.timezone, ...yesterday };
  const count = ({ db }: Connection) => countSlots(worldOf(db), countOptionsOf(brand));
  return withFilled({ size, keep: options.keep, count }, async ({ url }, filled) => {
    const connection = openDatabase(url, { max: 4, vault: testVault });
    const figures = await measureTree(connection, url, filled);
    await connection.db.destroy();
    return figures;
  });
}

function worldOf(db: Db): World {
  return {
    db,
    clock: systemClock,
    chance: systemChance,
    newId: idMaker(systemClock, systemChance),
    log: createLog('silent'),
  };
}

async function measureTree(
  connection: Connection,
  url: string,
  size: Size,
): Promise<readonly Figure[]> {
  const world = worldOf(connection.db);
  const { members } = size;
  const named = (name: string, figure: Omit<Figure, 'name'>): Figure => ({
    name: `${name}, ${members.toLocaleString('en')} members`,
    ...figure,
  });
  const counted = options.keep === undefined ? await measureCount(world, connection, size) : null;
  const balances = await secondsOf(() => readBalances(world, brand.currency.code));
  return [
    ...(counted === null ? [] : [named('counted', { value: counted, unit: 'bets/s' })]),
    named('balances of all teams', { value: balances, unit: 's' }),
    ...(await measureOverview(world, { url, connection, size, named })),
    ...(await measureSettlement(world, { connection, size, named })),
  ];
}

async function measureCount(world: World, { pool }: Connection, { bets }: Size): Promise<number> {
  const seconds = await secondsOf(() => countSlots(world, countOptionsOf(brand)));
  await pool.query('vacuum analyze');
  tell(`counted in ${Math.round(seconds)} s`);
  return bets / seconds;
}

type Measured = {
  readonly connection: Connection;
  readonly size: Size;
  readonly named: (name: string, figure: Omit<Figure, 'name'>) => Figure;
};

async function measureOverview(
  world: World,
  { url, connection, size, named }: Measured & { readonly url: string },
): Promise<readonly Figure[]> {
  const bus = await startBus(world, url);
  const site = await openSite(world, bus, loaded);
  const catalogue = await openCatalogue(world, bus, site);
  const routes = teamsRoutes({ site, catalogue, launchers: new Map(), ratesOf });
  const route = routes.find(({ endpoint }) => endpoint === readTeamOverview);
  const { rows } = await connection.pool.query<{ id: MemberId }>(
    "select id from members_member where account = 'filled1'",
  );
  assert(route && rows[0], 'the overview is served, and there is somebody on top');
  const asking = { world, route, agentId: rows[0].id, times: ASKED };
  const to = dayOf(systemClock.now(), brand.timezone);
  const day = dayOf(size.from, brand.timezone);
  const week = dayOf(later(systemClock.now(), -6 * DAY_MS), brand.timezone);
  const bound = { most: 150 };
  const p99 = async (name: string, wire: Readonly<Record<string, string>>) =>
    named(`overview of ${name}`, { value: await p99Of(asking, wire), unit: 'ms p99', bound });
  const figures = [
    await p99('a day', { from: day, to: day }),
    await p99('seven days', { from: week, to }),
    await p99('a month', { from: `${to.slice(0, 8)}01`, to }),
  ];
  await bus.stop();
  return figures;
}

async function measureSettlement(
  world: World,
  { connection, size, named }: Measured,
): Promise<readonly Figure[]> {
  const { members, from, to } = size;
  const slot = { from: later(to, -SLOT_MS), to };
  const settle = async (of: Parameters<typeof runSettlement>[2]) =>
    secondsOf(async () => {
      await runSettlement(world, { brand }, of);
      await payBills(world, { brand });
    });
  const realtime = await settle({ kind: 'realtime', period: 'slot', ...slot });
  const daily = await settle({ kind: 'daily', period: 'day', from, to });
  const { rows } = await connection.pool.query<{ bills: string; difference: string }>(
    `select count(*) as bills, sum(b.amount)
        - (select sum(amount) from ledger_transfer where reason like 'salary_%') as difference
      from settlement_bill b`,
  );
  tell(`${rows[0]?.bills} bills, for ${Math.ceil(members * AGENTS_PER_MEMBER)} agents`);
  return [
    named('five minutes settled and paid', { value: realtime, unit: 's', bound: { most: 10 } }),
    named('a day settled and paid', { value: daily, unit: 's', bound: { most: 60 } }),
    named('bills less payments', {
      value: Number(rows[0]?.difference ?? Number.NaN),
      unit: '',
      bound: { most: 0 },
    }),
  ];
}
