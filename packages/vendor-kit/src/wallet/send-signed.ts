import { createHmac } from 'node:crypto';
import { type Chance, drawSecret } from '../chance.ts';
import type { Clock } from '../clock.ts';
import type { VendorMetrics } from '../metrics.ts';
import type { WalletLine } from './open-line.ts';

/** Who signs, and where to: what the platform gave us when we joined. */
export type WalletAccess = {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
};

export type Signing = {
  readonly access: WalletAccess;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly line: WalletLine;
  readonly metrics: Pick<VendorMetrics, 'walletSeconds'>;
};

export type WalletCall = { readonly name: string; readonly body: object };

/** An answer in the protocol's envelope; null when none came, or none that could be read. */
export type WalletReply = {
  readonly success: boolean;
  readonly message: string | null;
  readonly value: Readonly<Record<string, unknown>>;
};

/** Makes one signed call of the wallet protocol. Whatever goes wrong on the way is no answer. */
export async function sendSigned(
  { access, clock, chance, line, metrics }: Signing,
  { name, body }: WalletCall,
): Promise<WalletReply | null> {
  const path = `/vendor/v1/${name}`;
  const text = JSON.stringify(body);
  const timestamp = String(clock.now().getTime());
  const nonce = drawSecret(chance, 'hex');
  const signature = createHmac('sha256', access.secret)
    .update(`${timestamp}.${nonce}.${path}.${text}`)
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-key-id': access.keyId,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': signature,
  };
  const end = metrics.walletSeconds.startTimer({ call: name });
  try {
    const reply = readReply(JSON.parse(await line.post({ path, headers, text })));
    end({ outcome: reply === null ? 'unread' : reply.success ? 'done' : 'refused' });
    return reply;
  } catch {
    end({ outcome: 'none' });
    return null;
  }
}

/** Also the answer that `status` hands on is read so. */
export function readReply(sent: unknown): WalletReply | null {
  const { success, message, value } = (sent ?? {}) as Partial<WalletReply>;
  if (typeof success !== 'boolean') return null;
  return { success, message: message ?? null, value: value ?? {} };
}
