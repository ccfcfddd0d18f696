import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { REPORT_SPLITS } from '@baize/contract/report';
import { assert } from '@baize/std/assert';
import { addDays } from '@baize/std/calendar';
import { dayOf } from '@baize/std/day';
import { DAY_MS, later } from '@baize/std/time';
import { loadBrand } from '../apps/server/src/base/brand/index.ts';
import { type Connection, openDatabase } from '../apps/server/src/base/db/index.ts';
import { systemClock } from '../apps/server/src/base/kernel/index.ts';
import { testVault } from '../apps/server/src/testing/keys.ts';
import { withFilled } from './agents/filled.ts';
import { secondsOf } from './agents/measure.ts';
import { countAll, openDesk } from './console/desk.ts';
import { type Figure, report } from './report.ts';

/**
 * `npm run bench:console`: how long operators wait for the dashboard, for reports of a month and of a
 * year in every split, for a search of members and for a member's page; with a hundred thousand
 * members and a million bets of the last thirty days, and with `--full` of a million members with ten
 * million bets. With `--keep folder` the data stays there and is not filled again.
 */
const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    members: { type: 'string' },
    keep: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const MEMBERS = Number(options.members ?? (options.full ? 1_000_000 : 100_000));
const BETS_PER_MEMBER = 10;
const DAYS = 30;
const ASKED = 20;

const { brand } = loadBrand('mekhala');
const now = systemClock.now();
const size = {
  members: MEMBERS,
  bets: MEMBERS * BETS_PER_MEMBER,
  currency: brand.currency.code,
  zone: brand.timezone,
  from: later(now, -DAYS * DAY_MS),
  to: now,
};
const filling = { size, keep: options.keep, count: ({ db }: Connection) => countAll(db, brand) };

const figures = await withFilled(filling, async ({ url }, filled) => {
  const connection = openDatabase(url, { max: 4, vault: testVault });
  const counted = await secondsOf(() => countAll(connection.db, brand));
  await connection.pool.query('vacuum analyze');
  const desk = await openDesk(connection, url);
  const to = dayOf(filled.to, brand.timezone);
  const month = { from: addDays(to, 1 - DAYS), to };
  const year = { from: addDays(to, -364), to };
  const slowest = async (days: typeof month) => {
    const times: number[] = [];
    for (const by of REPORT_SPLITS) times.push(await medianOf(() => desk.report({ by, ...days })));
    return Math.max(...times);
  };
  const measured: Figure[] = [
    { name: 'days counted', value: counted, unit: 's' },
    await inMs('dashboard', 200, () => desk.dashboard()),
    {
      name: 'report of a month, slowest split',
      value: await slowest(month),
      unit: 'ms',
      bound: { most: 300 },
    },
    {
      name: 'report of a year, slowest split',
      value: await slowest(year),
      unit: 'ms',
      bound: { most: 1_000 },
    },
    await inMs('cohorts', 1_000, () => desk.cohorts()),
    await inMs('member search by name', 100, () => desk.search('filled1234')),
    await inMs('member search by what nobody has', 100, () => desk.search('nobody-has-this')),
    await inMs('a member’s page', 200, () => desk.player()),
  ];
  await desk.close();
  await connection.db.destroy();
  return measured;
});

report(
  `The console with ${MEMBERS.toLocaleString('en')} members and ${size.bets.toLocaleString('en')} bets of ${DAYS} days, medians`,
  [
    ...figures,
    {
      name: 'console, first view',
      value: firstViewKilobytes(),
      unit: 'kB JavaScript',
      bound: { most: 220 },
    },
  ],
);
process.exit();

async function inMs(name: string, most: number, work: () => Promise<unknown>): Promise<Figure> {
  return { name, value: await medianOf(work), unit: 'ms', bound: { most } };
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let count = 0; count < ASKED; count += 1) times.push((await secondsOf(work)) * 1_000);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** All scripts that the first page names, as they travel. */
function firstViewKilobytes(): number {
  const built = path.join(import.meta.dirname, '../apps/console/dist');
  const page = readFileSync(path.join(built, 'index.html'), 'utf8');
  const files = [...page.matchAll(/\/console\/(assets\/[\w.-]+\.js)/g)].map(
    ([, file]) => file ?? '',
  );
  assert(files.length > 0, 'the console is built');
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(built, file))).length);
  return sizes.reduce((sum, each) => sum + each, 0) / 1_000;
}
