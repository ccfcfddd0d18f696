import os from 'node:os';
import { parseArgs } from 'node:util';
import { type Figure, report } from './report.ts';
import { countAstray, measureSpins, openTable } from './spin/table.ts';
import { type Bench, prepareBench } from './wallet/database.ts';
import { measureHttp, prepareVendor, type Vendor, WARM_SECONDS } from './wallet/http.ts';
import type { Figures } from './wallet/load.ts';

/**
 * `npm run bench:spin`: a press in a game, from the page's call to its answer: page → studio → wallet
 * → studio → page, each in a process of its own, on one durable PostgreSQL. Beside it, in the same
 * run, the wallet alone, which every press asks once.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    json: { type: 'boolean', default: false },
  },
});
const SECONDS = Number(options.seconds);
const PLAYERS = 50;
const CROWD = 200;

const [busy = 0] = os.loadavg();
const bench = await prepareBench();
try {
  const vendor = await prepareVendor(bench, PLAYERS);
  const before = await measureWallet(vendor);
  const presses = await measurePresses(bench);
  // The machine may have been busier at the start than at the end: the yardstick is laid on twice.
  const after = await measureWallet(vendor);
  const wallet = (before.perSecond + after.perSecond) / 2;
  const cores = `${os.availableParallelism()} processors, load ${Math.round(busy)} before`;
  report(`A press in a game: ${cores}; each counted after ${WARM_SECONDS} s of the same load`, [
    ...figuresOf(`wallet alone, ${PLAYERS} connections`, before),
    ...figuresOf(`wallet alone, ${PLAYERS} connections, at the end`, after),
    ...figuresOf(`presses, ${PLAYERS} players`, presses.few),
    ...figuresOf(`presses, ${CROWD} players`, presses.many),
    {
      name: 'presses against calls of the wallet',
      value: presses.few.perSecond / wallet,
      unit: '×',
    },
    none('presses that failed', presses.few.errors + presses.many.errors),
    none('units that studio and ledger count differently', presses.astray),
  ]);
} finally {
  await bench.stop();
}

function measureWallet(vendor: Vendor): Promise<Figures> {
  return measureHttp(bench, vendor, { servers: 1, seconds: SECONDS });
}

async function measurePresses(of: Bench) {
  const table = await openTable(of, CROWD);
  try {
    const lasting = { warmSeconds: WARM_SECONDS, seconds: SECONDS };
    const few = await measureSpins(table, { ...lasting, players: PLAYERS });
    const many = await measureSpins(table, { ...lasting, players: CROWD });
    return { few, many, astray: await countAstray(of, table) };
  } finally {
    await table.close();
  }
}

function figuresOf(name: string, { perSecond, p50, p99 }: Figures): readonly Figure[] {
  return [
    { name, value: perSecond, unit: '/s' },
    { name: '  p50', value: p50, unit: 'ms' },
    { name: '  p99', value: p99, unit: 'ms' },
  ];
}

function none(name: string, value: number): Figure {
  return { name, value, unit: '', bound: { most: 0 } };
}
