import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as contract from '@baize/contract/records';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import { loadBrand, openSite } from '../apps/server/src/base/brand/index.ts';
import { startPostgres } from '../apps/server/src/base/db/embedded/index.ts';
import { type Connection, migrate, openDatabase } from '../apps/server/src/base/db/index.ts';
import {
  createLog,
  idMaker,
  startBus,
  systemChance,
  systemClock,
  type World,
} from '../apps/server/src/base/kernel/index.ts';
import { listUnbalanced } from '../apps/server/src/books/ledger/index.ts';
import { openCatalogue } from '../apps/server/src/play/catalog/index.ts';
import { countDays, rebuildMonth, recordsRoutes } from '../apps/server/src/records/index.ts';
import { seed } from '../apps/server/src/seed.ts';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { countFilled, fillRecords } from './records/fill.ts';
import { type Askers, ask, askings, timesOf } from './records/measure.ts';
import { type Figure, report } from './report.ts';

/**
 * `npm run bench:records -- --bets 10000000`: how long the record pages take to answer on a history
 * of that size, for every filter they offer, and how fast days are counted. With `--keep folder` the
 * history stays there, and the next run asks the same one without filling it anew.
 */
const { values: options } = parseArgs({
  options: {
    bets: { type: 'string', default: '500000' },
    entries: { type: 'string' },
    members: { type: 'string', default: '100' },
    keep: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const BETS = Number(options.bets);
const ENTRIES = Number(options.entries ?? 2 * BETS);
const ASKERS = Number(options.members);
const P99_MS = 100;
const BETS_PER_SECOND = 5_000;

const { brand, ...rest } = loadBrand('mekhala');
const dataDir = options.keep ?? fs.mkdtempSync(path.join(os.tmpdir(), 'baize-records-'));
const postgres = await startPostgres({ dataDir, durable: true, log: () => {} });
const tell = (text: string) => void process.stderr.write(`${text}\n`);
try {
  await migrate(postgres.url);
  await seed(postgres.url, { vault: testVault });
  const connection = openDatabase(postgres.url, { max: 4, vault: testVault });
  const world: World = {
    db: connection.db,
    clock: systemClock,
    chance: systemChance,
    newId: idMaker(systemClock, systemChance),
    log: createLog('silent'),
  };
  const { filled, fillSeconds } = await fillOnce(connection);
  const unbalanced = (await listUnbalanced(world.db)).length;
  const counting = await measureCounting(world, connection);
  const bus = await startBus(world, postgres.url);
  const site = await openSite(world, bus, { brand, ...rest });
  const catalogue = await openCatalogue(world, bus, site);
  const routes = recordsRoutes({ site, catalogue, launchers: new Map() });
  const members = await chooseMembers(connection);
  const pages = await measurePages({ world, routes, members });
  await bus.stop();
  await connection.db.destroy();
  const what = `${filled.bets} bets, ${filled.entries} entries, ${filled.members} members`;
  report(`Records: ${what}; each page asked by ${members.length} members, the busiest among them`, [
    ...(fillSeconds === null
      ? []
      : [
          {
            name: 'filled by statements over sets',
            value: filled.bets / fillSeconds,
            unit: 'bets/s',
          },
        ]),
    { name: 'currencies out of balance', value: unbalanced, unit: '', bound: { most: 0 } },
    ...counting,
    ...pages,
  ]);
} finally {
  await postgres.stop();
  if (!options.keep) fs.rmSync(dataDir, { recursive: true, force: true });
}

/** A history that was kept is only counted anew. */
async function fillOnce({ pool }: Connection) {
  const { rowCount } = await pool.query('select from play_bet limit 1');
  if (rowCount === 1) {
    await pool.query('truncate records_day');
    await pool.query(`update records_mark set counted_to = first, changed_to = first
      from (select min(placed_at) as first from play_bet) as bets`);
    return { filled: await countFilled(pool), fillSeconds: null };
  }
  const size = {
    bets: BETS,
    entries: ENTRIES,
    currency: brand.currency.code,
    zone: brand.timezone,
  };
  const began = performance.now();
  const filled = await fillRecords(pool, size, tell);
  const fillSeconds = (performance.now() - began) / 1_000;
  await pool.query('vacuum analyze');
  return { filled, fillSeconds };
}

/** All of it counted from nothing, as after a long silence; then one month counted again. */
async function measureCounting(world: World, { pool }: Connection): Promise<readonly Figure[]> {
  const began = performance.now();
  await countDays(world);
  const seconds = (performance.now() - began) / 1_000;
  await pool.query('vacuum analyze records_day');
  const again = performance.now();
  await countDays(world);
  const quietMs = performance.now() - again;
  const month = later(systemClock.now(), -31 * DAY_MS)
    .toISOString()
    .slice(0, 7);
  const rebuilding = performance.now();
  const { isSame } = await rebuildMonth(world, month);
  const rebuildSeconds = (performance.now() - rebuilding) / 1_000;
  await pool.query('vacuum analyze records_day');
  return [
    {
      name: 'days counted',
      value: BETS / seconds,
      unit: 'bets/s',
      bound: { least: BETS_PER_SECOND },
    },
    { name: 'a count with nothing new', value: quietMs, unit: 'ms' },
    { name: `${month} counted again`, value: rebuildSeconds, unit: 's' },
    { name: '  figures that differ', value: isSame ? 0 : 1, unit: '', bound: { most: 0 } },
  ];
}

/** A tenth of them the busiest, the others as they come. */
async function chooseMembers({ pool }: Connection): Promise<readonly MemberId[]> {
  const { rows } = await pool.query<{ id: MemberId }>(
    `(select member_id as id from records_day group by 1 order by sum(bet_count) desc limit $1)
      union all
      (select id from members_member where account like 'filled%' order by md5(id) limit $2)`,
    [Math.ceil(ASKERS / 10), ASKERS - Math.ceil(ASKERS / 10)],
  );
  return rows.map(({ id }) => id);
}

async function measurePages(askers: Askers): Promise<readonly Figure[]> {
  const now = systemClock.now();
  const days = {
    today: dayOf(now, brand.timezone),
    ago: (count: number) => dayOf(later(now, -count * DAY_MS), brand.timezone),
  };
  const [busiest] = askers.members;
  if (!busiest) throw new Error('somebody has played');
  const page = await ask(askers, busiest, {
    endpoint: contract.listBets,
    wire: { language: 'TH', from: days.ago(92), to: days.today },
  });
  const { choices } = page as contract.BetPage;
  const figures: Figure[] = [];
  for (const asking of askings(days, choices)) {
    await timesOf({ ...askers, members: askers.members.slice(0, 5) }, asking);
    const times = await timesOf(askers, asking);
    figures.push({
      name: asking.name,
      value: times[Math.ceil(times.length * 0.99) - 1] ?? 0,
      unit: 'ms p99',
      bound: { most: P99_MS },
    });
  }
  return figures;
}
