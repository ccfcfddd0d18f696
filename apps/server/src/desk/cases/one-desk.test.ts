import type { CaseFile, CaseKind } from '@baize/contract/case';
import * as contract from '@baize/contract/case';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { later, MINUTE_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { hearPayout } from '../../cashier/withdrawals/index.ts';
import { raiseAlert } from '../../play/play/queries.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenPayee, openWindow, type Window } from '../../testing/withdrawals.ts';
import { useWorld } from '../../testing/world.ts';
import { casesRoutes } from './index.ts';

const t = useWorld();
let nok: GivenOperator;
let window: Window;
beforeAll(async () => {
  nok = await givenOperator(t.world, 'finance');
  window = openWindow(t.world);
});

const ask = (endpoint: Parameters<ReturnType<typeof callerOf>>[1], wire: object) =>
  callerOf(t.world, casesRoutes())(nok.caller, endpoint, { ...wire });

async function onlyCase(view: 'open' | 'ended', kind: CaseKind): Promise<CaseFile> {
  const { value } = await ask(contract.listCases, { view, kind });
  const [file, ...more] = (value as unknown as { cases: CaseFile[] }).cases;
  if (!file || more.length > 0) throw new Error(`one case is ${view}`);
  return file;
}

const now = () => t.world.clock.now();

/** Writes what each place writes, and nothing else: the case has to be there by that alone. */
const WRITTEN: Readonly<Record<string, () => Promise<unknown>>> = {
  alert: async () =>
    raiseAlert(
      t.world.db,
      {
        vendor: 'studio',
        code: 'funds_spent',
        command: 'settle',
        tx_id: 'tx-9',
        member_id: (await givenPayee(t.world)).memberId,
      },
      now(),
    ),
  reconciliation: () =>
    t.world.db
      .insertInto('reconcile_case')
      .values({
        id: t.world.newId('cas'),
        kind: 'clearing_differs',
        subject: 'studio clearing',
        vendor: 'studio',
        statement_id: null,
        ours: '500',
        theirs: '400',
        opened_at: now(),
        seen_at: now(),
      })
      .execute(),
  payment: () =>
    t.world.db
      .insertInto('payments_difference')
      .values({
        id: t.world.newId('dif'),
        provider: 'sandbox',
        day: '2026-11-15',
        reference: 'dep_unknown',
        kind: 'missing_here',
        here: null,
        there: minor(700n),
        found_at: now(),
      })
      .execute(),
};

const END = { outcome: 'explained', reason: 'Both sides looked at it' };

test.each(Object.keys(WRITTEN) as CaseKind[])(
  'DESK-02 %s: what is written is a case with owner, age and outcome',
  async (kind) => {
    const openedAt = now().toISOString();
    await WRITTEN[kind]?.();
    t.world.clock.advance(30 * MINUTE_MS);
    const file = await onlyCase('open', kind);
    expect(file).toMatchObject({ openedAt, owner: null, outcome: null });
    const name = { kind, source: file.source };
    await ask(contract.takeCase, { ...name, from: null });
    expect((await onlyCase('open', kind)).owner).toMatchObject({ name: nok.name, isMine: true });
    expect((await ask(contract.endCase, { ...name, ...END })).message).toBe(null);
    expect(await onlyCase('ended', kind)).toMatchObject({ ...END, endedBy: nok.name });
  },
);

/** A payout that its member says never came. */
async function givenClaim(): Promise<{ memberId: MemberId; orderId: string }> {
  const payee = await givenPayee(t.world, { cash: 100_000n });
  const { value } = await window.request(payee, 20_000n);
  const id = value.orderId as never;
  await window.run('pay', { id });
  const word = { status: 'paid', bankReference: 'BANK-9', at: now() } as const;
  await hearPayout(t.world, window.far.endPayout(id, word), 'sandbox');
  await window.confirm(payee, id, { answer: 'notReceived', attachments: [] });
  return { memberId: payee.memberId, orderId: id };
}

test('DESK-02 claim: what a member disputes is a case with owner, age and outcome', async () => {
  const { memberId, orderId } = await givenClaim();
  t.world.clock.advance(30 * MINUTE_MS);
  const file = await onlyCase('open', 'claim');
  expect(file).toMatchObject({ source: orderId, member: { memberId }, ours: { amount: '20000' } });
  expect(new Date(file.openedAt)).toEqual(later(now(), -30 * MINUTE_MS));
  await ask(contract.takeCase, { kind: 'claim', source: orderId, from: null });
  expect((await onlyCase('open', 'claim')).owner).toMatchObject({ isMine: true });
  const decision = { decision: 'return', reason: 'the bank sent it back' };
  await window.decideClaim(nok.caller, orderId, decision);
  expect(await onlyCase('ended', 'claim')).toMatchObject({ outcome: 'returned' });
});

/** The desk is a view of the rows themselves: none can be written that it leaves out. */
test('DESK-02 every row of the four is on the desk, open or ended', async () => {
  await givenClaim();
  for (const write of Object.values(WRITTEN)) await write();
  const { db } = t.world;
  const rows = [
    ...(await db.selectFrom('play_alert').select(['id']).execute()).map(({ id }) => `alert ${id}`),
    ...(await db.selectFrom('reconcile_case').select('id').execute()).map(
      ({ id }) => `reconciliation ${id}`,
    ),
    ...(await db.selectFrom('payments_difference').select('id').execute()).map(
      ({ id }) => `payment ${id}`,
    ),
    ...(
      await db
        .selectFrom('withdrawals_order')
        .select('id')
        .where('status', 'in', ['partly', 'notReceived', 'closed'])
        .execute()
    ).map(({ id }) => `claim ${id}`),
  ];
  const cases = await db.selectFrom('cases_case').select(['kind', 'source']).execute();
  expect(cases.map(({ kind, source }) => `${kind} ${source}`).toSorted()).toEqual(rows.toSorted());
  expect(rows.length).toBeGreaterThan(6);
});
