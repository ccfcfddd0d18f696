import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import { type Answer, KEPT, newName, OTHER, said } from './answer.ts';
import type { Notices } from './notices.ts';
import type { Payout } from './record.ts';
import { AMOUNTS, type PayoutAsk } from './request.ts';

export type PayoutsOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly payoutDelayMs: number;
};

/** Money that is to go out. An order is paid once, however often it comes. */
export function createPayouts({ store, clock, notices, payoutDelayMs }: PayoutsOptions) {
  const records = store.memory.payments;
  const now = () => new Date(clock.now()).toISOString();
  const find = (orderId: string) => records.payouts.find((each) => each.orderId === orderId);

  function end(order: Payout, status: 'paid' | 'failed'): void {
    if (order.status === 'paid' || order.status === 'failed') return;
    order.status = status;
    order.endedAt = now();
    if (status === 'paid') order.bankReference = newName('SBX');
    else order.reason = 'The bank account is closed.';
    store.save();
    const { orderId } = order;
    notices.add({ orderId, content: { about: 'payout', orderId, word: wordOf(order) } });
  }

  return {
    find,
    take: (ask: PayoutAsk): Answer => {
      const same = [ask.amount, ask.currency, ask.bankName, ask.accountNumber].join(' ');
      const known = find(ask.orderId);
      if (known) return known.ask === same ? said(wordOf(known)) : OTHER;
      const taken: Payout = {
        ...ask,
        ask: same,
        takenAt: now(),
        status: ask.amount.endsWith(AMOUNTS.held) ? 'held' : 'paying',
        dueAtMs: clock.now() + payoutDelayMs,
        bankReference: '',
        reason: '',
        endedAt: '',
      };
      records.payouts = [...records.payouts.slice(1 - KEPT), taken];
      store.save();
      return said(wordOf(taken));
    },
    ask: (orderId: string): Answer => {
      const order = find(orderId);
      return said(order ? wordOf(order) : { status: 'unheard' });
    },
    pay: (order: Payout) => end(order, 'paid'),
    fail: (order: Payout) => end(order, 'failed'),
    hold: (order: Payout): void => {
      if (order.status === 'paying') order.status = 'held';
      store.save();
    },
    /** Those whose time has come are paid; some amounts never are. */
    payDue: (): void => {
      for (const order of records.payouts) {
        if (order.status !== 'paying' || order.dueAtMs > clock.now()) continue;
        end(order, order.amount.endsWith(AMOUNTS.refused) ? 'failed' : 'paid');
      }
    },
  };
}

export type Payouts = ReturnType<typeof createPayouts>;

/** Held is our own affair: to the site it is still under way. */
function wordOf({ status, bankReference, reason, endedAt: at }: Payout): object {
  if (status === 'paid') return { status, bankReference, at };
  return status === 'failed' ? { status, reason } : { status: 'paying' };
}
