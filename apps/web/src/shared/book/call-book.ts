import { ApiError, codeOf } from '@baize/client/api-error';
import { hearServerTime } from './server-clock.ts';

const TIMEOUT_MS = 20_000;

type BookCall = {
  readonly path: string;
  readonly token?: string;
  /** What is sent; without it the call only reads. */
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
};

type Envelope = {
  readonly success?: boolean;
  readonly message?: string;
  readonly value?: Readonly<Record<string, unknown>>;
};

/** Makes a call of the book of tickets; what it refuses is thrown with its code. */
export async function callBook<Value>(base: string, call: BookCall): Promise<Value> {
  const { path, token, body, signal } = call;
  const late = AbortSignal.timeout(TIMEOUT_MS);
  let envelope: Envelope;
  try {
    const reply = await fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    envelope = (await reply.json()) as Envelope;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(late.aborted ? 'timeout' : 'network');
  }
  const { success, message, value = {} } = envelope;
  if (success !== true) throw new ApiError(codeOf(message), { ...value });
  const { serverNow } = value;
  if (typeof serverNow === 'string') hearServerTime(serverNow);
  return value as Value;
}

/** The code of a refusal of the book, which has codes of its own beside those of the site. */
export const bookCodeOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.code : null;
