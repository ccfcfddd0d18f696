import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import { choicesOf } from '../pages/choices.ts';
import { sendPage } from '../pages/send-page.ts';
import { readAmount } from '../payments/money.ts';
import { createGuard, type Guard } from '../payments/signature.ts';
import type { Store } from '../store.ts';
import { createPurses, type Purses } from './purses.ts';
import type { Outage } from './record.ts';
import { readMove } from './request.ts';
import { walletPage } from './wallet-page.ts';

export type VendorWalletOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly keys: Readonly<Record<string, string>>;
};

type Form = Readonly<Record<string, unknown>> | null;
type Parts = VendorWalletOptions & { readonly purses: Purses };

const OUTAGE_MINUTES_MAX = 1_440;

/** Vendors of games that keep their players' money themselves, each at `/vendor-wallet/{vendor}`. */
export async function registerVendorWallets(
  app: FastifyInstance,
  options: VendorWalletOptions,
): Promise<void> {
  const parts = { ...options, purses: createPurses(options.store) };
  const guard = createGuard(new Map(Object.entries(options.keys)), options.clock);
  await app.register(async (scope) => registerCalls(scope, parts, guard));
  registerPage(app, parts);
}

/** The body stays the bytes that came: they are what was signed. */
function registerCalls(scope: FastifyInstance, parts: Parts, guard: Guard): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  type Call = { Params: { vendor: string; call: string } };
  scope.post<Call>('/vendor-wallet/:vendor/:call(move|ask)', async (request, reply) => {
    if (isOut(parts, reply)) return reply;
    const { headers, url, params } = request;
    const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
    const verdict = guard({ headers, path: url, body });
    if (verdict !== 'fine') return reply.code(401).send({ error: verdict });
    const order = readMove(body);
    if (!order) return reply.code(422).send({ error: 'this is no order' });
    const { purses } = parts;
    if (params.call === 'ask') {
      return reply.send(purses.ask(params.vendor, order.reference) ?? { status: 'unheard' });
    }
    const word = purses.move(params.vendor, order);
    return word
      ? reply.send(word)
      : reply.code(409).send({ error: 'the same reference, another order' });
  });
}

/** During an outage nobody is answered, or everybody is told to come later. */
function isOut({ store, clock }: VendorWalletOptions, reply: FastifyReply): boolean {
  const { outage } = store.memory.vendorWallets;
  if (!outage || clock.now() >= outage.untilMs) return false;
  if (outage.how === 'silence') reply.hijack();
  else void reply.code(503).send({ error: 'out of order' });
  return true;
}

function registerPage(app: FastifyInstance, { store, clock, purses }: Parts): void {
  const records = store.memory.vendorWallets;
  app.get('/vendor-wallet', async (request, reply) =>
    sendPage(reply, walletPage(choicesOf(request), { records, nowMs: clock.now() })),
  );

  /** By the page's form or by a test's JSON: `{ minutes, how: 'refuse' | 'silence' }`. */
  app.post<{ Body: Form }>('/vendor-wallet/outage', async ({ body, headers }, reply) => {
    const asked = Math.floor(Number(body?.['minutes'])) || 0;
    const minutes = Math.min(OUTAGE_MINUTES_MAX, Math.max(0, asked));
    const how: Outage['how'] = body?.['how'] === 'silence' ? 'silence' : 'refuse';
    records.outage = minutes === 0 ? null : { untilMs: clock.now() + minutes * 60_000, how };
    store.save();
    const isProgram = headers['content-type']?.startsWith('application/json');
    return isProgram ? reply.send({ minutes, how }) : reply.redirect('/vendor-wallet', 303);
  });

  app.post<{ Body: Form }>('/vendor-wallet/play', async ({ body, headers }, reply) => {
    const of = (name: string) => {
      const value = body?.[name];
      return typeof value === 'string' ? value : '';
    };
    const amount = BigInt(readAmount(of('amount')) ?? 0);
    purses.play(of('vendor'), of('memberId'), of('result') === 'lost' ? -amount : amount);
    const isProgram = headers['content-type']?.startsWith('application/json');
    return isProgram ? reply.send({ ok: true }) : reply.redirect('/vendor-wallet', 303);
  });
}
