import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { audit } from '../../../../../sim/auditor.ts';
import { givenMember } from '../../testing/ledger.ts';
import { useWorld } from '../../testing/world.ts';
import {
  getBalance,
  openMemberAccount,
  POINTS,
  postTransfer,
  postTransfers,
  type Transfer,
  type TransferRequest,
  trialCurrency,
} from './index.ts';

const t = useWorld();

const post = (transfer: Omit<Transfer, 'at' | 'reason'> & { reason?: string }) =>
  t.world.db
    .transaction()
    .execute((tx) => postTransfer(tx, { reason: 'test', at: t.world.clock.now(), ...transfer }));

const postAll = (request: Omit<TransferRequest, 'at'>) =>
  t.world.db
    .transaction()
    .execute((tx) => postTransfers(tx, { at: t.world.clock.now(), ...request }));

test('MONEY-07 what one account loses another gains, and both sides say what they hold', async () => {
  const { cash, held } = await givenMember(t.world, minor(500n));
  const posted = await post({ requestKey: 'hold-0001', from: cash, to: held, amount: minor(200n) });
  expect(posted).toMatchObject({ fromBalance: 300n, toBalance: 200n, amount: 200n });
  expect(await getBalance(t.world.db, cash)).toBe(300n);
  expect(await getBalance(t.world.db, held)).toBe(200n);
  expect((await audit(t.world.url)).findings).toEqual([]);
});

test('MONEY-15 asked twice with one key, moves once and answers the same', async () => {
  const { cash, held } = await givenMember(t.world, minor(500n));
  const ask = { requestKey: 'twice-001', from: cash, to: held, amount: minor(200n) };
  const first = await post(ask);
  t.world.clock.advance(60_000);
  expect(await post(ask)).toEqual(first);
  expect(await getBalance(t.world.db, cash)).toBe(300n);
});

test('MONEY-15 fifty at once with one key move once, and all hear the same', async () => {
  const { cash, held } = await givenMember(t.world, minor(500n));
  const ask = { requestKey: 'fifty-001', from: cash, to: held, amount: minor(200n) };
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(ask)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await getBalance(t.world.db, held)).toBe(200n);
});

test('MONEY-15 one key for two members at once is one transfer and one conflict', async () => {
  const [one, two] = [
    await givenMember(t.world, minor(10n)),
    await givenMember(t.world, minor(10n)),
  ];
  const answers = await Promise.allSettled(
    [one, two].map(({ cash, held }) =>
      post({ requestKey: 'shared-01', from: cash, to: held, amount: minor(10n) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'repeated_differently' },
  });
});

test.each([
  ['another amount', { amount: minor(201n) }],
  ['another reason', { reason: 'other' }],
])('MONEY-15 refuses one key with %s', async (what, change) => {
  const { cash, held } = await givenMember(t.world, minor(500n));
  const ask = { requestKey: `other ${what}`, from: cash, to: held, amount: minor(200n) };
  await post(ask);
  await expect(post({ ...ask, ...change })).rejects.toMatchObject({
    code: 'repeated_differently',
  });
});

test('MONEY-16 refuses to go below the floor and tells the true balance', async () => {
  const { cash, held } = await givenMember(t.world, minor(500n));
  await expect(
    post({ requestKey: 'too-much1', from: cash, to: held, amount: minor(501n) }),
  ).rejects.toMatchObject({ code: 'insufficient_funds', details: { balance: '500' } });
  expect(await getBalance(t.world.db, cash)).toBe(500n);
});

test('MONEY-16 of two hundred at once for the whole balance one wins', async () => {
  const { cash, held } = await givenMember(t.world, minor(500n));
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, (_, i) =>
      post({ requestKey: `edge-${i}`, from: cash, to: held, amount: minor(500n) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await getBalance(t.world.db, cash)).toBe(0n);
});

test('several moves under one key are all made or none', async () => {
  const { cash, bonus, held } = await givenMember(t.world, minor(500n));
  const moves = [
    { from: cash, to: held, amount: minor(100n), reason: 'stake' },
    { from: bonus, to: held, amount: minor(1n), reason: 'stake' },
  ];
  await expect(postAll({ requestKey: 'all-none1', moves })).rejects.toMatchObject({
    code: 'insufficient_funds',
  });
  expect(await getBalance(t.world.db, held)).toBe(0n);
});

test('keeps when it happened apart from when it was written', async () => {
  const { cash, held } = await givenMember(t.world, minor(500n));
  const eventAt = instant(new Date('2026-11-14T23:59:59Z'));
  const ask = { requestKey: 'late-0001', from: cash, to: held, amount: minor(1n), eventAt };
  const posted = await post(ask);
  expect(posted).toMatchObject({ eventAt, createdAt: t.world.clock.now() });
});

test.each([
  ['points', POINTS],
  ['trial money', trialCurrency('THB')],
])('%s never meets real money', async (_, currency) => {
  const real = await givenMember(t.world, minor(500n));
  const other = await givenMember(t.world, minor(500n), currency);
  await expect(
    post({ requestKey: `mix ${currency}`, from: other.cash, to: real.cash, amount: minor(1n) }),
  ).rejects.toThrow('money does not change currency on the way');
});

test('opens an account once, however often and in parallel it is asked for', async () => {
  const { memberId } = await givenMember(t.world);
  const key = { memberId, purpose: 'points', currency: POINTS } as const;
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => openMemberAccount(t.world.db, key)),
  );
  expect(new Set(opened).size).toBe(1);
});

test('transfers that cross each other never wait for each other', async () => {
  const [one, two] = [
    await givenMember(t.world, minor(100n)),
    await givenMember(t.world, minor(100n)),
  ];
  await Promise.all(
    Array.from({ length: 40 }, (_, i) => {
      const [from, to] = i % 2 === 0 ? [one.cash, two.cash] : [two.cash, one.cash];
      return post({ requestKey: `cross-${i}`, from, to, amount: minor(1n) });
    }),
  );
  expect(await getBalance(t.world.db, one.cash)).toBe(100n);
  expect((await audit(t.world.url)).findings).toEqual([]);
});
