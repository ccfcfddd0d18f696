import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SECOND_MS } from '@baize/std/time';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Origin, World } from '../world.ts';
import type { Encoding } from './accepts.ts';
import { answer, type Reply, type Route, type Wording } from './serve.ts';

/** An answer as the bytes that are sent. */
export type KeptAnswer = {
  /** Changes with the bytes, and only with them; the same in every process. */
  readonly tag: string;
  readonly plain: Buffer;
  /** Null where compressing would not make it smaller. */
  encoded(encoding: Encoding): Promise<Buffer> | null;
};

export type KeptAnswers = {
  /** The kept answer, made first where there is none; a refusal is never kept. */
  answer(route: Route, origin: Origin, query: unknown): Promise<KeptAnswer | Reply>;
};

type Entry = { readonly kept: KeptAnswer; readonly version: string; readonly madeAtMs: number };

type Limits = { readonly entriesMax: number; readonly bytesMax: number };

/** Enough for every list in every language; an address that asks for more pushes out the oldest. */
const LIMITS: Limits = { entriesMax: 2_000, bytesMax: 64 * 1024 * 1024 };

/**
 * Keeps the answers of calls that say the same to everyone. What is kept was made for nobody in
 * particular, so nothing of a caller can be in it, and is known by what was understood of the
 * question: fields that mean nothing make no entry of their own.
 */
export function createKeptAnswers(
  world: World & { readonly wording: Wording },
  limits: Limits = LIMITS,
): KeptAnswers {
  const entries = new LRUCache<string, Entry>({
    max: limits.entriesMax,
    maxSize: limits.bytesMax,
    sizeCalculation: ({ kept }) => kept.plain.length,
  });
  const flights = new Map<string, Promise<KeptAnswer | Reply>>();
  const nowMs = () => world.clock.now().getTime();
  const find = (route: Route, key: string, version: string): KeptAnswer | null => {
    const entry = entries.get(key);
    if (!entry) return null;
    const ageMs = nowMs() - entry.madeAtMs;
    const isFresh = ageMs >= 0 && ageMs < (route.endpoint.cache?.seconds ?? 0) * SECOND_MS;
    if (!isFresh || entry.version !== version) return null;
    return entry.kept;
  };
  const make = async (route: Route, asked: KeptQuestion): Promise<KeptAnswer | Reply> => {
    const { key, version, origin, query } = asked;
    const madeAtMs = nowMs();
    const reply = await answer(route, world, { caller: null, origin, body: query });
    if (reply.status !== 200) return reply;
    const kept = keptFrom(Buffer.from(JSON.stringify(reply.body)));
    entries.set(key, { kept, version, madeAtMs });
    return kept;
  };

  return {
    answer: async (route, origin, query) => {
      const input = z.safeDecode(route.endpoint.input, query);
      const nobody = nobodyIn(origin);
      if (!input.success)
        return answer(route, world, { caller: null, origin: nobody, body: query });
      const version = (await route.version?.()) ?? '';
      const key = `${route.endpoint.path} ${origin.language} ${JSON.stringify(input.data)}`;
      const found = find(route, key, version);
      if (found) return found;
      // However many ask at the same moment, it is made once.
      const flightKey = `${version} ${key}`;
      const flight =
        flights.get(flightKey) ??
        make(route, { key, version, origin: nobody, query }).finally(() =>
          flights.delete(flightKey),
        );
      flights.set(flightKey, flight);
      return flight;
    },
  };
}

type KeptQuestion = {
  readonly key: string;
  readonly version: string;
  readonly origin: Origin;
  readonly query: unknown;
};

/** Only the language of whoever asks first may show in what is kept. */
const nobodyIn = ({ language, requestId }: Origin): Origin => ({
  requestId,
  ip: '',
  proxyRegion: null,
  language,
  userAgent: '',
});

const SMALL = 1_024;
const COMPRESS: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

function keptFrom(plain: Buffer): KeptAnswer {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    encoded: (encoding) => {
      if (plain.length < SMALL) return null;
      const bytes = made.get(encoding) ?? COMPRESS[encoding](plain);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}
