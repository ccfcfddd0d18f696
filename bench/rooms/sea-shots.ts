import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { swimmingAt } from '@baize/engines/fishing/scene';
import { sea } from '@baize/engines/games/reef-patrol/engine';
import type { WireSea } from '../../apps/studio/src/seas/wire.ts';
import type { WireRound, WireSession } from '../../apps/studio/src/wire.ts';
import type { Figure } from '../report.ts';
import { quantiles } from '../wallet/load.ts';

const GAME = 'reef-patrol';
const CANNONS = 4;
/** Of one cannon; four of them are twenty a second in a sea. */
const BETWEEN_MS = 200;
const BULLETS = 100;

type Load = { readonly url: string; readonly seas: number; readonly seconds: number };

/** Seas of four cannons with play money, each firing five times a second at what swims. */
export async function measureShots({ url, seas, seconds }: Load): Promise<readonly Figure[]> {
  const waits: number[] = [];
  const count = { refused: 0 };
  const fishers = [];
  for (let number = 0; number < seas * CANNONS; number++) fishers.push(await comeIn(url, number));
  const endAt = performance.now() + seconds * 1_000;
  const idle = performance.eventLoopUtilization();
  const shootOn = async (fisher: Fisher, number: number) => {
    await pause((number * 37) % BETWEEN_MS);
    let { scene, nowMs } = await fisher.ask<WireSea>('sea');
    let heardAt = performance.now();
    let round = await fisher.load();
    for (let shots = 1; performance.now() < endAt; shots++) {
      const firedAt = performance.now();
      const [fish] = swimmingAt(sea, scene, nowMs + firedAt - heardAt).toSorted(
        (a, b) => b.goneAt - a.goneAt || ((a.id + number) % 7) - ((b.id + number) % 7),
      );
      const aim = fish ? [{ id: fish.id, kind: fish.kind.code }] : [];
      const move = { type: 'shot', weapon: 'cannon', fish: aim };
      const after = await fisher
        .ask<WireRound>(`rounds/${round.roundId}/moves`, {
          requestKey: `shot-${number}-${shots}-${round.roundId}`.slice(0, 60),
          place: round.moves.length,
          move,
        })
        .catch(() => null);
      if (after) {
        waits.push(performance.now() - firedAt);
        round = after.status === 'running' ? after : await fisher.load();
      } else {
        count.refused += 1;
        // Somebody else caught it: look again at what swims.
        ({ scene, nowMs } = await fisher.ask<WireSea>('sea'));
        heardAt = performance.now();
      }
      await pause(Math.max(0, BETWEEN_MS - (performance.now() - firedAt)));
    }
  };
  await Promise.all(fishers.map(shootOn));
  const { utilization } = performance.eventLoopUtilization(idle);
  const { p50, p99 } = quantiles(waits);
  return [
    {
      name: `shots in ${seas} seas of ${CANNONS} cannons`,
      value: waits.length / seconds,
      unit: '/s',
    },
    // Far below all of it, the load could have fired more: what limits it is who decides the shots.
    { name: '  the load’s own thread was busy', value: 100 * utilization, unit: '%' },
    { name: '  a shot is decided, p50', value: p50, unit: 'ms' },
    { name: '    p99', value: p99, unit: 'ms' },
    { name: '  at fish that had gone', value: count.refused / seconds, unit: '/s' },
  ];
}

type Fisher = Awaited<ReturnType<typeof comeIn>>;

/** Somebody with play money, seeds and a cannon. */
async function comeIn(url: string, number: number) {
  let token = '';
  let loaded = 0;
  const ask = async <Value>(path: string, body?: object): Promise<Value> => {
    const response = await fetch(`${url}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `2001:db8:${number.toString(16)}::1`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return ((await response.json()) as { value: Value }).value;
  };
  const opened = await ask<{ token: string; session: WireSession }>('sessions', {
    mode: 'trial',
    game: GAME,
  });
  ({ token } = opened);
  await ask('seeds', { clientSeed: 'bench', commitment: opened.session.nextCommitment });
  const load = () =>
    ask<WireRound>('rounds', {
      requestKey: `load-${number}-${(loaded += 1)}`,
      stake: '100',
      choice: { bullets: BULLETS },
    });
  return { ask, load };
}
