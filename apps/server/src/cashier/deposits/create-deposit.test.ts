import type { MemberId } from '@baize/std/id';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { askAs, memberOf, type ToldOrder, useDeposits } from '../../testing/deposits.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';

const t = useDeposits();

let counted = 0;
const newKey = () => `request-${(counted += 1)}`;

const create = (memberId: MemberId, wish: object = {}) =>
  t.ask(memberOf(memberId), 'POST /wps/deposit', {
    requestKey: newKey(),
    method: 'promptpay',
    amount: '50000',
    ...wish,
  });

const read = async (memberId: MemberId, { orderId }: Pick<ToldOrder, 'orderId'>) =>
  (await t.ask(memberOf(memberId), 'GET /wps/deposit', { orderId })).value;

const limit = (memberId: MemberId, period: string, amount: string | null) =>
  t.ask(memberOf(memberId), 'POST /wps/member/limits', { kind: 'deposit', period, amount });

test('MONEY-02 the desk shows limits, fees and times of every way, those used last first', async () => {
  const memberId = await givenMember(t.world);
  const desk = () => t.ask(memberOf(memberId), 'GET /wps/deposit/desk');
  const { value: before } = await desk();
  expect(before).toMatchObject({ lastAmount: null, leftToday: null, openOrders: [] });
  expect(before['methods']).toMatchObject([
    { method: 'promptpay', kind: 'qr', name: 'PromptPay QR', min: '10000', max: '5000000' },
    { method: 'bank', isByHand: true, minutes: 15 },
    { method: 'wallet', fee: { fixed: '0', ppm: 10_000 }, presets: expect.any(Array) as object },
    { method: 'usdt' },
  ]);
  const { value: order } = await create(memberId, { method: 'wallet' });
  const { value: after } = await desk();
  const codes = (after['methods'] as { method: string }[]).map(({ method }) => method);
  expect(codes).toEqual(['wallet', 'promptpay', 'bank', 'usdt']);
  expect(after['openOrders']).toEqual([order]);
});

test('MONEY-02 the desk says how often a deposit is wagered before it is withdrawn, bonus or not', async () => {
  const memberId = await givenMember(t.world);
  const { value } = await t.ask(memberOf(memberId), 'GET /wps/deposit/desk');
  expect(value['turnoverTimes']).toBe(t.options.site.brand.payments.withdrawal.depositTurnover);
  expect(value['turnoverTimes']).toBe(1);
});

test('CARE-06 a deposit above the brand’s line names the level it takes; below it goes', async () => {
  const memberId = await givenMember(t.world);
  const { brand } = t.options.site;
  const identity = { ...brand.identity, deposit: { level: 'document', above: '60000' } } as const;
  const options = { ...t.options, site: { brand: { ...brand, identity } } };
  const ask = (amount: string) =>
    askAs(t.world, { options, caller: memberOf(memberId) }, [
      'POST /wps/deposit',
      { requestKey: newKey(), method: 'promptpay', amount },
    ]);
  expect(await ask('50000')).toMatchObject({ message: null });
  // What is open counts: the line is of all deposits together.
  expect(await ask('10001')).toMatchObject({ message: 'identity_document_needed' });
  expect(await ask('10000')).toMatchObject({ message: null });
});

test('a way whose provider is not there is not offered', async () => {
  const memberId = await givenMember(t.world);
  const without = { options: { ...t.options, providers: new Map() }, caller: memberOf(memberId) };
  const { value } = await askAs(t.world, without, ['GET /wps/deposit/desk', {}]);
  expect(value['methods']).toMatchObject([{ method: 'bank' }]);
  const wish = { requestKey: newKey(), method: 'promptpay', amount: '50000' };
  const { message } = await askAs(t.world, without, ['POST /wps/deposit', wish]);
  expect(message).toBe('method_unknown');
});

test('MONEY-02 an order says the fee before it is paid, and how to pay once the provider has said', async () => {
  const memberId = await givenMember(t.world);
  const { value: order } = await create(memberId, { method: 'wallet', amount: '12345' });
  expect(order).toMatchObject({ status: 'opening', fee: '123', credit: '12222', paid: '0' });
  expect(order.reference).toMatch(/^DP-261115-[0-9A-Z]{6}$/);
  await t.runJob('deposits.open', { id: order.orderId });
  expect(await read(memberId, order)).toMatchObject({
    status: 'waiting',
    instructions: { kind: 'wallet', payee: 'test-wallet' },
    payUrl: `https://pay.example/${order.orderId}`,
    steps: [{ status: 'opening' }, { status: 'waiting' }],
  });
  expect(t.far.deposits.get(order.orderId)?.ask).toMatchObject({
    amount: 12_345n,
    currency: 'THB',
    method: 'wallet',
    returnUrl: `https://site.example/member/depositv2?order=${order.orderId}`,
  });
});

test('what no provider takes is sent to the brand’s bank, under the reference', async () => {
  const memberId = await givenMember(t.world);
  const { value } = await create(memberId, { method: 'bank' });
  expect(value).toMatchObject({
    status: 'waiting',
    isByHand: true,
    instructions: { kind: 'bank', accountNumber: '000-1-23456-7' },
  });
});

test.each([
  ['0', 'invalid_input'],
  ['-1', 'invalid_input'],
  ['1e309', 'invalid_input'],
  ['50000.5', 'invalid_input'],
  ['9999', 'amount_too_small'],
  ['10000', null],
  ['5000000', null],
  ['5000001', 'amount_too_large'],
  ['999999999999999999', 'amount_too_large'],
])('MONEY-02 an amount of %s is answered with %s', async (amount, message) => {
  const memberId = await givenMember(t.world);
  expect((await create(memberId, { amount })).message).toBe(message);
});

test('a way that the brand has not is refused', async () => {
  const memberId = await givenMember(t.world);
  expect((await create(memberId, { method: 'cheque' })).message).toBe('method_unknown');
});

test('MONEY-15 clicked twice at once, and again later, it is one order', async () => {
  const memberId = await givenMember(t.world);
  const requestKey = newKey();
  const told = await Promise.all(
    Array.from({ length: 20 }, () => create(memberId, { requestKey })),
  );
  const ids = new Set(told.map(({ value }) => value.orderId));
  expect(ids.size).toBe(1);
  t.world.clock.advance(DAY_MS);
  const again = await create(memberId, { requestKey });
  expect(ids.has(again.value.orderId)).toBe(true);
  for (const other of [{ amount: '50001' }, { method: 'wallet' }]) {
    const { message } = await create(memberId, { requestKey, ...other });
    expect(message).toBe('repeated_differently');
  }
  const somebody = await givenMember(t.world);
  expect((await create(somebody, { requestKey })).message).toBeNull();
});

test('two tabs open two orders, and a fourth one has to wait', async () => {
  const memberId = await givenMember(t.world);
  const told = await Promise.all(Array.from({ length: 8 }, () => create(memberId)));
  const messages = told.map(({ message }) => message);
  expect(messages.filter((message) => message === null)).toHaveLength(3);
  expect(messages.filter((message) => message === 'too_many_open')).toHaveLength(5);
  t.world.clock.advance(DAY_MS);
  expect((await create(memberId)).message).toBeNull();
});

test.each(['day', 'week', 'month'])(
  'SAFE-01 a deposit limit of a %s holds to the last unit, for twenty at once too',
  async (period) => {
    const memberId = await givenMember(t.world);
    await limit(memberId, period, '120000');
    const told = await Promise.all(
      Array.from({ length: 20 }, () => create(memberId, { amount: '60000' })),
    );
    expect(told.filter(({ message }) => message === null)).toHaveLength(2);
    expect(told.find(({ message }) => message !== null)).toMatchObject({
      message: 'deposit_limit_reached',
      value: { period, limit: '120000', left: '0' },
    });
    const { value } = await t.ask(memberOf(memberId), 'GET /wps/deposit/desk');
    expect(value).toMatchObject({ leftToday: '0' });
  },
);

test('SAFE-01 what arrived counts for its day, and what was never paid not at all', async () => {
  const memberId = await givenMember(t.world);
  await limit(memberId, 'day', '100000');
  const { value: paid } = await create(memberId, { amount: '60000' });
  await t.runJob('deposits.open', { id: paid.orderId });
  t.far.arrive(paid.orderId, 'safe-1', 70_000n);
  await t.runJob('deposits.ask', { id: paid.orderId });
  expect((await create(memberId, { amount: '30001' })).message).toBe('deposit_limit_reached');
  const { value: unpaid } = await create(memberId, { amount: '30000' });
  await t.runJob('deposits.open', { id: unpaid.orderId });
  expect((await create(memberId, { amount: '10000' })).message).toBe('deposit_limit_reached');
  t.world.clock.advance(15 * MINUTE_MS);
  expect((await create(memberId, { amount: '30000' })).message).toBeNull();
  const { value } = await t.ask(memberOf(memberId), 'GET /wps/member/limits');
  expect(value['limits']).toMatchObject([{ kind: 'deposit', period: 'day', used: '100000' }]);
  const { day } = value['renewsAt'] as { readonly day: string };
  const leftMs = Date.parse(day) - t.world.clock.now().getTime();
  expect(leftMs > 0 && leftMs <= DAY_MS).toBe(true);
  t.world.clock.advance(2 * DAY_MS);
  expect((await create(memberId, { amount: '100000' })).message).toBeNull();
});

test('SAFE-07 a stricter deposit limit holds at once, a laxer one after a day and a word', async () => {
  const memberId = await givenMember(t.world);
  await limit(memberId, 'day', '20000');
  await limit(memberId, 'day', '50000');
  expect((await create(memberId, { amount: '20001' })).message).toBe('deposit_limit_reached');
  t.world.clock.advance(24 * HOUR_MS);
  expect((await create(memberId, { amount: '20001' })).message).toBe('deposit_limit_reached');
  const key = { kind: 'deposit', period: 'day' };
  await t.ask(memberOf(memberId), 'POST /wps/member/limits/confirm', key);
  expect((await create(memberId, { amount: '50000' })).message).toBeNull();
});

test('SAFE-01 money that arrives beyond the limit is credited all the same', async () => {
  const memberId = await givenMember(t.world);
  const { value: order } = await create(memberId);
  await t.runJob('deposits.open', { id: order.orderId });
  await limit(memberId, 'day', '10000');
  t.far.arrive(order.orderId, 'beyond-1', 50_000n);
  await t.runJob('deposits.ask', { id: order.orderId });
  expect((await pocketsOf(t.world, memberId)).cash).toBe(50_000n);
});

test('an order ends at its moment, and is opened again without typing it anew', async () => {
  const memberId = await givenMember(t.world);
  const renew = (orderId: string, requestKey: string) =>
    t.ask(memberOf(memberId), 'POST /wps/deposit/renew', { orderId, requestKey });
  const { value: order } = await create(memberId, { amount: '77700' });
  await t.runJob('deposits.open', { id: order.orderId });
  const { expiresAt } = await read(memberId, order);
  t.world.clock.advance(15 * MINUTE_MS - SECOND_MS);
  expect((await read(memberId, order)).status).toBe('waiting');
  expect((await renew(order.orderId, newKey())).message).toBe('already_decided');
  t.world.clock.advance(SECOND_MS);
  const ended = await read(memberId, order);
  expect(ended.status).toBe('expired');
  expect(ended.steps.at(-1)).toEqual({ status: 'expired', at: expiresAt });
  await t.runJob('deposits.expire');
  expect(await read(memberId, order)).toEqual(ended);
  const key = newKey();
  const [first, again] = await Promise.all([renew(order.orderId, key), renew(order.orderId, key)]);
  expect(again.value).toEqual(first.value);
  expect(first.value).toMatchObject({ status: 'opening', amount: '77700', method: 'promptpay' });
  expect(first.value.orderId).not.toBe(order.orderId);
});

test('nobody sees or touches the orders of somebody else', async () => {
  const [owner, other] = [await givenMember(t.world), await givenMember(t.world)];
  const { value: order } = await create(owner);
  const { orderId } = order;
  for (const [call, body] of [
    ['GET /wps/deposit', {}],
    ['POST /wps/deposit/paid', {}],
    ['POST /wps/deposit/renew', { requestKey: newKey() }],
    ['POST /wps/deposit/slip', { attachments: ['upl_01HF7YAT000000000000000000'] }],
  ] as const) {
    const { message } = await t.ask(memberOf(other), call, { orderId, ...body });
    expect(message).toBe('not_found');
  }
  const list = await t.ask(memberOf(other), 'GET /wps/deposit/list', { before: orderId });
  expect(list.message).toBe('not_found');
});

test('the list goes back page by page, the newest first', async () => {
  const memberId = await givenMember(t.world);
  const made: string[] = [];
  for (let place = 0; place < 22; place++) {
    made.unshift((await create(memberId)).value.orderId);
    t.world.clock.advance(DAY_MS);
  }
  const list = async (before?: string) => {
    const body = before ? { before } : {};
    const { value } = await t.ask(memberOf(memberId), 'GET /wps/deposit/list', body);
    return value as unknown as { orders: ToldOrder[]; hasMore: boolean };
  };
  const first = await list();
  const rest = await list(first.orders.at(-1)?.orderId);
  expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
  expect([...first.orders, ...rest.orders].map(({ orderId }) => orderId)).toEqual(made);
});

test('MONEY-07 after all of it the balances make zero', async () => {
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});
