import { SECOND_MS } from '@baize/std/time';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type Clock, Refusal } from '../../base/kernel/index.ts';

const numbers = z.record(z.string(), z.array(z.string()));

const draw = z.object({
  drawId: z.string(),
  period: z.string(),
  status: z.string(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  result: z.nullable(
    z.object({ version: z.int(), board: numbers, parts: numbers, at: z.iso.datetime() }),
  ),
});

export type BookDraw = z.output<typeof draw>;

const lottery = z.object({
  code: z.string(),
  family: z.string(),
  kind: z.enum(['own', 'official']),
  modes: z.array(z.string()),
  next: z.array(draw),
  closed: z.array(draw),
});

export type BookLottery = z.output<typeof lottery>;

const everything = z.object({ serverNow: z.iso.datetime(), lotteries: z.array(lottery) });
const one = z.object({ serverNow: z.iso.datetime(), closed: z.array(draw) });

export type BookFacts = {
  /** Every lottery, with the draws that come next and those that closed last. */
  everything(): Promise<z.output<typeof everything>>;
  /** The draws of one lottery that have closed, the newest first. */
  closedOf(code: string, limit: number): Promise<z.output<typeof one>>;
};

type BookPlace = {
  readonly url: string | null;
  readonly clock: Clock;
  readonly patienceMs?: number;
};

/** A book that has not answered by then is away. */
const PATIENCE_MS = 1_500;
/** What was heard holds so long, and so long nobody is asked who was found away. */
const FRESH_MS = SECOND_MS;
const AWAY_MS = 2 * SECOND_MS;
const KEPT_MAX = 500;

type Heard = { readonly atMs: number; readonly value: unknown };

/**
 * What the book of tickets says to everybody, asked at its public calls. However many ask, each
 * question is on its way once; while the book is away the answer is a refusal at once, so that
 * nobody waits for it again and again.
 */
export function openBookFacts({ url, clock, patienceMs = PATIENCE_MS }: BookPlace): BookFacts {
  const heard = new LRUCache<string, Heard>({ max: KEPT_MAX });
  const flights = new Map<string, Promise<unknown>>();
  let awayUntilMs = 0;
  const nowMs = () => clock.now().getTime();

  const ask = async <Value>(path: string, shape: z.ZodMiniType<Value>): Promise<Value> => {
    if (url === null || nowMs() < awayUntilMs) throw new Refusal('lottery_away');
    try {
      const reply = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(patienceMs) });
      const { value } = (await reply.json()) as { readonly value?: unknown };
      const read = z.parse(shape, value);
      heard.set(path, { atMs: nowMs(), value: read });
      return read;
    } catch {
      awayUntilMs = nowMs() + AWAY_MS;
      throw new Refusal('lottery_away');
    }
  };

  const read = <Value>(path: string, shape: z.ZodMiniType<Value>): Promise<Value> => {
    const kept = heard.get(path);
    const ageMs = kept ? nowMs() - kept.atMs : FRESH_MS;
    if (kept && ageMs >= 0 && ageMs < FRESH_MS) return Promise.resolve(kept.value as Value);
    const flight = flights.get(path) ?? ask(path, shape).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight as Promise<Value>;
  };

  return {
    everything: () => read('/api/lotteries', everything),
    closedOf: (code, limit) =>
      read(`/api/lotteries/${encodeURIComponent(code)}?limit=${limit}`, one),
  };
}
