import type { Adjustment } from '@baize/contract/desk';
import * as contract from '@baize/contract/desk';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import {
  findMemberAccounts,
  getBalance,
  houseAccount,
  postTransfer,
} from '../../books/ledger/index.ts';
import { verifyAudit } from '../../people/operators/index.ts';
import { givenAccount } from '../../testing/identity.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { useWorld } from '../../testing/world.ts';
import { deskRoutes } from './index.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const routes = deskRoutes({
  brand,
  limits: { zone: brand.timezone, readDeposited: async () => minor(0n) },
  providers: ['sandbox'],
});
const call: ReturnType<typeof callerOf> = (...asked) => callerOf(t.world, routes)(...asked);

let nok: GivenOperator;
let arthit: GivenOperator;

beforeAll(async () => {
  nok = await givenOperator(t.world, 'finance');
  arthit = await givenOperator(t.world, 'finance');
});

async function cashOf(memberId: MemberId): Promise<bigint> {
  const accounts = await findMemberAccounts(t.world.db, memberId, 'THB');
  return accounts ? getBalance(t.world.db, accounts.cash) : -1n;
}

let keys = 0;

const ask = async (memberId: MemberId, wire: Record<string, unknown> = {}, by = nok) => {
  keys += 1;
  const said = { direction: 'credit', amount: '500', reason: 'A bonus that was forgotten' };
  return call(by.caller, contract.askAdjustment, {
    requestKey: `adjust-${keys}`,
    memberId,
    ...said,
    ...wire,
  });
};

const asked = async (memberId: MemberId, wire: Record<string, unknown> = {}) =>
  (await ask(memberId, wire)).value as unknown as Adjustment;

const decide = (by: GivenOperator, { adjustmentId }: Adjustment, decision = 'approve') =>
  call(by.caller, contract.decideAdjustment, { adjustmentId, decision, reason: 'Looked it up' });

/** With that much cash. */
async function givenRich(amount = 1_000n): Promise<MemberId> {
  const { id } = await givenAccount(t.world);
  const accounts = await findMemberAccounts(t.world.db, id, 'THB');
  const from = await houseAccount(t.world.db, { purpose: 'payment_clearing', currency: 'THB' });
  if (!accounts) throw new Error('a member has pockets');
  await t.world.db.transaction().execute((tx) =>
    postTransfer(tx, {
      requestKey: `rich:${id}`,
      reason: 'given',
      from,
      to: accounts.cash,
      amount: minor(amount),
      at: t.world.clock.now(),
    }),
  );
  return id;
}

test('OPS-08 what one asks for moves only when another agrees, and the log names both', async () => {
  const memberId = await givenRich();
  const adjustment = await asked(memberId);
  expect(adjustment).toMatchObject({ status: 'waiting', isOwn: true, decidedBy: null });
  expect(await cashOf(memberId)).toBe(1_000n);
  const { value } = await decide(arthit, adjustment);
  expect(value).toMatchObject({ status: 'approved', isOwn: false });
  expect(await cashOf(memberId)).toBe(1_500n);
  const lines = await t.world.db
    .selectFrom('operators_audit')
    .select(['operator_id', 'action', 'reason', 'details'])
    .where('subject', '=', adjustment.adjustmentId)
    .orderBy('number')
    .execute();
  const details = { member: memberId, direction: 'credit', amount: '500' };
  expect(lines).toEqual([
    {
      operator_id: nok.caller.operatorId,
      action: 'adjustment.asked',
      reason: 'A bonus that was forgotten',
      details,
    },
    {
      operator_id: arthit.caller.operatorId,
      action: 'adjustment.approved',
      reason: 'Looked it up',
      details,
    },
  ]);
  expect((await verifyAudit(t.world.db)).breaks).toEqual([]);
});

test('OPS-08 nobody decides what they asked for themselves, neither way', async () => {
  const memberId = await givenRich();
  const adjustment = await asked(memberId);
  expect((await decide(nok, adjustment)).message).toBe('own_approval');
  expect((await decide(nok, adjustment, 'refuse')).message).toBe('own_approval');
  expect(await cashOf(memberId)).toBe(1_000n);
});

test('OPS-08 the database itself refuses one who is both', async () => {
  const { adjustmentId } = await asked(await givenRich());
  const both = t.world.db
    .updateTable('desk_adjustment')
    .set({ status: 'approved', decided_by: nok.caller.operatorId, decided_at: t.world.clock.now() })
    .where('id', '=', adjustmentId)
    .execute();
  await expect(both).rejects.toThrow(/desk_adjustment_four_eyes/);
});

test('OPS-02 two who decide at once: one does, the other is told, and money moves once', async () => {
  const memberId = await givenRich();
  const adjustment = await asked(memberId);
  const others = await Promise.all(
    Array.from({ length: 6 }, () => givenOperator(t.world, 'finance')),
  );
  const told = await Promise.all(others.map((other) => decide(other, adjustment)));
  const messages = told.map(({ message }) => message ?? 'done').sort();
  expect(messages).toEqual([...Array<string>(5).fill('already_decided'), 'done']);
  expect(await cashOf(memberId)).toBe(1_500n);
});

test('DESK-04 a refusal moves nothing and is the last word', async () => {
  const memberId = await givenRich();
  const adjustment = await asked(memberId);
  expect((await decide(arthit, adjustment, 'refuse')).value).toMatchObject({ status: 'refused' });
  expect(await decide(arthit, adjustment)).toMatchObject({
    message: 'already_decided',
    value: { action: 'adjustment.refused', operator: expect.any(String) as string },
  });
  expect(await cashOf(memberId)).toBe(1_000n);
});

test('more than there is cannot be taken, and the request waits on', async () => {
  const memberId = await givenRich(400n);
  const adjustment = await asked(memberId, { direction: 'debit', amount: '401' });
  expect((await decide(arthit, adjustment)).message).toBe('insufficient_funds');
  expect(await cashOf(memberId)).toBe(400n);
  expect((await decide(arthit, adjustment, 'refuse')).value).toMatchObject({ status: 'refused' });
  const all = await asked(memberId, { direction: 'debit', amount: '400' });
  expect((await decide(arthit, all)).message).toBe(null);
  expect(await cashOf(memberId)).toBe(0n);
});

test('the member’s page is told of it', async () => {
  const memberId = await givenRich();
  await decide(arthit, await asked(memberId));
  const events = await t.world.db
    .selectFrom('kernel_event')
    .select('kind')
    .where('member_id', '=', memberId)
    .execute();
  expect(events).toContainEqual({ kind: 'balance' });
});

test('asked twice with one key, it is one request; with other values it is refused', async () => {
  const memberId = await givenRich();
  const requestKey = 'one-key-for-both';
  const [first, second] = await Promise.all([
    ask(memberId, { requestKey }),
    ask(memberId, { requestKey }),
  ]);
  expect(second.value).toEqual(first.value);
  const other = await ask(memberId, { requestKey, amount: '501' });
  expect(other.message).toBe('repeated_differently');
  const another = await ask(memberId, { requestKey }, arthit);
  expect(another.value).not.toEqual(first.value);
});

test.each([
  { amount: '0' },
  { amount: '-1' },
  { amount: '1e309' },
  { amount: '1.5' },
  { amount: String(10n ** 13n + 1n) },
  { amount: '9'.repeat(400) },
  { direction: 'both' },
  { reason: '' },
  { reason: '   x   ' },
  { reason: 'x'.repeat(201) },
  { requestKey: 'short' },
  { memberId: `mem_' or 1=1` },
])('a request that makes no sense is refused: %j', async (wire) => {
  expect((await ask(await givenRich(), wire)).message).toBe('invalid_input');
});

test('nobody’s account and nobody’s request are not found', async () => {
  const memberId = t.world.newId('mem');
  expect((await ask(memberId)).message).toBe('not_found');
  const adjustmentId = t.world.newId('adj');
  const unknown = { adjustmentId } as Adjustment;
  expect((await decide(nok, unknown)).message).toBe('not_found');
});

test('what waits is listed from the oldest on, what is done from the newest', async () => {
  const memberId = await givenRich();
  t.world.clock.advance(1_000);
  const older = await asked(memberId);
  t.world.clock.advance(1_000);
  const newer = await asked(memberId);
  const list = async (view: string) => {
    const { value } = await call(arthit.caller, contract.listAdjustments, { view, page: '1' });
    return value as unknown as { adjustments: Adjustment[]; total: number };
  };
  const waiting = await list('waiting');
  expect(waiting.total).toBe(waiting.adjustments.length);
  expect(waiting.adjustments.slice(-2).map((each) => each.adjustmentId)).toEqual([
    older.adjustmentId,
    newer.adjustmentId,
  ]);
  await decide(arthit, older);
  t.world.clock.advance(1_000);
  await decide(arthit, newer, 'refuse');
  const done = await list('done');
  expect(done.adjustments.slice(0, 2)).toMatchObject([
    { adjustmentId: newer.adjustmentId, status: 'refused', isOwn: false },
    { adjustmentId: older.adjustmentId, status: 'approved' },
  ]);
});

test('OPS-02 adjustments are sorted by their amount, both ways', async () => {
  const memberId = await givenRich();
  for (const amount of ['700', '100', '900']) await asked(memberId, { amount });
  for (const direction of ['up', 'down']) {
    const wire = { view: 'waiting', sort: 'amount', direction };
    const { value } = await call(arthit.caller, contract.listAdjustments, wire);
    const { adjustments } = value as unknown as { adjustments: { amount: string }[] };
    const amounts = adjustments.map(({ amount }) => Number(amount));
    expect(amounts).toContain(900);
    const rising = amounts.toSorted((a, b) => a - b);
    expect(amounts).toEqual(direction === 'up' ? rising : rising.toReversed());
  }
});
