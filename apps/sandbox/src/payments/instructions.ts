import { createHash } from 'node:crypto';
import { promptPayPayload } from './emvco.ts';

export type InstructionsAsk = {
  readonly orderId: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly reference: string;
};

const PAYEE = 'Sandbox Payments';
/** Nobody has this number, so a code that gets lost moves nobody's money. */
const MOBILE = '0000000000';

/** What a coin costs in the smallest unit of a currency: fixed, so that tests can count on it. */
const COIN_PRICES: Readonly<Record<string, bigint>> = { THB: 3_500n, USD: 100n };
const MICRO = 1_000_000n;

/** How an order is paid, by the kind of its method; null for one that we do not offer. */
export function instructionsOf(ask: InstructionsAsk): object | null {
  const { kind, amount, currency, reference } = ask;
  switch (kind) {
    case 'qr':
      if (currency !== 'THB') return null;
      return {
        kind,
        payload: promptPayPayload({ mobile: MOBILE, amount, reference }),
        payee: PAYEE,
      };
    case 'bank':
      return {
        kind,
        bankName: 'Sandbox Bank',
        accountName: PAYEE,
        accountNumber: '000-0-00000-0',
      };
    case 'wallet':
      return { kind, payee: PAYEE };
    case 'crypto':
      return coinInstructions(ask);
    default:
      return null;
  }
}

function coinInstructions({ orderId, kind, amount, currency }: InstructionsAsk): object | null {
  const price = COIN_PRICES[currency];
  if (price === undefined) return null;
  // Up, to the millionth: a coin less would not be the whole amount.
  const micro = (amount * MICRO + price - 1n) / price;
  const rest = String(micro % MICRO)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(2, '0');
  return {
    kind,
    coin: 'USDT',
    network: 'TRC-20',
    address: tronAddress(orderId),
    coinAmount: `${micro / MICRO}.${rest}`,
  };
}

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** An address of its own for each order, with the checksum that wallets look at. No one has its key. */
function tronAddress(orderId: string): string {
  const plain = Buffer.concat([Buffer.from([0x41]), sha256(Buffer.from(orderId)).subarray(0, 20)]);
  const whole = Buffer.concat([plain, sha256(sha256(plain)).subarray(0, 4)]);
  let text = '';
  for (let rest = BigInt(`0x${whole.toString('hex')}`); rest > 0n; rest /= 58n) {
    text = ALPHABET.charAt(Number(rest % 58n)) + text;
  }
  return text;
}
