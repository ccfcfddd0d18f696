import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { report } from './report.ts';

/**
 * What the kernel costs: an empty call of the contract through all of it, beside a bare route in
 * the same process, by turns, so that whatever else the machine does weighs on both.
 */
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 64;

const cluster = await joinTestCluster();
const server = fork(path.join(import.meta.dirname, 'kernel/serve.ts'), {
  env: { ...process.env, TEST_DATABASE_URL: cluster.url },
});
const [[whole, bare]] = (await once(server, 'message')) as [[string, string]];

await measure(whole, 1);
await measure(bare, 1);
const kernelPerSecond: number[] = [];
const barePerSecond: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  kernelPerSecond.push(await measure(whole, SECONDS));
  barePerSecond.push(await measure(bare, SECONDS));
}
server.disconnect();
await once(server, 'exit');
await cluster.leave();

const kernel = median(kernelPerSecond);
const alone = median(barePerSecond);
report(`An empty call, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`, [
  { name: 'bare route', value: alone, unit: 'calls/s' },
  { name: 'through the kernel', value: kernel, unit: 'calls/s' },
  { name: 'share', value: (kernel / alone) * 100, unit: '%', bound: { least: 60 } },
]);
process.exit();

async function measure(url: string, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer every call`);
  return result.requests.average;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
