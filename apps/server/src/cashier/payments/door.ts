import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createLimiter,
  networkOf,
  originOf,
  Refusal,
  type World,
  watchStrayBytes,
} from '../../base/kernel/index.ts';
import type { PaymentProviders, ProviderNotice, RawNotice } from './provider.ts';
import * as queries from './queries.ts';

/**
 * `taken`: it changed something. `known`: it had before. `unknown`: there is no such order. `refused`:
 * it cannot be meant for this order, and never will be.
 */
export type NoticeOutcome = 'taken' | 'known' | 'unknown' | 'refused';

/** Decides what a notice means. The order must be one that this provider was asked for. */
export type Hear = (notice: ProviderNotice, provider: string) => Promise<NoticeOutcome>;

export type PaymentDoorOptions = { readonly providers: PaymentProviders; readonly hear: Hear };

const EMPTY = new Uint8Array();
const BODY_MAX = 16 * 1024;
const RETRY_SECONDS = 5;

/** Far above what a provider has to tell. */
const EVERYTHING = { max: 600, seconds: 10 };
/** What nobody signed is told of in the log, but a flood of it is not. */
const FORGED = { max: 20, seconds: 60 };

/**
 * Where providers tell what happened. Nothing is read before the signature over the bytes that came
 * was found right. What was taken is written down; told again it is answered and not looked at.
 */
export async function registerPaymentDoor(
  app: FastifyInstance,
  world: World,
  options: PaymentDoorOptions,
): Promise<void> {
  const everything = createLimiter(EVERYTHING);
  const forged = createLimiter(FORGED);
  const hasStrayBytes = watchStrayBytes(app);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_MAX },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.post<{ Params: { provider: string } }>(
      '/payments/notice/:provider',
      async (request, reply) => {
        if (hasStrayBytes(request)) return say(reply, 400);
        const network = networkOf(originOf(request).ip);
        if (!(await isWithin(everything, network))) return say(reply, 429);
        const { provider: code } = request.params;
        const raw = rawOf(request);
        const notice = options.providers.get(code)?.readNotice(raw) ?? null;
        if (notice) return say(reply, await take(world, options, { code, raw, notice }));
        if (!(await isWithin(forged, network))) return say(reply, 429);
        world.log.error(
          { alert: 'payment_notice_refused', provider: code, ip: originOf(request).ip },
          'a payment notice that its provider did not sign, or not now',
        );
        return say(reply, 401);
      },
    );
  });
}

type ReceivedNotice = {
  readonly code: string;
  readonly raw: RawNotice;
  readonly notice: ProviderNotice;
};

/** The money is decided by `hear`, which is harmless when repeated; so a crash in between is too. */
async function take(
  world: World,
  { hear }: PaymentDoorOptions,
  { code, raw, notice }: ReceivedNotice,
): Promise<200 | 404 | 422 | 503> {
  const digest = createHash('sha256').update(raw.body).digest();
  try {
    if (await queries.findNotice(world.db, code, digest)) return 200;
    const heard = await hear(notice, code);
    if (heard === 'unknown') return 404;
    if (heard === 'refused') return 422;
    await queries.insertNotice(world.db, {
      provider: code,
      digest,
      order_id: notice.orderId,
      body: Buffer.from(raw.body).toString(),
      taken_at: world.clock.now(),
    });
    return 200;
  } catch (error) {
    world.log.error({ err: error, provider: code }, 'a payment notice must be told again');
    return 503;
  }
}

const WORDS = {
  200: 'taken',
  400: 'bytes behind the body',
  401: 'not signed by the provider, or too old',
  404: 'no such order',
  422: 'another currency than the order’s',
  429: 'too many',
  503: 'try again',
} as const;

function say(reply: FastifyReply, status: keyof typeof WORDS): FastifyReply {
  if (status === 429 || status === 503) void reply.header('retry-after', RETRY_SECONDS);
  return reply.code(status).send({ status: WORDS[status] });
}

async function isWithin(limiter: ReturnType<typeof createLimiter>, key: string): Promise<boolean> {
  try {
    await limiter(key);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const rawOf = (request: FastifyRequest): RawNotice => ({
  headers: {
    'x-timestamp': headerOf(request, 'x-timestamp'),
    'x-nonce': headerOf(request, 'x-nonce'),
    'x-signature': headerOf(request, 'x-signature'),
  },
  path: request.url,
  body: request.body instanceof Uint8Array ? request.body : EMPTY,
});

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
