import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import { type Answer, KEPT, newName, OTHER, said } from './answer.ts';
import { instructionsOf } from './instructions.ts';
import type { Notices } from './notices.ts';
import type { Deposit } from './record.ts';
import { AMOUNTS, type DepositAsk } from './request.ts';

export type DepositsOptions = {
  readonly store: Store;
  readonly clock: Clock;
  readonly notices: Notices;
  readonly here: () => string;
};

/** What happens on the pay page. */
export type PayAct = {
  readonly amounts: readonly string[];
  readonly afterMs: number;
  readonly copies: number;
  readonly isForged: boolean;
};

/** Money that is to come in. An order is taken once, however often it comes. */
export function createDeposits({ store, clock, notices, here }: DepositsOptions) {
  const records = store.memory.payments;
  const now = () => new Date(clock.now()).toISOString();
  const find = (orderId: string) => records.deposits.find((each) => each.orderId === orderId);
  const opened = ({ instructions, orderId }: Deposit): Answer =>
    said({ status: 'open', instructions, payUrl: `${here()}/pay/${orderId}` });

  return {
    find,
    open: (ask: DepositAsk): Answer => {
      const same = [ask.kind, ask.amount, ask.currency].join(' ');
      const known = find(ask.orderId);
      if (known) return known.ask === same ? opened(known) : OTHER;
      const instructions = instructionsOf({ ...ask, amount: BigInt(ask.amount) });
      if (!instructions) return refused(`${ask.kind} is not offered in ${ask.currency}`);
      if (ask.amount.endsWith(AMOUNTS.refused)) return refused('this amount is always refused');
      const first = { openedAt: now(), isRefused: false, payments: [] };
      const taken: Deposit = { ...ask, ask: same, instructions, ...first };
      records.deposits = [...records.deposits.slice(1 - KEPT), taken];
      store.save();
      return opened(taken);
    },
    ask: (orderId: string): Answer => {
      const order = find(orderId);
      if (!order) return said({ status: 'unheard' });
      const status = isClosed(order, clock.now()) ? 'closed' : 'open';
      return said({ status, payments: order.payments });
    },
    pay: (order: Deposit, { amounts, ...telling }: PayAct): void => {
      const { orderId } = order;
      for (const amount of amounts) {
        const payment = { paymentId: newName('PAY'), amount, at: now() };
        order.payments = [...order.payments, payment];
        const { currency } = order;
        const content = { about: 'deposit', orderId, ...payment, currency };
        notices.add({ orderId, content, ...telling });
      }
      store.save();
    },
    refuse: (order: Deposit): void => {
      order.isRefused = true;
      store.save();
    },
  };
}

export type Deposits = ReturnType<typeof createDeposits>;

const refused = (reason: string): Answer => said({ status: 'refused', reason });

/** Nothing more is expected of it. What arrives all the same is still told. */
export function isClosed(order: Deposit, nowMs: number): boolean {
  const paid = order.payments.reduce((all, { amount }) => all + BigInt(amount), 0n);
  return order.isRefused || paid >= BigInt(order.amount) || nowMs >= Date.parse(order.expiresAt);
}
