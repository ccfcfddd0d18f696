import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import { type Answer, said, wrong } from './answer.ts';
import type { Deposits } from './deposits.ts';
import type { Payouts } from './payouts.ts';
import { readAfter, readDeposit, readOrder, readPayout, readStatementAsk } from './request.ts';
import type { Guard } from './signature.ts';
import { statementOf } from './statement.ts';

export type CallsOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly deposits: Deposits;
  readonly payouts: Payouts;
  readonly guard: Guard;
};

/** The calls of the protocol. The body stays the bytes that came: they are what was signed. */
export async function registerCalls(app: FastifyInstance, options: CallsOptions): Promise<void> {
  const { store, deposits, payouts } = options;
  const calls: Readonly<Record<string, (body: Buffer) => Answer>> = {
    deposits: (body) => taking(readDeposit(body), deposits.open),
    'deposits/ask': (body) => taking(readOrder(body), ({ orderId }) => deposits.ask(orderId)),
    payouts: (body) => taking(readPayout(body), payouts.take),
    'payouts/ask': (body) => taking(readOrder(body), ({ orderId }) => payouts.ask(orderId)),
    statement: (body) =>
      taking(readStatementAsk(body), (ask) =>
        said(statementOf(store.memory.payments, { ...ask, after: readAfter(body) })),
      ),
  };
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    );
    for (const [name, answer] of Object.entries(calls)) {
      scope.post(`/payments/${name}`, async ({ headers, url, body }, reply) => {
        if (isOut(options, reply)) return reply;
        const bytes = body instanceof Buffer ? body : Buffer.alloc(0);
        const verdict = options.guard({ headers, path: url, body: bytes });
        if (verdict !== 'fine') return reply.code(401).send({ error: verdict });
        const { status, body: words } = answer(bytes);
        return reply.code(status).send(words);
      });
    }
  });
}

/** What was asked is answered; what cannot be read is named. */
const taking = <Ask extends object>(ask: Ask | string, answer: (ask: Ask) => Answer): Answer =>
  typeof ask === 'string' ? wrong(ask) : answer(ask);

/** During an outage nobody is answered, or everybody is told to come later. */
function isOut({ store, clock }: CallsOptions, reply: FastifyReply): boolean {
  const { outage } = store.memory.payments;
  if (!outage || clock.now() >= outage.untilMs) return false;
  if (outage.how === 'silence') reply.hijack();
  else void reply.code(503).send({ error: 'out of order' });
  return true;
}
