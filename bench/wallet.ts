import os from 'node:os';
import { parseArgs } from 'node:util';
import { audit } from '../sim/auditor.ts';
import { type Figure, report } from './report.ts';
import { type Bench, prepareBench } from './wallet/database.ts';
import { measureHttp, prepareVendor, WARM_SECONDS } from './wallet/http.ts';
import type { Figures } from './wallet/load.ts';
import { measureNaive, measureReads } from './wallet/naive.ts';
import { measurePostBatch } from './wallet/post-batch.ts';
import { findPgbench, measurePgbench, preparePgbench } from './wallet/yardstick.ts';

/**
 * `npm run bench:wallet`: how fast money moves, all in one run on one durable PostgreSQL, beside the
 * yardstick everybody knows. Absolute figures belong to the machine; the ratios travel.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    json: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(options.seconds);
const CONNECTIONS = 256;

// On a machine that works for others too, many processes of pgbench get more of it than few of ours.
const [busy = 0] = os.loadavg();
const bench = await prepareBench();
try {
  const settings = await readSettings(bench);
  const pgbench = findPgbench();
  if (pgbench) await preparePgbench(bench.url);
  const figures = [...(await measure(pgbench !== null)), ...(await countFindings())];
  const yardstick = pgbench ?? 'no pgbench on this machine, so no ratio';
  const cores = `${os.availableParallelism()} processors, load ${round(busy)} before`;
  const warm = `* counted after ${WARM_SECONDS} s of the same load`;
  report(`The wallet: ${settings}; ${yardstick}; ${cores}; ${warm}`, figures);
} finally {
  await bench.stop();
}

async function measure(hasYardstick: boolean): Promise<readonly Figure[]> {
  const seconds = SECONDS;
  const tpcb = hasYardstick ? await measurePgbench(bench.url, { clients: 16, seconds }) : null;
  const tpcbMany = hasYardstick ? await measurePgbench(bench.url, { clients: 64, seconds }) : null;
  const naive = await measureNaive(bench, { clients: 16, seconds });
  const one = await measurePostBatch(bench, { clients: 1, lanes: 1, seconds: 2 });
  const few = await measurePostBatch(bench, { clients: 64, lanes: 1, seconds });
  const some = await measurePostBatch(bench, { clients: 256, lanes: 1, seconds });
  const many = await measurePostBatch(bench, { clients: 1000, lanes: 1, seconds });
  const lanes = await measurePostBatch(bench, { clients: 1000, lanes: 2, seconds });
  const most = await measurePostBatch(bench, { clients: 2000, lanes: 2, seconds });
  const hot = await measurePostBatch(bench, { clients: 64, lanes: 2, seconds: 3, isHot: true });
  const reads = await measureReads(bench, { clients: 256, seconds: 3 });
  const vendor = await prepareVendor(bench, CONNECTIONS);
  const http = await measureHttp(bench, vendor, { servers: 1, seconds });
  const pair = await measureHttp(bench, vendor, { servers: 2, seconds });
  // The machine may have been busier at the start than at the end: the yardstick is laid on twice.
  const again = hasYardstick ? await measurePgbench(bench.url, { clients: 16, seconds }) : null;
  const yard = tpcb && again ? (tpcb.perSecond + again.perSecond) / 2 : null;
  const best = Math.max(...[few, some, many, lanes, most].map(({ perSecond }) => perSecond));
  return [
    ...(tpcb ? [rate('pgbench TPC-B, 16 clients', tpcb)] : []),
    ...(tpcbMany ? [rate('pgbench TPC-B, 64 clients', tpcbMany)] : []),
    ...(again ? [rate('pgbench TPC-B, 16 clients, at the end', again)] : []),
    ...both('one transaction a bet, 16 clients', naive),
    ...both('postBatch, 1 client, 1 lane', one),
    ...both('postBatch, 64 clients, 1 lane', few),
    ...both('postBatch, 256 clients, 1 lane', some),
    ...both('postBatch, 1000 clients, 1 lane', many),
    ...both('postBatch, 1000 clients, 2 lanes', lanes),
    ...both('postBatch, 2000 clients, 2 lanes', most),
    { ...rate('one hot purse, 64 clients', hot), bound: { least: 1_000 } },
    { ...rate('balance reads, 256 clients', reads), bound: { least: 10_000 } },
    rate(`signed bet-and-settle over HTTP, ${CONNECTIONS} connections*`, http),
    { name: '  p50', value: http.p50, unit: 'ms' },
    { name: '  p99', value: http.p99, unit: 'ms', bound: { most: 60 } },
    ...both(`the same, two server processes*`, pair),
    { name: 'calls that failed', value: http.errors + pair.errors, unit: '', bound: { most: 0 } },
    ...(yard === null ? [] : ratios(best / yard, http.perSecond / yard)),
  ];
}

function ratios(batch: number, http: number): readonly Figure[] {
  return [
    { name: 'postBatch against TPC-B', value: batch, unit: '×', bound: { least: 12 } },
    { name: 'HTTP against TPC-B', value: http, unit: '×', bound: { least: 3 } },
  ];
}

function rate(name: string, { perSecond }: Figures): Figure {
  return { name, value: perSecond, unit: '/s' };
}

function both(name: string, figures: Figures): readonly Figure[] {
  return [
    rate(name, figures),
    { name: '  p50', value: figures.p50, unit: 'ms' },
    { name: '  p99', value: figures.p99, unit: 'ms' },
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

async function countFindings(): Promise<readonly Figure[]> {
  const { findings, transfers } = await audit(bench.url);
  return [
    { name: 'transfers audited afterwards', value: transfers, unit: '' },
    { name: 'rules found broken', value: findings.length, unit: '', bound: { most: 0 } },
  ];
}

async function readSettings({ connection }: Bench): Promise<string> {
  const { rows } = await connection.pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
      where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'server_version')
      order by name`,
  );
  return rows.map(({ name, setting }) => `${name} ${setting}`).join(', ');
}
