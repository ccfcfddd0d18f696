import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { joinTestCluster } from '../tools/test-database/cluster.ts';
import { report } from './report.ts';

/**
 * What it costs to know who calls: an empty call by guests, by members in the middle of a page's
 * calls, and by members each of whom was not heard of for a while; by turns, so that whatever else
 * the machine does weighs on all. Counted is the processor's time that the server took for a call.
 */
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 32;
const PAGES = 32;

type Ready = { readonly url: string; readonly tokens: readonly string[] };

const cluster = await joinTestCluster();
const server = fork(path.join(import.meta.dirname, 'session/serve.ts'), {
  env: { ...process.env, TEST_DATABASE_URL: cluster.url },
});
const [{ url, tokens }] = (await once(server, 'message')) as [Ready];

const callers = { guests: [], pages: tokens.slice(0, PAGES), strangers: tokens } as const;
const costs: Record<keyof typeof callers, number[]> = { guests: [], pages: [], strangers: [] };
const names = Object.keys(callers) as (keyof typeof callers)[];
for (const name of names) await measure(callers[name], 1);
for (let round = 0; round < ROUNDS; round++) {
  for (const name of names) costs[name].push(await measure(callers[name], SECONDS));
}
server.disconnect();
await once(server, 'exit');
await cluster.leave();

const guest = median(costs.guests);
const page = median(costs.pages) - guest;
const stranger = median(costs.strangers) - guest;
report(`A call, ${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${SECONDS} s`, [
  { name: 'by a guest', value: guest, unit: 'ms' },
  { name: 'a session adds', value: page, unit: 'ms', bound: { most: 0.2 } },
  { name: 'one not heard of for a while adds', value: stranger, unit: 'ms' },
]);
process.exit();

/** Milliseconds of the server's processor for one call. */
async function measure(bearers: readonly string[], duration: number): Promise<number> {
  let made = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const token = bearers[made++ % bearers.length];
    return token ? { ...request, headers: { authorization: `Bearer ${token}` } } : request;
  };
  const requests = [{ setupRequest }];
  const before = await usedMs();
  const result = await autocannon({ url, connections: CONNECTIONS, duration, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not answer every call`);
  return ((await usedMs()) - before) / result.requests.total;
}

async function usedMs(): Promise<number> {
  server.send('used');
  const [ms] = (await once(server, 'message')) as [number];
  return ms;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
