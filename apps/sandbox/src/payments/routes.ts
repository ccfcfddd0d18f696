import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../clock.ts';
import { choicesOf } from '../pages/choices.ts';
import { sendPage } from '../pages/send-page.ts';
import type { Store } from '../store.ts';
import { registerCalls } from './calls.ts';
import { createDeposits, type Deposits, type PayAct } from './deposits.ts';
import { deskPage } from './desk-page.ts';
import { readAmount } from './money.ts';
import { createNotices } from './notices.ts';
import { noPayPage, payPage } from './pay-page.ts';
import { createPayouts, type Payouts } from './payouts.ts';
import type { Deposit, Outage } from './record.ts';
import { createGuard } from './signature.ts';

export type PaymentsOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly here: () => string;
  readonly keys: Readonly<Record<string, string>>;
  readonly noticeSecret: string;
  readonly noticeUrl: () => string | null;
  readonly payoutDelayMs: number;
};

const LOOK_MS = 100;
const OUTAGE_MINUTES_MAX = 1_440;

type Form = Readonly<Record<string, unknown>> | null;
type Parts = PaymentsOptions & { readonly deposits: Deposits; readonly payouts: Payouts };

/** A payment provider that knows its customers by the documented protocol and nothing else. */
export async function registerPayments(
  app: FastifyInstance,
  options: PaymentsOptions,
): Promise<void> {
  const { store, clock, keys, noticeSecret } = options;
  const key = { id: 'sandbox-notices', secret: noticeSecret };
  const notices = createNotices({ store, clock, key, url: options.noticeUrl });
  const deposits = createDeposits({ ...options, notices });
  const payouts = createPayouts({ ...options, notices });
  const parts = { ...options, deposits, payouts };
  const guard = createGuard(new Map(Object.entries(keys)), clock);
  await registerCalls(app, { ...parts, guard });
  registerPayPage(app, parts);
  registerDesk(app, parts);
  registerOutage(app, options);
  const timer = setInterval(() => {
    const { outage } = store.memory.payments;
    if (outage && clock.now() < outage.untilMs) return;
    payouts.payDue();
    void notices.sendDue();
  }, LOOK_MS);
  app.addHook('onClose', async () => clearInterval(timer));
}

function registerPayPage(app: FastifyInstance, { store, clock, deposits }: Parts): void {
  type Page = { Params: { orderId: string }; Querystring: { wrong?: string }; Body: Form };
  app.get<Page>('/pay/:orderId', async (request, reply) => {
    const order = deposits.find(request.params.orderId);
    const choices = choicesOf(request, order?.language);
    if (!order) return sendPage(reply.code(404), noPayPage(choices));
    const { notices } = store.memory.payments;
    const isWrong = request.query.wrong !== undefined;
    return sendPage(reply, payPage(choices, { order, notices, nowMs: clock.now(), isWrong }));
  });

  app.post<Page>('/pay/:orderId', async ({ params, body }, reply) => {
    const order = deposits.find(params.orderId);
    if (!order) return reply.code(404).send({ error: 'no such order' });
    const place = `/pay/${order.orderId}`;
    if (body?.['choice'] === 'refuse') {
      deposits.refuse(order);
      return reply.redirect(place, 303);
    }
    const act = readPayAct(order, body);
    if (!act) return reply.redirect(`${place}?wrong=amount`, 303);
    deposits.pay(order, act);
    return reply.redirect(place, 303);
  });
}

function readPayAct(order: Deposit, form: Form): PayAct | null {
  const typed = form?.['amount'];
  const other = typeof typed === 'string' ? readAmount(typed) : null;
  const amounts = {
    exact: [order.amount],
    twice: [order.amount, order.amount],
    other: other === null ? null : [other],
  }[String(form?.['choice'])];
  if (!amounts) return null;
  return {
    amounts,
    afterMs: wholeOf(form?.['delay'], { min: 0, max: 3_600 }) * 1_000,
    copies: wholeOf(form?.['times'], { min: 1, max: 50 }),
    isForged: form?.['forged'] === 'on',
  };
}

const wholeOf = (value: unknown, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, Math.floor(Number(value)) || min));

function registerDesk(app: FastifyInstance, { store, clock, payouts, noticeUrl }: Parts): void {
  app.get('/payments', async (request, reply) => {
    const records = store.memory.payments;
    const facts = { records, nowMs: clock.now(), noticeUrl: noticeUrl() };
    return sendPage(reply, deskPage(choicesOf(request), facts));
  });
  app.get('/payouts', async (_request, reply) => reply.redirect('/payments#payouts', 303));

  app.post<{ Params: { orderId: string }; Body: Form }>(
    '/payouts/:orderId',
    async ({ params, body }, reply) => {
      const order = payouts.find(params.orderId);
      if (!order) return reply.code(404).send({ error: 'no such payout' });
      const choice = body?.['choice'];
      if (choice === 'pay') payouts.pay(order);
      else if (choice === 'fail') payouts.fail(order);
      else if (choice === 'hold') payouts.hold(order);
      return reply.redirect('/payments#payouts', 303);
    },
  );
}

/** By the page's form or by a test's JSON: `{ minutes, how: 'refuse' | 'silence' }`. */
function registerOutage(app: FastifyInstance, { store, clock }: PaymentsOptions): void {
  app.post<{ Body: Form }>(
    '/payments/outage',
    async ({ body, headers }, reply): Promise<FastifyReply> => {
      const minutes = wholeOf(body?.['minutes'], { min: 0, max: OUTAGE_MINUTES_MAX });
      const how: Outage['how'] = body?.['how'] === 'silence' ? 'silence' : 'refuse';
      const untilMs = clock.now() + minutes * 60_000;
      store.memory.payments.outage = minutes === 0 ? null : { untilMs, how };
      store.save();
      const isProgram = headers['content-type']?.startsWith('application/json');
      return isProgram ? reply.send({ minutes, how }) : reply.redirect('/payments', 303);
    },
  );
}
