import { assert } from '../assert.ts';
import { SECOND_MS } from '../time.ts';

/** A KMS: it keeps a key that never leaves it, and wraps ours by that. */
export type KeyWrapper = {
  wrap(key: Buffer): Promise<string>;
  unwrap(wrapped: string): Promise<Buffer>;
};

export type TransitOptions = {
  /** Up to and with the mount, as in https://kms.internal/v1/transit. */
  readonly url: string;
  /** The name of the key in the KMS. */
  readonly key: string;
  readonly token: string;
};

const PATIENCE_MS = 10 * SECOND_MS;

/** The transit protocol of HashiCorp Vault and OpenBao. Asked at a start, never on the way of a bet. */
export function createTransitWrapper({ url, key, token }: TransitOptions): KeyWrapper {
  async function ask(verb: string, body: Record<string, string>, answer: string): Promise<string> {
    const reply = await fetch(`${url}/${verb}/${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-vault-token': token },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!reply.ok) throw new Error(`the KMS refused to ${verb}: ${reply.status}`);
    const { data } = (await reply.json()) as { readonly data?: Record<string, unknown> };
    const found = data?.[answer];
    assert(typeof found === 'string', `the KMS answers with its ${answer}`);
    return found;
  }
  return {
    wrap: (bytes) => ask('encrypt', { plaintext: bytes.toString('base64') }, 'ciphertext'),
    unwrap: async (wrapped) =>
      Buffer.from(await ask('decrypt', { ciphertext: wrapped }, 'plaintext'), 'base64'),
  };
}
