import { fetchInSpan } from '../../base/kernel/index.ts';
import type { SmsProvider } from '../../config/providers.ts';
import type { Carrier } from './carrier.ts';

const PATIENCE_MS = 10_000;

/** Answers that say something about this message; others speak of the provider or of our key. */
const FINAL = [400, 404, 410, 422];

/** `POST { to, text, id }` with a bearer key: what gateways have in common. */
export const smsCarrier =
  ({ url, key }: SmsProvider): Carrier =>
  async ({ id, to, text }) => {
    const reply = await fetchInSpan('provider sms', url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, text, id }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await reply.body?.cancel();
    if (reply.ok) return 'taken';
    if (FINAL.includes(reply.status)) return 'refused';
    throw new Error(`the SMS provider answered ${reply.status}`);
  };
