import { transferToDownline } from '@baize/contract/agent';
import type { Brand } from '@baize/contract/brand';
import { askAdjustment } from '@baize/contract/desk';
import { transferToVendorWallet } from '@baize/contract/wallet';
import { cancelWithdrawal } from '@baize/contract/withdrawal';
import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import { listUnbalanced } from '../books/ledger/index.ts';
import { NO_BONUSES } from '../cashier/bonuses/index.ts';
import { deskRoutes } from '../desk/desk/index.ts';
import { changeStatus, removeBankAccount } from '../people/members/index.ts';
import { vendorsRoutes } from '../play/vendors/index.ts';
import { openAgents } from '../testing/agents.ts';
import { askAs, memberOf } from '../testing/deposits.ts';
import { callerOf, givenOperator } from '../testing/operator.ts';
import { createTestProvider } from '../testing/payment-provider.ts';
import { ceilings, givenMember } from '../testing/play.ts';
import { givenSender, openTransfers, SECRET } from '../testing/transfers.ts';
import { givenVendor } from '../testing/vendors.ts';
import { brandWith, givenFactor, givenPayee, openWindow } from '../testing/withdrawals.ts';
import { useWorld } from '../testing/world.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');

beforeAll(() => givenVendor(t.world, { code: 'classic' }));

type Reply = { readonly message: string | null; readonly value: object };

/** One request of a member or operator, as often as it is sent. */
type Repeated = {
  readonly send: () => Promise<Reply>;
  /** The same key for other content; none where what is named is all there is. */
  readonly sendOther?: () => Promise<Reply>;
  /** What would refuse the request if it were new. */
  readonly change: () => Promise<unknown>;
  readonly id: string;
};

const depositOptions = (facts: Partial<Brand> = {}) => ({
  site: { brand: { ...brand, ...facts } },
  providers: new Map([['sandbox', createTestProvider(t.world.clock).provider]]),
  bonuses: NO_BONUSES,
  publicUrl: 'https://site.example',
});

const NO_METHODS = { payments: { ...brand.payments, methods: [] } };

async function deposit(): Promise<Repeated> {
  const caller = memberOf(await givenMember(t.world, {}));
  let options = depositOptions();
  const send = (amount = '50000') => {
    const wish = { requestKey: 'repeat-key', method: 'promptpay', amount };
    return askAs(t.world, { options, caller }, ['POST /wps/deposit', wish]);
  };
  return {
    send,
    sendOther: () => send('50001'),
    change: async () => {
      options = depositOptions(NO_METHODS);
    },
    id: 'orderId',
  };
}

async function renewal(): Promise<Repeated> {
  const first = await deposit();
  const caller = memberOf(await givenMember(t.world, {}));
  let options = depositOptions();
  const wish = { requestKey: 'first-order', method: 'promptpay', amount: '50000' };
  const old = await askAs(t.world, { options, caller }, ['POST /wps/deposit', wish]);
  t.world.clock.advance(DAY_MS);
  const body = { requestKey: 'repeat-key', orderId: old.value.orderId };
  return {
    ...first,
    send: () => askAs(t.world, { options, caller }, ['POST /wps/deposit/renew', body]),
    sendOther: () =>
      askAs(t.world, { options, caller }, ['POST /wps/deposit', { ...wish, ...body, amount: '1' }]),
    change: async () => {
      options = depositOptions(NO_METHODS);
    },
  };
}

/** Each with the one code there is: the second must not ask for what the first has used up. */
async function withdrawal(): Promise<Repeated> {
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const window = openWindow(t.world, brandWith({ stepUpFrom: '10000' }));
  const facts = { requestKey: 'repeat-key', factor: await givenFactor(t.world, payee) };
  return {
    send: () => window.requestOnce(payee, 20_000n, facts),
    sendOther: () => window.requestOnce(payee, 20_001n, facts),
    change: () =>
      t.world.db.transaction().execute((tx) =>
        removeBankAccount(tx, {
          memberId: payee.memberId,
          id: payee.bankAccountId,
          at: t.world.clock.now(),
        }),
      ),
    id: 'orderId',
  };
}

async function takingBack(): Promise<Repeated> {
  const payee = await givenPayee(t.world, { cash: 50_000n, isKnown: false });
  let window = openWindow(t.world, brandWith({ canCancel: true }));
  const { value } = await window.request(payee, 20_000n);
  return {
    send: () => window.ask(payee.caller, cancelWithdrawal, { orderId: value.orderId }),
    change: async () => {
      window = openWindow(t.world, brandWith({ canCancel: false }));
    },
    id: 'orderId',
  };
}

const LIMITS = { min: '10000', max: '50000', perDay: '100000' };

async function upline(): Promise<Repeated> {
  const above = await givenSender(t.world);
  const member = await givenSender(t.world, { cash: 50_000n, uplineId: above.id });
  let rules = { toUpline: true, ...LIMITS };
  const send = (amount = 20_000n) =>
    openTransfers(t.world, rules).send(member.id, amount, { requestKey: 'repeat-key' });
  return {
    send,
    sendOther: () => send(20_001n),
    change: async () => {
      rules = { ...rules, toUpline: false, min: '30000' };
    },
    id: 'transferId',
  };
}

async function downline(): Promise<Repeated> {
  const agent = await givenSender(t.world, { type: 1, cash: 50_000n });
  const member = await givenSender(t.world, { uplineId: agent.id });
  let transfers = { toUpline: false, ...LIMITS };
  const send = (amount = '20000') =>
    openAgents(t.world, { transfers }).ask(agent.id, transferToDownline, {
      requestKey: 'repeat-key',
      memberId: member.id,
      paymentPassword: SECRET,
      amount,
    });
  return {
    send,
    sendOther: () => send('20001'),
    change: async () => {
      transfers = { ...transfers, min: '30000' };
      await t.world.db
        .transaction()
        .execute((tx) => changeStatus(t.world, tx, { memberId: member.id, status: 'closed' }));
      await t.world.db
        .deleteFrom('credentials_password')
        .where('member_id', '=', agent.id)
        .execute();
    },
    id: 'transferId',
  };
}

async function vendorWallet(): Promise<Repeated> {
  const memberId = await givenMember(t.world, { cash: 50_000n });
  let isSingle = false;
  const wallets = new Map([['classic', { name: 'Classic' } as never]]);
  const send = (amount = '20000') =>
    callerOf(t.world, vendorsRoutes({ isSingle, wallets, ceilings }))(
      memberOf(memberId),
      transferToVendorWallet,
      { requestKey: 'repeat-key', vendor: 'classic', direction: 'in', amount },
    );
  return {
    send,
    sendOther: () => send('20001'),
    change: async () => {
      isSingle = true;
    },
    id: 'transferId',
  };
}

async function adjustment(): Promise<Repeated> {
  const { caller } = await givenOperator(t.world, 'finance');
  const memberId = await givenMember(t.world, {});
  const limits = { zone: brand.timezone, readDeposited: async () => minor(0n) };
  const call = callerOf(t.world, deskRoutes({ brand, limits, providers: ['sandbox'] }));
  const send = (amount = '20000') =>
    call(caller, askAdjustment, {
      requestKey: 'repeat-key',
      memberId,
      direction: 'credit',
      reason: 'A bonus that was forgotten',
      amount,
    });
  return {
    send,
    sendOther: () => send('20001'),
    change: async () => {},
    id: 'adjustmentId',
  };
}

test.each([
  ['a deposit', deposit],
  ['a deposit that is renewed', renewal],
  ['a withdrawal with a code', withdrawal],
  ['a withdrawal that is taken back', takingBack],
  ['a transfer to the upline', upline],
  ['a transfer to a downline', downline],
  ['a transfer to a vendor’s wallet', vendorWallet],
  ['a correction', adjustment],
])('MONEY-15 %s, sent again at once or late, is answered as the first time', async (_, given) => {
  const { send, sendOther, change, id } = await given();
  const nameOf = ({ message, value }: Reply) => message ?? Reflect.get(value, id);
  const both = (await Promise.all([send(), send()])).map(nameOf);
  expect(both[0]).toMatch(/^[a-z]{3}_/);
  expect(both[1]).toBe(both[0]);
  const before = await movements();
  await change();
  expect(nameOf(await send())).toBe(both[0]);
  if (sendOther) expect((await sendOther()).message).toBe('repeated_differently');
  expect(await movements()).toBe(before);
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});

const movements = async () => {
  const rows = await t.world.db.selectFrom('ledger_transfer').select('id').execute();
  return rows.length;
};
