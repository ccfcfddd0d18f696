import type { AgreementKind, Period } from '@baize/contract/agreement';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, type Instant, later, MINUTE_MS } from '@baize/std/time';
import { beforeEach, expect, test } from 'vitest';
import { givenAgent, givenBelow } from '../../../testing/agents.ts';
import { type Death, openDyingDatabase } from '../../../testing/dying-database.ts';
import {
  billsTo,
  closeTo,
  givenAgreed,
  givenCounted,
  moment,
  optionsOf,
  tierOf,
} from '../../../testing/settlement.ts';
import { useWorld } from '../../../testing/world.ts';
import { moveFigures, periodOf } from '../../teams/index.ts';
import type { SettlementOptions } from '../options.ts';
import { runDue } from './run-due.ts';
import { startRebates } from './run-queries.ts';
import { runSettlement } from './run-settlement.ts';

const t = useWorld();
const options = optionsOf();

/** Rebates are of no matter here: they begin when all of this is long over. */
beforeEach(async () => {
  await t.world.db.deleteFrom('settlement_start').execute();
  await startRebates(t.world.db, moment('2030-01-01T00:00:00+07:00'));
  await t.world.db.deleteFrom('settlement_payment').execute();
  await t.world.db.deleteFrom('settlement_open').execute();
  await t.world.db.deleteFrom('settlement_bill').execute();
  await t.world.db.deleteFrom('settlement_run').execute();
  await t.world.db.deleteFrom('agreements_agreement').execute();
  await t.world.db.deleteFrom('teams_figure').execute();
});

const runs = () =>
  t.world.db
    .selectFrom('settlement_run')
    .select(['kind', 'period', 'from_at', 'to_at', 'bill_count', 'amount'])
    .orderBy('from_at')
    .orderBy('kind')
    .execute();

const isoOf = (at: Instant) => at.toISOString();

/** The first of a line with an agreement with the platform. */
async function givenPaid(kind: AgreementKind, facts: Partial<Parameters<typeof givenAgreed>[1]>) {
  const agent = await givenAgent(t.world);
  const agreed = { payer: null, payee: agent.id, kind, rate: 100, from: moment(MONDAY), ...facts };
  await givenAgreed(t.world, agreed);
  return agent;
}

/** A Monday, and the first of a month is six days later. */
const MONDAY = '2026-10-26T00:00:00+07:00';

test('AGENT-25 real-time every five minutes, hourly each hour, daily each day', async () => {
  const start = moment(MONDAY);
  const agents = {
    realtime: await givenPaid('realtime', { to: later(start, 2 * HOUR_MS) }),
    hourly: await givenPaid('hourly', {}),
    daily: await givenPaid('daily', {}),
  };
  for (const { id } of Object.values(agents)) {
    await givenCounted(t.world, [
      { member: id, at: later(start, 5 * MINUTE_MS), validBets: 10_000n },
      { member: id, at: later(start, 65 * MINUTE_MS), validBets: 20_000n },
    ]);
  }
  await closeTo(t.world, later(start, 10 * MINUTE_MS));
  await runDue(t.world, options);
  expect((await runs()).map(({ kind, bill_count }) => [kind, bill_count])).toEqual([
    ['realtime', 0],
    ['realtime', 1],
  ]);
  await closeTo(t.world, later(start, DAY_MS));
  await runDue(t.world, options);
  const counts = Map.groupBy(await runs(), ({ kind }) => kind);
  expect(counts.get('realtime')).toHaveLength(24);
  expect(counts.get('hourly')).toHaveLength(24);
  expect(counts.get('daily')).toHaveLength(1);
  const told = async (id: (typeof agents)['daily']['id']) =>
    (await billsTo(t.world, id)).map((bill) => [
      isoOf(bill.from_at),
      isoOf(bill.to_at),
      bill.amount,
    ]);
  const ends = (fromMs: number, lengthMs: number) => [
    isoOf(later(start, fromMs)),
    isoOf(later(start, fromMs + lengthMs)),
  ];
  expect(await told(agents.realtime.id)).toEqual([
    [...ends(5 * MINUTE_MS, 5 * MINUTE_MS), 100n],
    [...ends(65 * MINUTE_MS, 5 * MINUTE_MS), 200n],
  ]);
  expect(await told(agents.hourly.id)).toEqual([
    [...ends(0, HOUR_MS), 100n],
    [...ends(HOUR_MS, HOUR_MS), 200n],
  ]);
  expect(await told(agents.daily.id)).toEqual([[...ends(0, DAY_MS), 300n]]);
});

test.each([
  ['week', '2026-10-26', ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23']],
  ['halfMonth', '2026-10-16', ['2026-11-01', '2026-11-16']],
  ['month', '2026-10-01', ['2026-11-01']],
] as const)('AGENT-25 dividends by the %s are settled when it ends', async (period, from, ends) => {
  const start = moment(`${from}T00:00:00+07:00`);
  const agent = await givenPaid('dividend', { period, from: later(start, HOUR_MS) });
  await givenCounted(t.world, [
    { member: agent.id, at: start, validBets: 5_000n },
    { member: agent.id, at: later(start, 2 * HOUR_MS), validBets: 70_000n, prizes: 10_000n },
  ]);
  await closeTo(t.world, moment('2026-11-23T12:00:00+07:00'));
  await runDue(t.world, options);
  const zone = options.brand.timezone;
  expect((await runs()).map(({ to_at }) => isoOf(to_at))).toEqual(
    ends.map((end) => isoOf(moment(`${end}T00:00:00+07:00`))),
  );
  expect((await runs())[0]?.from_at).toEqual(periodOf(period, start, zone).from);
  // Only what was counted from the agreement's first moment on.
  expect(await billsTo(t.world, agent.id)).toMatchObject([{ base: 60_000n, amount: 600n }]);
});

test('AGENT-25 a day is as long as the clocks of the brand make it', async () => {
  const zoned = optionsOf({ timezone: 'America/Santiago' });
  // Clocks there went forward at the end of 5 September 2026: a day of 23 hours.
  const from = moment('2026-09-05T00:00:00-04:00');
  const agent = await givenPaid('daily', { from });
  const last = moment('2026-09-06T22:55:00-03:00');
  await givenCounted(t.world, [
    { member: agent.id, at: from, validBets: 10_000n },
    { member: agent.id, at: last, validBets: 20_000n },
    { member: agent.id, at: moment('2026-09-07T00:00:00-03:00'), validBets: 40_000n },
  ]);
  await closeTo(t.world, moment('2026-09-08T00:00:00-03:00'));
  await runDue(t.world, zoned);
  const lengths = (await runs()).map(({ from_at, to_at }) => (+to_at - +from_at) / HOUR_MS);
  expect(lengths).toEqual([24, 23, 24]);
  expect((await billsTo(t.world, agent.id)).map(({ base }) => base)).toEqual([
    10_000n,
    20_000n,
    40_000n,
  ]);
});

test('nothing is settled before it is closed, nor before there was an agreement', async () => {
  const start = moment(MONDAY);
  const agent = await givenPaid('daily', { from: later(start, 3 * DAY_MS) });
  await givenCounted(t.world, [{ member: agent.id, at: start, validBets: 10_000n }]);
  await closeTo(t.world, later(start, 4 * DAY_MS - 5 * MINUTE_MS));
  await runDue(t.world, options);
  expect(await runs()).toEqual([]);
  await closeTo(t.world, later(start, 4 * DAY_MS));
  await runDue(t.world, options);
  expect(await runs()).toMatchObject([{ from_at: later(start, 3 * DAY_MS), bill_count: 0 }]);
});

test('a period in which nothing was in force is passed over, and the next one is not', async () => {
  const start = moment(MONDAY);
  await givenPaid('daily', { to: later(start, DAY_MS) });
  await givenPaid('daily', { from: later(start, 40 * DAY_MS) });
  await closeTo(t.world, later(start, 42 * DAY_MS));
  await runDue(t.world, options);
  expect((await runs()).map(({ from_at }) => (+from_at - +start) / DAY_MS)).toEqual([0, 40, 41]);
});

test('a loss is carried into the next period, once or until it is made good', async () => {
  const start = moment(MONDAY);
  const day = (at: number) => later(start, at * DAY_MS);
  const carries = ['none', 'once', 'forever'] as const;
  const agents = [];
  for (const carry of carries)
    agents.push(await givenPaid('dividend', { period: 'day', carry, rate: 1_000 }));
  // The house loses 1000, wins 300, wins 900, and then nobody plays.
  for (const { id } of agents) {
    await givenCounted(t.world, [
      { member: id, at: day(0), validBets: 1_000n, prizes: 2_000n },
      { member: id, at: day(1), validBets: 300n },
      { member: id, at: day(2), validBets: 900n },
    ]);
  }
  await closeTo(t.world, day(5));
  await runDue(t.world, options);
  const told = await Promise.all(
    agents.map(async ({ id }) =>
      (await billsTo(t.world, id)).map(({ carried, base, amount, carry }) => [
        carried,
        base,
        amount,
        carry,
      ]),
    ),
  );
  expect(told).toEqual([
    [
      [0n, -1_000n, 0n, 0n],
      [0n, 300n, 30n, 0n],
      [0n, 900n, 90n, 0n],
    ],
    [
      [0n, -1_000n, 0n, -1_000n],
      [-1_000n, -700n, 0n, 0n],
      [0n, 900n, 90n, 0n],
    ],
    [
      [0n, -1_000n, 0n, -1_000n],
      [-1_000n, -700n, 0n, -700n],
      [-700n, 200n, 20n, 0n],
    ],
  ]);
});

test('what comes late counts in the run of when it is seen, and closed figures stay', async () => {
  const start = moment(MONDAY);
  const agent = await givenPaid('daily', {});
  await givenCounted(t.world, [{ member: agent.id, at: start, validBets: 10_000n }]);
  await closeTo(t.world, later(start, DAY_MS));
  await runDue(t.world, options);
  const [first] = await billsTo(t.world, agent.id);
  await givenCounted(t.world, [
    { member: agent.id, at: later(start, DAY_MS), placedAt: start, validBets: 5_000n },
    {
      member: agent.id,
      at: later(start, DAY_MS),
      category: 'LIVE',
      placedAt: start,
      validBets: -2_000n,
    },
  ]);
  await closeTo(t.world, later(start, 2 * DAY_MS));
  await runDue(t.world, options);
  const bills = await billsTo(t.world, agent.id);
  expect(bills[0]).toEqual(first);
  expect(bills.map(({ base, amount }) => [base, amount])).toEqual([
    [10_000n, 100n],
    [3_000n, 30n],
  ]);
});

test('a downline that moves in the middle of a period leaves behind what was done before', async () => {
  const start = moment(MONDAY);
  const from = await givenPaid('daily', {});
  const to = await givenPaid('daily', {});
  const member = await givenBelow(t.world, from.id);
  await givenCounted(t.world, [{ member: member.id, at: start, validBets: 40_000n }]);
  await t.world.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('members_member')
      .set({ upline_id: to.id })
      .where('id', '=', member.id)
      .execute();
    await moveFigures(tx, { memberId: member.id, fromUpline: from.id, toUpline: to.id });
  });
  await givenCounted(t.world, [
    { member: member.id, at: later(start, HOUR_MS), validBets: 30_000n },
  ]);
  await closeTo(t.world, later(start, DAY_MS));
  await runDue(t.world, options);
  expect(await billsTo(t.world, from.id)).toMatchObject([{ base: 40_000n, active_members: 0 }]);
  expect(await billsTo(t.world, to.id)).toMatchObject([{ base: 30_000n, active_members: 0 }]);
});

test('rates from nothing to everything, and the highest tier that is met in all', async () => {
  const start = moment(MONDAY);
  const whole = await givenPaid('hourly', { rate: 10_000 });
  const tiny = await givenPaid('hourly', { rate: 1 });
  const tiered = await givenPaid('daily', {
    tiers: [
      tierOf(100),
      tierOf(200, { validBets: minor(1_000n) }),
      tierOf(300, { validBets: minor(2_000n), activeMembers: 1 }),
    ],
  });
  const unreached = await givenPaid('daily', { tiers: [tierOf(100, { activeMembers: 1 })] });
  for (const { id } of [whole, tiny, tiered, unreached]) {
    await givenCounted(t.world, [{ member: id, at: start, validBets: 9_999n }]);
  }
  await closeTo(t.world, later(start, DAY_MS));
  await runDue(t.world, options);
  expect(await billsTo(t.world, whole.id)).toMatchObject([{ amount: 9_999n, status: 'due' }]);
  expect(await billsTo(t.world, tiny.id)).toMatchObject([{ amount: 0n, tier: 1, status: 'paid' }]);
  expect(await billsTo(t.world, tiered.id)).toMatchObject([{ tier: 2, rate: 200, amount: 199n }]);
  expect(await billsTo(t.world, unreached.id)).toMatchObject([
    { tier: null, rate: 0, amount: 0n, status: 'unreached' },
  ]);
});

/** Three levels, each paying the one below, and a day of bets. */
async function givenDay() {
  const from = moment(MONDAY);
  const top = await givenPaid('daily', { rate: 300 });
  const middle = await givenAgent(t.world, top.id);
  const low = await givenAgent(t.world, middle.id);
  await givenAgreed(t.world, { payer: top.id, payee: middle.id, kind: 'daily', rate: 200, from });
  await givenAgreed(t.world, { payer: middle.id, payee: low.id, kind: 'daily', rate: 100, from });
  await givenCounted(t.world, [{ member: low.id, at: from, validBets: 1_000_000n }]);
  const to = later(from, DAY_MS);
  await closeTo(t.world, to);
  return { kind: 'daily', period: 'day' as Period, from, to } as const;
}

const amounts = async () =>
  (await t.world.db.selectFrom('settlement_bill').select('amount').orderBy('amount').execute()).map(
    ({ amount }) => amount,
  );

test('AGENT-12 run again, and by ten at once, a period is billed once', async () => {
  const day = await givenDay();
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => runSettlement(t.world, options, day)),
  );
  expect(ids.filter((id) => id !== null)).toHaveLength(1);
  expect(await runSettlement(t.world, options, day)).toBe(null);
  await Promise.all([runDue(t.world, options), runDue(t.world, options)]);
  expect(await amounts()).toEqual([10_000n, 20_000n, 30_000n]);
  expect(await runs()).toMatchObject([{ bill_count: 3, amount: 60_000n }]);
});

async function dieAt(at: number, death: Death, of: Parameters<typeof runSettlement>[2]) {
  const dying = openDyingDatabase(t.world.url, { at, death });
  const settling: SettlementOptions = options;
  await runSettlement({ ...t.world, db: dying.db }, settling, of).catch(() => {});
  const hasDied = dying.hasDied();
  await dying.close();
  return hasDied;
}

test.each(['unsent', 'unanswered'] as const)(
  'AGENT-12 killed at any statement (%s), a period is billed wholly or not at all, and then once',
  async (death) => {
    const day = await givenDay();
    let at = 0;
    for (let hasDied = true; hasDied; ) {
      at += 1;
      hasDied = await dieAt(at, death, day);
      expect([[], [10_000n, 20_000n, 30_000n]], `statement ${at}`).toContainEqual(await amounts());
      await runDue(t.world, options);
      expect(await amounts(), `after statement ${at}`).toEqual([10_000n, 20_000n, 30_000n]);
      await t.world.db.deleteFrom('settlement_open').execute();
      await t.world.db.deleteFrom('settlement_bill').execute();
      await t.world.db.deleteFrom('settlement_run').execute();
    }
    expect(at).toBeGreaterThan(6);
  },
);
