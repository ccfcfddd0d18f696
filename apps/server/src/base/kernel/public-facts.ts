import type { ErrorCode } from '@baize/contract/errors';
import { SECOND_MS } from '@baize/std/time';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';

type Place = {
  /** Null where nobody runs it. */
  readonly url: string | null;
  readonly clock: Clock;
  /** What is answered while it is away. */
  readonly away: ErrorCode;
  readonly patienceMs?: number | undefined;
};

/** One that has not answered by then is away. */
const PATIENCE_MS = 1_500;
/** What was heard holds so long, and so long nobody is asked who was found away. */
const FRESH_MS = SECOND_MS;
const AWAY_MS = 2 * SECOND_MS;
const KEPT_MAX = 500;

type Heard = { readonly atMs: number; readonly value: unknown };

export type PublicFacts = <Value>(path: string, shape: z.ZodMiniType<Value>) => Promise<Value>;

/**
 * What another process of ours says to everybody, asked at its public calls. However many ask, each
 * question is on its way once; while it is away the answer is a refusal at once, so that nobody
 * waits for it again and again.
 */
export function openPublicFacts(place: Place): PublicFacts {
  const { url, clock, away, patienceMs = PATIENCE_MS } = place;
  const heard = new LRUCache<string, Heard>({ max: KEPT_MAX });
  const flights = new Map<string, Promise<unknown>>();
  let awayUntilMs = 0;
  const nowMs = () => clock.now().getTime();

  const ask = async <Value>(path: string, shape: z.ZodMiniType<Value>): Promise<Value> => {
    if (url === null || nowMs() < awayUntilMs) throw new Refusal(away);
    try {
      const reply = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(patienceMs) });
      const { value } = (await reply.json()) as { readonly value?: unknown };
      const read = z.parse(shape, value);
      heard.set(path, { atMs: nowMs(), value: read });
      return read;
    } catch {
      awayUntilMs = nowMs() + AWAY_MS;
      throw new Refusal(away);
    }
  };

  return <Value>(path: string, shape: z.ZodMiniType<Value>): Promise<Value> => {
    const kept = heard.get(path);
    const ageMs = kept ? nowMs() - kept.atMs : FRESH_MS;
    if (kept && ageMs >= 0 && ageMs < FRESH_MS) return Promise.resolve(kept.value as Value);
    const flight = flights.get(path) ?? ask(path, shape).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight as Promise<Value>;
  };
}
