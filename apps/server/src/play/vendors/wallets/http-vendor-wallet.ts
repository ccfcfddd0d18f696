import { minor } from '@baize/std/money';
import * as z from 'zod/mini';
import { fetchInSpan, type World } from '../../../base/kernel/index.ts';
import { sign } from '../signature.ts';
import type { VendorWallet, VendorWord, WalletOrder } from './vendor-wallet.ts';

const word = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), balance: z.string().check(z.regex(/^\d{1,18}$/)) }),
  z.object({ status: z.literal('failed') }),
  z.object({ status: z.literal('unheard') }),
]);

type Options = {
  readonly name: string;
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

/**
 * A vendor's wallet over HTTP, signed the way vendors sign to us: `POST {url}/move` and
 * `POST {url}/ask`. Whatever is not a word of the vendor counts as silence.
 */
export function createHttpVendorWallet(
  world: Pick<World, 'clock' | 'chance'>,
  { name, url, keyId, secret, timeoutMs = TIMEOUT_MS }: Options,
): VendorWallet {
  const post = async (call: 'move' | 'ask', order: WalletOrder): Promise<VendorWord> => {
    const address = new URL(`${url}/${call}`);
    const body = Buffer.from(JSON.stringify({ ...order, amount: order.amount.toString() }));
    const timestamp = String(world.clock.now().getTime());
    const nonce = Buffer.from(world.chance.bytes(16)).toString('hex');
    const signature = sign(secret, { timestamp, nonce, path: address.pathname, body });
    const response = await fetchInSpan(`provider ${name} ${call}`, address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-key-id': keyId,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature,
      },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    const said = z.parse(word, await response.json());
    return said.status === 'done' ? { status: 'done', balance: minor(BigInt(said.balance)) } : said;
  };
  return { name, move: (order) => post('move', order), ask: (order) => post('ask', order) };
}
