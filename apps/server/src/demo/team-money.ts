import type { Brand } from '@baize/contract/brand';
import { createDeposit } from '@baize/contract/deposit';
import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import type { Id } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { LoadedBrand } from '../base/brand/index.ts';
import type { World } from '../base/kernel/index.ts';
import { NO_BONUSES } from '../cashier/bonuses/index.ts';
import { ceilingOf, depositsRoutes, hearDeposit } from '../cashier/deposits/index.ts';
import {
  compareStatement,
  type PaymentProvider,
  type StatementLine,
} from '../cashier/payments/index.ts';
import type { Person } from './team.ts';
import { callsOf, memberOf } from './team-calls.ts';

/** Pays at once, and tells in its statements what it paid; nothing else is asked of it. */
const payingAtOnce = (
  code: string,
  paid: readonly StatementLine[],
  zone: string,
): PaymentProvider => ({
  code,
  openDeposit: async () => ({ status: 'refused', reason: 'the demo opens nothing' }),
  askDeposit: async () => ({ status: 'unheard' }),
  pay: async () => ({ status: 'unheard' }),
  askPayout: async () => ({ status: 'unheard' }),
  readNotice: () => null,
  readStatement: async (day) => paid.filter(({ at }) => dayOf(at, zone) === day),
});

/** Orders to pay in, each paid at once by the brand's own provider; and its statements of them. */
export function payInWith(world: World, site: LoadedBrand) {
  const brand = { ...site.brand, payments: paymentsOf(site.brand) };
  const provider = brand.payments.deposits[0]?.provider;
  assert(provider, 'the brand has a way to pay in that somebody stands behind');
  const paid: StatementLine[] = [];
  const { timezone: zone, currency } = brand;
  const providers = new Map([[provider, payingAtOnce(provider, paid, zone)]]);
  const publicUrl = 'http://localhost';
  const options = { site: { ...site, brand }, providers, bonuses: NO_BONUSES, publicUrl };
  const call = callsOf(world, depositsRoutes(options));
  const method = brand.payments.deposits[0]?.code;
  let count = 0;
  const payIn = async (person: Person, amount: Minor): Promise<void> => {
    count += 1;
    const { orderId } = await call(memberOf(person.id), createDeposit, {
      requestKey: `demo-deposit-${count}`,
      language: 'TH',
      method,
      amount: String(amount),
    });
    assert(typeof orderId === 'string', 'an order has an id');
    const notice = {
      about: 'deposit',
      orderId: orderId as Id<'dep'>,
      paymentId: `demo-payment-${count}`,
      amount,
      at: world.clock.now(),
    } as const;
    await hearDeposit(world, notice, { provider, ceiling: ceilingOf(brand) });
    const { about, paymentId: reference, at } = notice;
    paid.push({ about, orderId: notice.orderId, reference, amount, at });
    person.cash = minor(person.cash + amount);
  };
  /** Holds every day that has passed against the books, as the hourly job would have done. */
  const compareDays = async (): Promise<void> => {
    const today = dayOf(world.clock.now(), zone);
    const days = new Set(paid.map(({ at }) => dayOf(at, zone)).filter((day) => day < today));
    const books = { providers, zone, currency: currency.code };
    for (const day of days) await compareStatement(world, books, { provider, day });
  };
  return { payIn, compareDays };
}

/** The brand's first way to pay in that a provider stands behind, without its fees. */
const paymentsOf = ({ payments }: Brand): Brand['payments'] => ({
  ...payments,
  deposits: payments.deposits
    .filter(({ provider }) => provider !== null)
    .slice(0, 1)
    .map((each) => ({ ...each, feeFixed: '0', feePpm: 0 })),
});
