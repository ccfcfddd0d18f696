import { listWithdrawalQueue } from '@baize/contract/withdrawal';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { uploadPicture } from '../../people/uploads/upload-picture.ts';
import { operatorOf } from '../../testing/operator.ts';
import { pngOf } from '../../testing/uploads.ts';
import {
  brandWith,
  givenPayee,
  moneyOf,
  openWindow,
  type Payee,
  type Window,
} from '../../testing/withdrawals.ts';
import { origin, useWorld } from '../../testing/world.ts';
import { hearPayout } from './index.ts';
import type { WithdrawalId } from './queries.ts';

const t = useWorld();
const MINUTES = 60;
let window: Window;
let payee: Payee;
let orderId: WithdrawalId;

beforeEach(async () => {
  window = openWindow(t.world, brandWith({}, { withdrawalAutoReceiveMinutes: MINUTES }));
  payee = await givenPayee(t.world, { cash: 50_000n });
  orderId = await givenPaid(payee);
});

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

async function givenPaid(by: Payee): Promise<WithdrawalId> {
  const { value } = await window.request(by, 20_000n);
  const id = value.orderId as WithdrawalId;
  await window.run('pay', { id });
  const word = { status: 'paid', bankReference: 'BANK-1', at: t.world.clock.now() } as const;
  await hearPayout(t.world, window.far.endPayout(id, word), 'sandbox');
  return id;
}

async function givenPicture(by: Payee): Promise<string> {
  const ctx = { ...t.world, caller: by.caller, origin: origin() };
  const content = (await pngOf(8, 8)).toString('base64');
  return (await uploadPicture(ctx, { content })).uploadId;
}

const read = async () => (await window.read(payee, orderId)).value;
const say = (facts: Record<string, unknown>) => window.confirm(payee, orderId, facts);

test('MONEY-04 received: the member says so, twice, and it is over', async () => {
  const both = await Promise.all([say({ answer: 'received' }), say({ answer: 'received' })]);
  for (const { value } of both) {
    expect(value).toMatchObject({ status: 'received', outcome: 'confirmed', nextAt: null });
  }
  const after = await say({ answer: 'notReceived', attachments: [] });
  expect(after.message).toBe('already_decided');
});

test('MONEY-04 MONEY-10 partly received opens a claim with what came, the remark and the pictures', async () => {
  const picture = await givenPicture(payee);
  const facts = { answer: 'partly', amountReceived: '5000', remark: ' only some ' };
  const { value } = await say({ ...facts, attachments: [picture] });
  expect(value).toMatchObject({ status: 'partly', outcome: null, amountReceived: '5000' });
  const again = await say({ ...facts, attachments: [picture] });
  expect(again).toMatchObject({ message: null, value: { status: 'partly' } });
  const [claim] = await queueOf('claims');
  expect(claim).toMatchObject({ orderId, remark: 'only some', attachmentIds: [picture] });
});

const queueOf = async (view: string) =>
  (await window.ask(operatorOf('finance', 1), listWithdrawalQueue, { view })).value.orders;

test('MONEY-04 MONEY-10 not received opens a claim with its pictures, and nothing moves by it', async () => {
  const picture = await givenPicture(payee);
  const { value } = await say({ answer: 'notReceived', attachments: [picture] });
  const claim = (await queueOf('claims')).find((each) => each.orderId === orderId);
  expect(claim).toMatchObject({ attachmentIds: [picture] });
  expect(value).toMatchObject({ status: 'notReceived', amountReceived: null, returned: '0' });
  expect(await moneyOf(t.world, payee.memberId)).toEqual({ cash: 30_000n, held: 0n });
});

test.each([
  ['19999', null],
  ['20000', 'amount_too_large'],
  ['20001', 'amount_too_large'],
  ['0', 'invalid_input'],
])('of 20000 a part of %s is answered with %s', async (amountReceived, message) => {
  const reply = await say({ answer: 'partly', amountReceived, attachments: [] });
  expect(reply.message).toBe(message);
});

test('MONEY-10 pictures of others, too many, and a remark that is too long are refused', async () => {
  const foreign = await givenPicture(await givenPayee(t.world));
  const claim = { answer: 'notReceived' };
  expect((await say({ ...claim, attachments: [foreign] })).message).toBe('attachments_wrong');
  const own = await givenPicture(payee);
  const four = [own, own, own, own];
  expect((await say({ ...claim, attachments: four })).message).toBe('invalid_input');
  const remark = 'x'.repeat(141);
  expect((await say({ ...claim, attachments: [], remark })).message).toBe('invalid_input');
  expect((await read())['status']).toBe('paid');
});

test('MONEY-11 one millisecond before the configured minutes it is paid, at them it counts as received', async () => {
  const { nextAt } = await read();
  t.world.clock.advance(MINUTES * MINUTE_MS - 1);
  await window.run('auto-receive');
  expect(await read()).toMatchObject({ status: 'paid', outcome: null });
  t.world.clock.advance(1);
  // Told by the clock alone, before any job has run, and the same when it has.
  const told = await read();
  expect(told).toMatchObject({ status: 'received', outcome: 'automatic', changedAt: nextAt });
  await Promise.all([window.run('auto-receive'), window.run('auto-receive')]);
  expect(await read()).toEqual(told);
});

test('MONEY-11 a job that comes late writes the moment it was due', async () => {
  const { nextAt } = await read();
  t.world.clock.advance(DAY_MS);
  await window.run('auto-receive');
  expect(await read()).toMatchObject({ status: 'received', changedAt: nextAt });
});

test('what counts as received by itself can be disputed for seven days and not a moment longer', async () => {
  const late = await givenPayee(t.world, { cash: 50_000n });
  const other = await givenPaid(late);
  t.world.clock.advance(MINUTES * MINUTE_MS + 7 * DAY_MS - 1);
  const { value } = await say({ answer: 'notReceived', attachments: [] });
  expect(value).toMatchObject({ status: 'notReceived', outcome: null });
  t.world.clock.advance(1);
  const refused = await window.confirm(late, other, { answer: 'notReceived', attachments: [] });
  expect(refused.message).toBe('already_decided');
});

test('who says later that it came has said so', async () => {
  t.world.clock.advance(MINUTES * MINUTE_MS);
  expect((await say({ answer: 'received' })).value).toMatchObject({ outcome: 'confirmed' });
});

test('what is not paid yet can be neither received nor missed', async () => {
  const { value } = await window.request(payee, 20_000n);
  for (const facts of [{ answer: 'received' }, { answer: 'notReceived', attachments: [] }]) {
    const reply = await window.confirm(payee, value.orderId, facts);
    expect(reply.message).toBe('already_decided');
  }
});

test('while a claim is open, the next withdrawal is looked at', async () => {
  await say({ answer: 'notReceived', attachments: [] });
  const { value } = await window.request(payee, 10_000n);
  expect(value).toMatchObject({ status: 'review', waitsFor: ['openClaim'] });
});
