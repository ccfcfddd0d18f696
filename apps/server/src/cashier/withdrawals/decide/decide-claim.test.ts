import { listCases } from '@baize/contract/case';
import type { Output } from '@baize/contract/endpoint';
import { listWithdrawalQueue } from '@baize/contract/withdrawal';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getBalance, houseAccount, listUnbalanced } from '../../../books/ledger/index.ts';
import { casesRoutes } from '../../../desk/cases/index.ts';
import { callerOf, operatorOf, seatOperators } from '../../../testing/operator.ts';
import {
  givenPayee,
  mailTo,
  moneyOf,
  openWindow,
  type Window,
} from '../../../testing/withdrawals.ts';
import { useWorld } from '../../../testing/world.ts';
import { hearPayout } from '../index.ts';
import type { WithdrawalId } from '../queries.ts';

const t = useWorld();
const FIRST = operatorOf('finance', 1);
const SECOND = operatorOf('finance', 2);
let window: Window;

beforeAll(() => seatOperators(t.world, 'finance', [FIRST, SECOND]));

beforeEach(() => {
  window = openWindow(t.world);
});

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

async function givenClaim(amount = 20_000n, answer: Record<string, unknown> = NOTHING_CAME) {
  const payee = await givenPayee(t.world, { cash: 10_000_000n });
  const { value } = await window.request(payee, amount);
  const id = value.orderId as WithdrawalId;
  if (value['status'] === 'review') {
    await window.decide(FIRST, id, { decision: 'approve' });
    await window.decide(SECOND, id, { decision: 'approve' });
  }
  await window.run('pay', { id });
  const word = { status: 'paid', bankReference: 'BANK-1', at: t.world.clock.now() } as const;
  await hearPayout(t.world, window.far.endPayout(id, word), 'sandbox');
  await window.confirm(payee, id, answer);
  return { payee, orderId: id, amount };
}

const NOTHING_CAME = { answer: 'notReceived', attachments: [] };
const RETURN = { decision: 'return', reason: 'the bank sent it back' };
const FORCE = { decision: 'forceReceived', reason: 'the bank shows it on the account' };

test('MONEY-04 what did not come is returned from the provider’s side, once', async () => {
  const { payee, orderId } = await givenClaim();
  const bank = await houseAccount(t.world.db, {
    holder: 'provider:sandbox',
    purpose: 'payment_clearing',
    currency: 'THB',
  });
  const before = await getBalance(t.world.db, bank);
  const replies = await Promise.all(
    [FIRST, SECOND, FIRST].map((operator) => window.decideClaim(operator, orderId, RETURN)),
  );
  const codes = replies.map(({ message }) => message ?? 'ok').toSorted();
  expect(codes).toEqual(['already_decided', 'already_decided', 'ok']);
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 10_000_000n, held: 0n });
  expect((await getBalance(t.world.db, bank)) - before).toBe(-20_000n);
  expect((await window.read(payee, orderId)).value).toMatchObject({
    status: 'closed',
    outcome: 'returned',
    returned: '20000',
    reason: 'the bank sent it back',
    nextAt: null,
  });
  const mail = await mailTo(t.world, payee, 'claim_decided');
  expect(mail).toMatchObject({ outcome: 'returned' });
});

test('of what came in part the rest is returned', async () => {
  const answer = { answer: 'partly', amountReceived: '5000', attachments: [] };
  const { payee, orderId } = await givenClaim(20_000n, answer);
  const { value } = await window.decideClaim(FIRST, orderId, RETURN);
  expect(value).toMatchObject({ returned: '15000', amountReceived: '5000' });
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 9_995_000n, held: 0n });
});

test('MONEY-12 DESK-04 forced received: shown as such with the reason, and nothing is refunded', async () => {
  const { payee, orderId } = await givenClaim();
  await window.decideClaim(FIRST, orderId, FORCE);
  expect((await window.read(payee, orderId)).value).toMatchObject({
    status: 'closed',
    outcome: 'forcedReceived',
    returned: '0',
    reason: 'the bank shows it on the account',
  });
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 9_980_000n, held: 0n });
  const mail = await mailTo(t.world, payee, 'claim_decided');
  expect(mail).toMatchObject({ outcome: 'forcedReceived' });
  expect(await window.decideClaim(SECOND, orderId, RETURN)).toMatchObject({
    message: 'already_decided',
    value: { action: 'claim.forcedReceived', operator: FIRST.operatorId, reason: FORCE.reason },
  });
});

test('OPS-08 from the limit on two must agree to a return', async () => {
  const { payee, orderId, amount } = await givenClaim(5_000_000n);
  const first = await window.decideClaim(FIRST, orderId, RETURN);
  expect(first.value).toMatchObject({ status: 'notReceived', needsSecond: true });
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: amount, held: 0n });
  expect((await window.decideClaim(FIRST, orderId, RETURN)).message).toBe('own_approval');
  const second = await window.decideClaim(SECOND, orderId, RETURN);
  expect(second.value).toMatchObject({ status: 'closed', outcome: 'returned' });
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 2n * amount, held: 0n });
});

test('what nobody disputes is no claim, and a decision has a reason', async () => {
  const { orderId } = await givenClaim();
  const silent = await window.decideClaim(FIRST, orderId, { ...RETURN, reason: ' ' });
  expect(silent.message).toBe('invalid_input');
  const payee = await givenPayee(t.world, { cash: 50_000n });
  const { value } = await window.request(payee, 20_000n);
  expect((await window.decideClaim(FIRST, value.orderId, RETURN)).message).toBe('already_decided');
  const unknown = await window.decideClaim(FIRST, t.world.newId('wdr'), RETURN);
  expect(unknown.message).toBe('not_found');
});

type CaseList = Output<typeof listCases>;

test('OPS-02 claims have a queue of their own and stand on the desk of cases', async () => {
  const { orderId } = await givenClaim();
  const list = (view: string) => window.ask(FIRST, listWithdrawalQueue, { view });
  const claims = (await list('claims')).value.orders.map((each) => each.orderId);
  expect(claims).toContain(orderId);
  const caseIn = async (view: string) => {
    const wire = { view, kind: 'claim' };
    const { value } = await callerOf(t.world, casesRoutes())(FIRST, listCases, wire);
    const { cases } = value as unknown as CaseList;
    return cases.find(({ source }) => source === orderId);
  };
  expect(await caseIn('open')).toMatchObject({ code: 'notReceived', theirs: { amount: '0' } });
  await window.decideClaim(FIRST, orderId, FORCE);
  expect(await caseIn('open')).toBeUndefined();
  expect(await caseIn('ended')).toMatchObject({
    outcome: 'forcedReceived',
    reason: FORCE.reason,
  });
  const inReview = (await list('review')).value.orders.map((each) => each.orderId);
  expect(inReview).not.toContain(orderId);
});
