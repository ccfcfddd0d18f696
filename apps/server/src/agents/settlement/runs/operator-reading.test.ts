import type { BillStatus } from '@baize/contract/bill-shape';
import type { Endpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/settlement-run';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { HOUR_MS, later } from '@baize/std/time';
import { expect, test } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import { givenAgent } from '../../../testing/agents.ts';
import { openSeededCatalogue } from '../../../testing/catalogue.ts';
import { callerOf, operatorOf } from '../../../testing/operator.ts';
import { useWorld } from '../../../testing/world.ts';
import { settlementRoutes } from '../routes.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');

type TestBill = {
  readonly payer: MemberId | null;
  readonly payee: MemberId;
  readonly status: BillStatus;
  readonly amount: bigint;
  readonly paid: bigint;
};

/** A run of an hour with these bills, as settlement writes them: an hour after the one before. */
async function givenRun(bills: readonly TestBill[]) {
  const { db, clock, newId } = t.world;
  clock.advance(HOUR_MS);
  const from = clock.now();
  const runId = newId('run');
  const amount = minor(bills.reduce((total, bill) => total + bill.amount, 0n));
  const span = { from_at: from, to_at: later(from, HOUR_MS) };
  await db
    .insertInto('settlement_run')
    .values({
      id: runId,
      kind: 'hourly',
      period: 'hour',
      ...span,
      bill_count: bills.length,
      amount,
      billed_at: clock.now(),
    })
    .execute();
  const rows = bills.map(({ payer, payee, status, amount: due, paid }) => ({
    id: newId('bil'),
    run_id: runId,
    agreement_id: null,
    kind: 'hourly' as const,
    payer_id: payer,
    payee_id: payee,
    currency: 'THB',
    ...span,
    depth: payer ? 2 : 1,
    valid_bets: minor(0n),
    profit: minor(0n),
    active_members: 0,
    carried: minor(0n),
    base: minor(0n),
    tier: 1,
    rate: 10,
    rates: null,
    amount: minor(due),
    paid: minor(paid),
    carry: minor(0n),
    status,
    reason: status === 'rejected' ? 'a mistake' : null,
    created_at: clock.now(),
    settled_at: null,
  }));
  if (rows.length > 0) await db.insertInto('settlement_bill').values(rows).execute();
  return { runId, billIds: rows.map(({ id }) => id) };
}

async function openReading() {
  const { bus, catalogue } = await openSeededCatalogue(t.world);
  const call = callerOf(t.world, settlementRoutes({ brand, catalogue, isOn: () => true }));
  await bus.stop();
  const read = (endpoint: Endpoint, wire: object = {}) =>
    call(operatorOf('auditor'), endpoint, wire as never);
  return { call, read };
}

test('a run is summed up by how its bills stand, and what is owed by who owes it', async () => {
  const { read, call } = await openReading();
  const top = await givenAgent(t.world);
  const [one, other] = [await givenAgent(t.world, top.id), await givenAgent(t.world, top.id)];
  const before = (await read(contract.readArrears)).value as never;
  expect(before).toEqual({ amount: '0', billCount: 0, payerCount: 0, payers: [] });
  const { runId, billIds } = await givenRun([
    { payer: null, payee: top.id, status: 'paid', amount: 900n, paid: 900n },
    { payer: top.id, payee: one.id, status: 'partly', amount: 500n, paid: 200n },
    { payer: top.id, payee: other.id, status: 'insufficient', amount: 100n, paid: 0n },
    { payer: one.id, payee: other.id, status: 'rejected', amount: 70n, paid: 20n },
  ]);
  expect((await read(contract.readRun, { runId })).value).toMatchObject({
    kind: 'hourly',
    period: 'hour',
    billCount: 4,
    amount: '1570',
    paid: '1120',
    openCount: 2,
    states: [
      { status: 'paid', count: 1, amount: '900', paid: '900' },
      { status: 'partly', count: 1, amount: '500', paid: '200' },
      { status: 'insufficient', count: 1, amount: '100', paid: '0' },
      { status: 'rejected', count: 1, amount: '70', paid: '20' },
    ],
  });
  expect((await read(contract.readArrears)).value).toMatchObject({
    amount: '400',
    billCount: 2,
    payerCount: 1,
    payers: [{ payer: { memberId: top.id, account: top.account }, amount: '400', billCount: 2 }],
  });
  const bill = (await read(contract.readRunBill, { billId: billIds[3] })).value;
  expect(bill).toMatchObject({
    runId,
    reason: 'a mistake',
    bill: { payer: { account: one.account }, payee: { account: other.account }, amount: '70' },
  });
  const wire = { billId: billIds[0] };
  expect((await call(operatorOf('support'), contract.readRunBill, wire)).message).toBe(
    'not_permitted',
  );
  const agent = { role: 'agent', memberId: top.id } as const;
  expect((await call(agent, contract.readRunBill, wire)).message).toBe('not_operator');
});

test('OPS-05 who owes is sorted by the amount, the bills and the oldest of them', async () => {
  const { read } = await openReading();
  const [much, often] = [await givenAgent(t.world), await givenAgent(t.world)];
  const payee = await givenAgent(t.world, much.id);
  const owed = (payer: MemberId, amount: bigint) =>
    ({ payer, payee: payee.id, status: 'due', amount, paid: 0n }) as const;
  await givenRun([owed(often.id, 1n), owed(often.id, 2n), owed(often.id, 3n)]);
  await givenRun([owed(much.id, 10_000n)]);
  const order = async (wire: Record<string, string>) => {
    const { value } = await read(contract.readArrears, wire);
    const { payers } = value as unknown as { payers: { payer: { memberId: string } }[] };
    const ids: readonly string[] = [much.id, often.id];
    return payers.map(({ payer }) => payer.memberId).filter((id) => ids.includes(id));
  };
  const [muchFirst, oftenFirst] = [
    [much.id, often.id],
    [often.id, much.id],
  ];
  expect(await order({})).toEqual(muchFirst);
  expect(await order({ sort: 'amount', direction: 'up' })).toEqual(oftenFirst);
  expect(await order({ sort: 'bills', direction: 'down' })).toEqual(oftenFirst);
  expect(await order({ sort: 'bills', direction: 'up' })).toEqual(muchFirst);
  expect(await order({ sort: 'since', direction: 'up' })).toEqual(oftenFirst);
  expect(await order({ sort: 'since', direction: 'down' })).toEqual(muchFirst);
});

test('runs are listed by kind and by how often they are, the newest first', async () => {
  const { read } = await openReading();
  const top = await givenAgent(t.world);
  const { runId } = await givenRun([
    { payer: null, payee: top.id, status: 'paid', amount: 5n, paid: 5n },
  ]);
  const idsOf = async (which: object) => {
    const { value } = await read(contract.listRuns, which);
    return (value as unknown as { runs: { runId: string }[] }).runs.map((run) => run.runId);
  };
  expect((await idsOf({ period: 'hour' }))[0]).toBe(runId);
  // A period of two days ago that is billed only now stands where it belongs.
  const [from, to] = [-49, -48].map((hours) => later(t.world.clock.now(), hours * HOUR_MS));
  const late = await givenRun([]);
  await t.world.db
    .updateTable('settlement_run')
    .set({ from_at: from, to_at: to })
    .where('id', '=', late.runId)
    .execute();
  const listed = await idsOf({ period: 'hour', empty: 'also' });
  expect(listed.indexOf(late.runId)).toBeGreaterThan(listed.indexOf(runId));
  // It found nothing to bill, and is not in the way of those that did.
  expect(await idsOf({ period: 'hour' })).not.toContain(late.runId);
  expect((await idsOf({ kind: 'hourly', period: 'hour' }))[0]).toBe(runId);
  expect(await idsOf({ kind: 'hourly', period: 'month' })).toEqual([]);
  expect(await idsOf({ period: 'week' })).toEqual([]);
  expect((await read(contract.listRuns, { period: 'year' })).message).toBe('invalid_input');
});

test('runs, bills and people that are not there are said to be missing', async () => {
  const { read } = await openReading();
  const top = await givenAgent(t.world);
  const stranger = await givenAgent(t.world);
  const { billIds } = await givenRun([
    { payer: null, payee: top.id, status: 'paid', amount: 1n, paid: 1n },
  ]);
  const [billId] = billIds;
  for (const [endpoint, wire] of [
    [contract.readRun, { runId: t.world.newId('run') }],
    [contract.readRunBill, { billId: t.world.newId('bil') }],
    [contract.listRunBillLines, { billId: t.world.newId('bil'), of: top.id }],
    [contract.listRunBillLines, { billId, of: stranger.id }],
    [contract.listRunBillBets, { billId, memberId: stranger.id }],
  ] as const) {
    expect((await read(endpoint, wire)).message).toBe('not_found');
  }
});
