import { createHmac, randomUUID } from 'node:crypto';

/** Who signs, and where to. */
export type Access = { readonly url: string; readonly keyId: string; readonly secret: string };

/** What a case may spoil of a message that is otherwise right. */
export type Spoiled = Partial<{
  keyId: string;
  secret: string;
  timestamp: string;
  nonce: string;
  signature: string;
  /** The call that is signed, when it is not the one that is made. */
  signedCall: string;
  /** The body that is sent, when it is not the one that was signed. */
  sentBody: object;
}>;

export type Reply = {
  readonly status: number;
  /** The answer as it came, to compare to the byte. */
  readonly text: string;
  readonly ok: boolean;
  readonly message: string | null;
  readonly value: Readonly<Record<string, unknown>>;
};

const TIMEOUT_MS = 10_000;

/** Makes a signed call of the protocol. Written apart from the server: it is what a vendor writes. */
export async function call(
  { url, keyId, secret }: Access,
  [name, body]: readonly [name: string, body: object],
  spoiled: Spoiled = {},
): Promise<Reply> {
  const timestamp = spoiled.timestamp ?? String(Math.round(systemMs()));
  const nonce = spoiled.nonce ?? randomUUID();
  const text = JSON.stringify(body);
  const path = new URL(`${url}/vendor/v1/${spoiled.signedCall ?? name}`).pathname;
  const signature = createHmac('sha256', spoiled.secret ?? secret)
    .update(`${timestamp}.${nonce}.${path}.${text}`)
    .digest('hex');
  const response = await fetch(`${url}/vendor/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-key-id': spoiled.keyId ?? keyId,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': spoiled.signature ?? signature,
    },
    body: spoiled.sentBody ? JSON.stringify(spoiled.sentBody) : text,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return read(response.status, await response.text());
}

/** The kit runs beside a real server and signs with the real time. */
export const systemMs = (): number => performance.timeOrigin + performance.now();

function read(status: number, text: string): Reply {
  try {
    const { success, message, value } = JSON.parse(text) as Record<string, unknown>;
    return {
      status,
      text,
      ok: success === true,
      message: typeof message === 'string' ? message : null,
      value: (value ?? {}) as Reply['value'],
    };
  } catch {
    return {
      status,
      text,
      ok: false,
      message: `not our envelope: ${text.slice(0, 80)}`,
      value: {},
    };
  }
}
