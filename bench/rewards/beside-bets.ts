import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { systemClock } from '../../apps/server/src/base/kernel/index.ts';
import { readCountedTo } from '../../apps/server/src/play/valid-bets/index.ts';
import type { Figure } from '../report.ts';
import { type Bench, prepareBench } from '../wallet/database.ts';
import { measureHttp, prepareVendor, type Vendor, WARM_SECONDS } from '../wallet/http.ts';

const CONNECTIONS = 256;
const LOOK_MS = 50;
const LAG_MS = 2_000;
const BETS_PER_SECOND = 2_000;
const LOST_PERCENT = 5;

/** Signed bets over HTTP, without anybody counting them and then with, and how far counting lags. */
export async function measureBesideBets(seconds: number): Promise<readonly Figure[]> {
  const bench = await prepareBench();
  try {
    const vendor = await prepareVendor(bench, CONNECTIONS);
    const first = await measureHttp(bench, vendor, { servers: 1, seconds });
    const counted = await withCounter(bench, vendor, seconds);
    const again = await measureHttp(bench, vendor, { servers: 1, seconds });
    // The machine may be busier at one moment than at another: it is measured before and after.
    const alone = (first.perSecond + again.perSecond) / 2;
    const lost = (1 - counted.perSecond / alone) * 100;
    return [
      { name: 'signed bets without rewards', value: alone, unit: '/s' },
      {
        name: 'signed bets with rewards',
        value: counted.perSecond,
        unit: '/s',
        bound: { least: BETS_PER_SECOND },
      },
      { name: '  lost by it', value: lost, unit: '%', bound: { most: LOST_PERCENT } },
      { name: 'rollup lag p99 meanwhile', value: counted.lag, unit: 'ms', bound: { most: LAG_MS } },
    ];
  } finally {
    await bench.stop();
  }
}

async function withCounter(bench: Bench, vendor: Vendor, seconds: number) {
  const counter = fork(path.join(import.meta.dirname, 'counter.ts'), [bench.url]);
  await once(counter, 'message');
  const lags: number[] = [];
  const begunAt = performance.now();
  const looking = setInterval(() => {
    if (performance.now() - begunAt < WARM_SECONDS * 1_000) return;
    void readCountedTo(bench.connection.db).then((at) =>
      lags.push(systemClock.now().getTime() - at.getTime()),
    );
  }, LOOK_MS);
  try {
    const { perSecond } = await measureHttp(bench, vendor, { servers: 1, seconds });
    const sorted = lags.toSorted((a, b) => a - b);
    return { perSecond, lag: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
  } finally {
    clearInterval(looking);
    counter.kill('SIGTERM');
    await once(counter, 'exit');
  }
}
