import { SECOND_MS } from '@baize/std/time';
import * as z from 'zod/mini';
import { fetchInSpan, type World } from '../../base/kernel/index.ts';
import { createDirectory, sign } from '../vendors/index.ts';
import { type BookAnswer, BookSilence } from './book-answer.ts';

export type BookLine = {
  /** Makes a call of operators: `POST /platform/v1/{name}`. Throws `BookSilence` without an answer. */
  ask(name: string, body: object): Promise<BookAnswer>;
};

export type BookPlace = {
  /** Where it listens; null in a start without a book. */
  readonly url: string | null;
  /** The code it has as a vendor. */
  readonly vendor: string;
  readonly timeoutMs?: number;
};

/** A preview of a correction looks at every ticket of a draw. */
const TIMEOUT_MS = 15 * SECOND_MS;

const envelope = z.object({
  success: z.boolean(),
  message: z.nullable(z.string()),
  value: z.optional(z.unknown()),
});

export function createBookLine(
  world: Pick<World, 'db' | 'clock' | 'chance'>,
  { url, vendor, timeoutMs = TIMEOUT_MS }: BookPlace,
): BookLine {
  const directory = createDirectory(world);
  const secretOf = async (): Promise<string> => {
    const keys = (await directory.read()).vendors.get(vendor)?.keys ?? [];
    const key = keys.find(({ retiresAt }) => retiresAt === null);
    if (!key) throw new BookSilence('it is no vendor here');
    return key.material;
  };

  const send = async (address: URL, body: Buffer<ArrayBuffer>): Promise<Response> => {
    const timestamp = String(world.clock.now().getTime());
    const nonce = Buffer.from(world.chance.bytes(16)).toString('hex');
    const signed = { timestamp, nonce, path: address.pathname, body };
    return fetchInSpan(`book ${address.pathname}`, address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': sign(await secretOf(), signed),
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  };

  return {
    ask: async (name, body) => {
      if (url === null) throw new BookSilence('there is none in this start');
      try {
        const response = await send(
          new URL(`${url}/platform/v1/${name}`),
          Buffer.from(JSON.stringify(body)),
        );
        const { success, message, value } = z.parse(envelope, await response.json());
        if (success) return { ok: true, value };
        // A failure inside it says nothing about what was done before.
        if (response.status >= 500) throw new BookSilence(message);
        const details = typeof value === 'object' && value !== null ? { ...value } : {};
        return { ok: false, code: message ?? 'unknown', details };
      } catch (error) {
        throw error instanceof BookSilence ? error : new BookSilence(error);
      }
    },
  };
}
