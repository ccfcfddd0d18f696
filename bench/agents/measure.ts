import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { answer, type Route, type World } from '../../apps/server/src/base/kernel/index.ts';
import type { Figure } from '../report.ts';

/** How long something takes, in seconds. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

export type Asking = {
  readonly world: World;
  readonly route: Route;
  readonly agentId: MemberId;
  readonly times: number;
};

/** The slowest but for one of a hundred answers, in milliseconds. */
export async function p99Of(asking: Asking, wire: Readonly<Record<string, string>>) {
  const times: number[] = [];
  await ask(asking, wire);
  for (let count = 0; count < asking.times; count += 1) {
    times.push((await secondsOf(() => ask(asking, wire))) * 1_000);
  }
  times.sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

async function ask({ world, route, agentId }: Asking, wire: Readonly<Record<string, string>>) {
  const origin = {
    requestId: 'bench',
    ip: '127.0.0.1',
    proxyRegion: null,
    language: 'TH',
    userAgent: 'bench',
  };
  const { body } = await answer(
    route,
    { ...world, wording: (code) => code },
    { caller: { role: 'agent', memberId: agentId }, origin, body: wire },
  );
  assert(body.success, `${route.endpoint.path} answers: ${body.message}`);
}

/** The same figures of all sizes beside each other, so that one sees how they grow. */
export const besideEachOther = (sizes: readonly (readonly Figure[])[]): readonly Figure[] =>
  (sizes[0] ?? []).flatMap((_, at) => sizes.flatMap((figures) => figures[at] ?? []));
