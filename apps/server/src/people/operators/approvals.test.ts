import * as deskContract from '@baize/contract/desk';
import * as operatorContract from '@baize/contract/operator';
import { minor } from '@baize/std/money';
import { DAY_MS, later, SECOND_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { hearPayout } from '../../cashier/withdrawals/index.ts';
import { deskRoutes } from '../../desk/desk/index.ts';
import { givenOrder, givenSlip, memberOf, useDeposits } from '../../testing/deposits.ts';
import { callerOf, type GivenOperator, givenOperator, OPERATING } from '../../testing/operator.ts';
import { givenMember } from '../../testing/play.ts';
import { brandWith, givenPayee, openWindow } from '../../testing/withdrawals.ts';
import { operatorsRoutes } from './index.ts';

const t = useDeposits();
const LARGE = 6_000_000n;

let root: GivenOperator;
let clean: GivenOperator;
let numbers = 0;

beforeAll(async () => {
  root = await givenOperator(t.world, 'admin');
  clean = await givenOperator(t.world, 'finance');
});

type OperatorOrigin = { readonly madeBy?: GivenOperator; readonly ageMs?: number };

/** Somebody made by another operator, and set up that long ago. */
async function givenMade({ madeBy, ageMs = DAY_MS }: OperatorOrigin): Promise<GivenOperator> {
  const operator = await givenOperator(t.world, 'finance');
  await t.world.db
    .updateTable('operators_operator')
    .set({
      made_by: madeBy?.caller.operatorId ?? null,
      set_up_at: later(t.world.clock.now(), -ageMs),
    })
    .where('id', '=', operator.caller.operatorId)
    .execute();
  return operator;
}

type PendingApproval = {
  readonly subject: string;
  /** Says yes; answers the refusal, or null. */
  readonly approve: (by: GivenOperator) => Promise<string | null>;
};

/** A request that waits for a yes, after one operator asked for it or agreed to it. */
type MakePending = (asker: GivenOperator) => Promise<PendingApproval>;

async function withdrawal(asker: GivenOperator): Promise<PendingApproval> {
  const window = openWindow(t.world);
  const payee = await givenPayee(t.world, { cash: 2n * LARGE });
  const { value } = await window.request(payee, LARGE);
  const approve: PendingApproval['approve'] = async ({ caller }) =>
    (await window.decide(caller, value.orderId, { decision: 'approve' })).message;
  expect(await approve(asker)).toBe(null);
  return { subject: value.orderId, approve };
}

async function claim(asker: GivenOperator): Promise<PendingApproval> {
  const window = openWindow(t.world);
  const payee = await givenPayee(t.world, { cash: 2n * LARGE });
  const { value } = await window.request(payee, LARGE);
  for (const { caller } of [clean, root]) {
    await window.decide(caller, value.orderId, { decision: 'approve' });
  }
  await window.run('pay', { id: value.orderId });
  const word = { status: 'paid', bankReference: 'BANK-1', at: t.world.clock.now() } as const;
  const notice = window.far.endPayout(value.orderId as never, word);
  await hearPayout(t.world, notice, 'sandbox');
  await window.confirm(payee, value.orderId, { answer: 'notReceived', attachments: [] });
  const approve: PendingApproval['approve'] = async ({ caller }) =>
    (await window.decideClaim(caller, value.orderId, { decision: 'return' })).message;
  expect(await approve(asker)).toBe(null);
  return { subject: value.orderId, approve };
}

async function deposit(asker: GivenOperator): Promise<PendingApproval> {
  const memberId = await givenMember(t.world);
  const { orderId } = await givenOrder(t, memberId, { method: 'bank', amount: String(LARGE) });
  const attachments = [await givenSlip(t, memberId)];
  await t.ask(memberOf(memberId), 'POST /wps/deposit/slip', { orderId, attachments });
  const wire = { decision: 'credit', orderId, amount: String(LARGE), reason: '' };
  const bankReference = `KB-${(numbers += 1)}`;
  const approve: PendingApproval['approve'] = async ({ caller }) =>
    (await t.ask(caller, 'POST /ops/deposits/decide', { ...wire, bankReference })).message;
  expect(await approve(asker)).toBe(null);
  return { subject: orderId, approve };
}

async function adjustment(asker: GivenOperator): Promise<PendingApproval> {
  const brand = brandWith();
  const limits = { zone: brand.timezone, readDeposited: async () => minor(0n) };
  const call = callerOf(t.world, deskRoutes({ brand, limits, providers: ['sandbox'] }));
  const { value } = await call(asker.caller, deskContract.askAdjustment, {
    requestKey: `adjust-${(numbers += 1)}`,
    memberId: await givenMember(t.world),
    direction: 'credit',
    amount: '500',
    reason: 'A bonus that was forgotten',
  });
  const { adjustmentId } = value as unknown as { adjustmentId: string };
  const wire = { adjustmentId, decision: 'approve', reason: 'Looked it up' };
  const approve: PendingApproval['approve'] = async ({ caller }) =>
    (await call(caller, deskContract.decideAdjustment, wire)).message;
  return { subject: adjustmentId, approve };
}

const alertsOf = (subject: string) =>
  t.world.db
    .selectFrom('operators_alert')
    .select(['operator_id', 'code'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

const PLACES: readonly (readonly [string, MakePending])[] = [
  ['a withdrawal', withdrawal],
  ['a claim', claim],
  ['a deposit by hand', deposit],
  ['a correction', adjustment],
];

test.each(PLACES)(
  'DOOR-21 %s is not approved by who is new, nor by kin of who asked',
  async (_, given) => {
    const fresh = await givenMade({ ageMs: DAY_MS - SECOND_MS });
    const second = await givenMade({ madeBy: root });
    const third = await givenMade({ madeBy: second });
    const { subject, approve } = await given(root);
    expect(await approve(fresh)).toBe('approval_too_new');
    expect(await approve(second)).toBe('approval_of_maker');
    // One who was made by who was made is the same hand, one step further.
    expect(await approve(third)).toBe('approval_of_maker');
    expect(await alertsOf(subject)).toEqual([
      { operator_id: fresh.caller.operatorId, code: 'approval_too_new' },
      { operator_id: second.caller.operatorId, code: 'approval_of_maker' },
      { operator_id: third.caller.operatorId, code: 'approval_of_maker' },
    ]);
    expect(await approve(clean)).toBe(null);

    // And the other way round: the maker does not approve what the made asked for.
    const other = await given(second);
    expect(await other.approve(root)).toBe('approval_of_maker');
    // Nor does another account by the same maker: both may be the maker's own.
    const sibling = await givenMade({ madeBy: root });
    expect(await other.approve(sibling)).toBe('approval_of_maker');
    t.world.clock.advance(SECOND_MS);
    expect(await other.approve(fresh)).toBe(null);
  },
);

test('DOOR-21 accounts from one hand do not approve each other until another hand sends one its link', async () => {
  const asker = await givenMade({ madeBy: root });
  const sibling = await givenMade({ madeBy: root });
  const ownAdmin = await givenMade({ madeBy: root });
  const cousin = await givenMade({ madeBy: ownAdmin });
  const { approve } = await adjustment(asker);
  expect(await approve(sibling)).toBe('approval_of_maker');
  expect(await approve(cousin)).toBe('approval_of_maker');

  const send = callerOf(t.world, operatorsRoutes({ ...OPERATING, brand: brandWith() }));
  const otherAdmin = await givenOperator(t.world, 'admin');
  const change = { what: 'link', email: 'colleague@site.example' };
  const wire = { operatorId: sibling.caller.operatorId, change, reason: 'I know this colleague' };
  expect((await send(otherAdmin.caller, operatorContract.changeOperator, wire)).message).toBe(null);
  expect(await approve(sibling)).toBe('approval_too_new');
  await t.world.db
    .updateTable('operators_operator')
    .set({ set_up_at: t.world.clock.now() })
    .where('id', '=', sibling.caller.operatorId)
    .execute();
  t.world.clock.advance(DAY_MS);
  expect(await approve(sibling)).toBe(null);
});

test('DOOR-21 each attempt is a line of the log too', async () => {
  const fresh = await givenMade({ ageMs: 0 });
  const { subject, approve } = await adjustment(clean);
  await approve(fresh);
  const line = await t.world.db
    .selectFrom('operators_audit')
    .select(['operator_id', 'action', 'details'])
    .where('subject', '=', fresh.caller.operatorId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  expect(line).toEqual({
    operator_id: fresh.caller.operatorId,
    action: 'operator.approval_refused',
    details: { why: 'approval_too_new', of: subject },
  });
});
