import * as z from 'zod/mini';
import { fetchInSpan, noteOutsideCall, parseJson, type World } from '../../base/kernel/index.ts';
import { sign } from '../../play/vendors/index.ts';
import type { PaymentProvider, ProviderNotice, RawNotice, StatementLine } from './provider.ts';
import { isSignedByAny, isTimely } from './signature.ts';
import * as wire from './wire.ts';

export type HttpProviderOptions = {
  /** What the brand's methods call it; its clearing account is `provider:<code>`. */
  readonly code: string;
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  /** By which it signs what it tells us; several while one is replaced by another. */
  readonly noticeSecrets: readonly string[];
  /** Whose midnight ends a day of its statement. */
  readonly zone: string;
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** A provider whose pages never end is not telling us a day. */
const PAGES_MAX = 1_000;

type Call = 'deposits' | 'deposits/ask' | 'payouts' | 'payouts/ask' | 'statement';

/**
 * A provider that speaks the protocol of `docs/payment-provider.md`. Whatever is not a word of that
 * protocol counts as silence: it throws, and whoever asked asks again.
 */
export function createHttpProvider(
  world: Pick<World, 'db' | 'clock' | 'chance'>,
  options: HttpProviderOptions,
): PaymentProvider {
  const post = counted(world, options.code, createPost(world, options));
  return {
    code: options.code,
    openDeposit: (ask) => post('deposits', ask, wire.depositOpened),
    askDeposit: (orderId) => post('deposits/ask', { orderId }, wire.depositWord),
    pay: (ask) => post('payouts', ask, wire.payoutTaken),
    askPayout: (orderId) => post('payouts/ask', { orderId }, wire.payoutWord),
    readNotice: (raw) => readNotice(world, options, raw),
    readStatement: (day) => readStatement(post, { day, timezone: options.zone }),
  };
}

type Post = ReturnType<typeof createPost>;

function createPost(world: Pick<World, 'clock' | 'chance'>, options: HttpProviderOptions) {
  const { code, url, keyId, secret, timeoutMs = TIMEOUT_MS } = options;
  return async <Word>(call: Call, ask: object, word: z.ZodMiniType<Word>): Promise<Word> => {
    const address = new URL(`${url}/${call}`);
    const body = Buffer.from(JSON.stringify(ask, plainMoney));
    const timestamp = String(world.clock.now().getTime());
    const nonce = Buffer.from(world.chance.bytes(16)).toString('hex');
    const response = await fetchInSpan(`provider ${code} ${call}`, address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-key-id': keyId,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': sign(secret, { timestamp, nonce, path: address.pathname, body }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 200) return z.parse(word, await response.json());
    await response.body?.cancel();
    throw new Error(`${code} answered ${response.status} to ${call}`);
  };
}

/** Every call counts for the provider's health; silence and unknown words as failures. */
function counted(world: Pick<World, 'db'>, code: string, post: Post): Post {
  return async (call, ask, word) => {
    const begunMs = performance.now();
    let isFailed = true;
    try {
      const said = await post(call, ask, word);
      isFailed = false;
      return said;
    } finally {
      noteOutsideCall(
        world,
        { kind: 'provider', code },
        { isFailed, ms: performance.now() - begunMs },
      );
    }
  };
}

/** Money travels as a text of the smallest units: a number of JSON stops being exact at 2^53. */
const plainMoney = (_name: string, value: unknown) =>
  typeof value === 'bigint' ? value.toString() : value;

function readNotice(
  { clock }: Pick<World, 'clock'>,
  { noticeSecrets }: HttpProviderOptions,
  { headers, path, body }: RawNotice,
): ProviderNotice | null {
  const timestamp = headers['x-timestamp'] ?? '';
  const signed = { timestamp, nonce: headers['x-nonce'] ?? '', path, body };
  if (!isSignedByAny(noticeSecrets, signed, headers['x-signature'] ?? '')) return null;
  if (!isTimely(timestamp, clock.now())) return null;
  const read = z.safeParse(wire.notice, parseJson(Buffer.from(body).toString()));
  if (!read.success) return null;
  const { noticeId: _noticeId, ...notice } = read.data;
  return notice;
}

async function readStatement(
  post: Post,
  ask: { readonly day: string; readonly timezone: string },
): Promise<readonly StatementLine[]> {
  const lines: StatementLine[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page++) {
    const said: z.output<typeof wire.statementPage> = await post(
      'statement',
      { ...ask, after },
      wire.statementPage,
    );
    lines.push(...said.lines);
    if (said.next === null) return lines;
    after = said.next;
  }
  throw new Error(`the statement of ${ask.day} does not end`);
}
