import type { Brand } from '@baize/contract/brand';
import { createDeposit } from '@baize/contract/deposit';
import { assert } from '@baize/std/assert';
import type { Id } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import type { LoadedBrand } from './brand/index.ts';
import type { Person } from './demo-team.ts';
import { callsOf, memberOf } from './demo-team-calls.ts';
import { ceilingOf, depositsRoutes, hearDeposit } from './deposits/index.ts';
import type { World } from './kernel/index.ts';
import type { PaymentProvider } from './payments/index.ts';

/** No company: what it tells of is the demo's own, and no statement is held against it. */
const PROVIDER = 'demo';

const SILENT: PaymentProvider = {
  code: PROVIDER,
  openDeposit: async () => ({ status: 'refused', reason: 'the demo opens nothing' }),
  askDeposit: async () => ({ status: 'unheard' }),
  pay: async () => ({ status: 'unheard' }),
  askPayout: async () => ({ status: 'unheard' }),
  readNotice: () => null,
  readStatement: async () => [],
};

/** Orders to pay in, each paid at once. */
export function payInWith(world: World, site: LoadedBrand) {
  const brand = { ...site.brand, payments: paymentsOf(site.brand) };
  const providers = new Map([[PROVIDER, SILENT]]);
  const publicUrl = 'http://localhost';
  const call = callsOf(world, depositsRoutes({ site: { ...site, brand }, providers, publicUrl }));
  const method = brand.payments.deposits[0]?.code;
  let count = 0;
  return async (person: Person, amount: Minor): Promise<void> => {
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
    await hearDeposit(world, notice, { provider: PROVIDER, ceiling: ceilingOf(brand) });
    person.cash = minor(person.cash + amount);
  };
}

/** The brand's first way to pay in, with nobody behind it. */
const paymentsOf = ({ payments }: Brand): Brand['payments'] => ({
  ...payments,
  deposits: payments.deposits
    .filter(({ provider }) => provider !== null)
    .slice(0, 1)
    .map((each) => ({ ...each, provider: PROVIDER, feeFixed: '0', feePpm: 0 })),
});
