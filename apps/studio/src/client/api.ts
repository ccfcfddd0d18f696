import type { WireReply } from '../wire.ts';

/** A call that was refused, or got no answer (`offline`). */
export class CallError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'CallError';
    this.code = code;
    this.details = details;
  }
}

const PATIENCE_MS = 12_000;

export type Call = <Value>(path: string, body?: object) => Promise<Value>;

/** Makes the calls of the studio with a session's token. */
export function createCall(token: string | null): Call {
  return async <Value>(path: string, body?: object) => {
    const reply = await send(path, body, token);
    if (!reply.success) throw new CallError(reply.message, reply.value);
    return reply.value as Value;
  };
}

async function send(
  path: string,
  body: object | undefined,
  token: string | null,
): Promise<WireReply<unknown>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as WireReply<unknown>;
  } catch {
    throw new CallError('offline');
  }
}

/** A key of our own. Browsers lend `randomUUID` to secure pages alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
