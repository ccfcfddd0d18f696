import { usualChains } from '@baize/contract/approval-rules';
import * as contract from '@baize/contract/desk';
import { minor } from '@baize/std/money';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { findMemberAccounts, getBalance, listUnbalanced } from '../../books/ledger/index.ts';
import { givenAccount } from '../../testing/identity.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { deskRoutes } from './index.ts';

const t = useWorld();
const { brand: shipped } = loadBrand('mekhala');
/** From 10.00 on two who decide, one of them with the right to change settings. */
const adjustments = [{ fromSum: '1000', rights: ['adjustments.decide', 'settings.manage'] }];
const brand = {
  ...shipped,
  approvals: { ...usualChains(shipped), adjustments } as ReturnType<typeof usualChains>,
};
const limits = { zone: brand.timezone, readDeposited: async () => minor(0n) };
const call: ReturnType<typeof callerOf> = (...asked) =>
  callerOf(t.world, deskRoutes({ brand, limits, providers: [] }))(...asked);

let [asking, admin]: GivenOperator[] = [];
let finance: GivenOperator[] = [];

beforeAll(async () => {
  asking = await givenOperator(t.world, 'finance');
  admin = await givenOperator(t.world, 'admin');
  finance = await Promise.all(Array.from({ length: 4 }, () => givenOperator(t.world, 'finance')));
});

let keys = 0;

async function given(amount: string) {
  keys += 1;
  const { id: memberId } = await givenAccount(t.world);
  const asked = { memberId, amount, direction: 'credit', reason: 'A bonus that was forgotten' };
  const { value } = await call((asking as GivenOperator).caller, contract.askAdjustment, {
    ...asked,
    requestKey: `chain-key-${keys}`,
  });
  const accounts = await findMemberAccounts(t.world.db, memberId, 'THB');
  const cash = async () => (accounts ? getBalance(t.world.db, accounts.cash) : -1n);
  return { adjustment: value as unknown as contract.Adjustment, cash };
}

const decide = (by: GivenOperator | undefined, { adjustmentId }: contract.Adjustment) =>
  call((by as GivenOperator).caller, contract.decideAdjustment, {
    adjustmentId,
    decision: 'approve',
    reason: 'Looked it up',
  });

test('OPS-07 a correction above the sum waits and says who is still needed', async () => {
  const { adjustment, cash } = await given('1000');
  expect(adjustment.stillNeeded).toEqual(['adjustments.decide', 'settings.manage']);
  const first = await decide(finance[0], adjustment);
  expect(first.value).toMatchObject({
    status: 'waiting',
    approvals: [{ operator: finance[0]?.name }],
    isOwnApproval: true,
    stillNeeded: ['settings.manage'],
  });
  expect(await cash()).toBe(0n);
  expect((await decide(finance[0], adjustment)).message).toBe('own_approval');
  expect((await decide(finance[1], adjustment)).message).toBe('approval_other_right');
  expect((await decide(asking, adjustment)).message).toBe('own_approval');
  expect((await decide(admin, adjustment)).value).toMatchObject({
    status: 'approved',
    stillNeeded: [],
  });
  expect(await cash()).toBe(1_000n);
});

test('OPS-07 below the sum one is enough', async () => {
  const { adjustment, cash } = await given('999');
  expect((await decide(finance[0], adjustment)).value).toMatchObject({ status: 'approved' });
  expect(await cash()).toBe(999n);
});

test('OPS-07 many who agree at once: as many as are needed, and money moves once', async () => {
  const { adjustment, cash } = await given('5000');
  const replies = await Promise.all(
    [...finance, ...finance, admin, admin].map((by) => decide(by, adjustment)),
  );
  const done = replies.filter(({ message }) => message === null);
  expect(done).toHaveLength(2);
  expect(await cash()).toBe(5_000n);
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});
