import { BILL_KINDS, type Bill } from '@baize/contract/bill-shape';
import type { Endpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/settlement';
import * as operator from '@baize/contract/settlement-run';
import type { Id, MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import type { Member } from '../../../people/members/index.ts';
import { givenAgent, givenBelow } from '../../../testing/agents.ts';
import { openAgreements } from '../../../testing/agreements.ts';
import { openSeededCatalogue } from '../../../testing/catalogue.ts';
import { callerOf, givenOperator, operatorOf } from '../../../testing/operator.ts';
import { commandOf, perform, usePlay } from '../../../testing/play.ts';
import { give, listWrongSums, optionsOf } from '../../../testing/settlement.ts';
import { recordOf } from '../../../testing/transfers.ts';
import { countOptionsOf, countSlots } from '../../teams/index.ts';
import { payBills } from '../paying/pay-bills.ts';
import { settlementRoutes } from '../routes.ts';
import { replayRun } from '../runs/replay-run.ts';
import { runDue } from '../runs/run-due.ts';
import { startRebates } from '../runs/run-queries.ts';

const t = usePlay();
const { brand } = loadBrand('mekhala');
const options = optionsOf();
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;

type Wire = Readonly<Record<string, unknown>>;
let ask: (memberId: MemberId, endpoint: Endpoint, wire?: Wire) => Promise<Answer>;
let manage: (endpoint: Endpoint, wire?: Wire) => Promise<Answer>;
type Answer = { readonly message: string | null; readonly value: Record<string, never> };

let line: { top: Member; middle: Member; low: Member };
let members: { ofTop: Member; ofLow: Member; other: Member };
let stranger: Member;

/**
 * A line of three with daily salaries of 1, 0.6 and 0.5 per cent, agreed by calls; three members who
 * play a day, and one more the day after. Then both days are counted, billed and paid.
 */
beforeAll(async () => {
  const { world } = t;
  const { bus, catalogue } = await openSeededCatalogue(world);
  const call = callerOf(world, settlementRoutes({ brand, catalogue, isOn: () => true }));
  ask = (memberId, endpoint, wire = {}) => call({ role: 'agent', memberId }, endpoint, wire);
  manage = (endpoint, wire = {}) => call(operatorOf('finance'), endpoint, wire);
  world.clock.advance(+new Date('2026-11-15T23:50:00+07:00') - +world.clock.now());
  await startRebates(world.db, later(world.clock.now(), 365 * DAY_MS));

  const top = await givenAgent(world);
  const middle = await givenAgent(world, top.id);
  const low = await givenAgent(world, middle.id);
  line = { top, middle, low };
  stranger = await givenAgent(world);
  members = {
    ofTop: await givenBelow(world, top.id),
    ofLow: await givenBelow(world, low.id),
    other: await givenBelow(world, low.id),
  };
  const { agree, agreeTop } = openAgreements(world, { rateMax: { daily: 200 } });
  const tiers = [
    { rate: 50, activeMembers: 0, validBets: '0', profit: '0' },
    { rate: 100, activeMembers: 1, validBets: '100000', profit: '0' },
    { rate: 200, activeMembers: 50, validBets: '100000', profit: '0' },
  ];
  const daily = (rate: number) => ({
    kind: 'daily',
    period: 'day',
    carry: 'none',
    tiers: [{ rate, activeMembers: 0, validBets: '0', profit: '0' }],
  });
  await agreeTop(top, { ...daily(200), tiers });
  await agree(top, middle, daily(60));
  await agree(middle, low, daily(50));
  for (const { id } of Object.values(members)) await give(world, id, 10_000_000n);

  world.clock.advance(HOUR_MS);
  await bet(members.ofTop, 40_000n, 10_000n);
  await bet(members.ofLow, 100_000n, 0n);
  world.clock.advance(7 * MINUTE_MS);
  await bet(members.ofLow, 30_000n, 90_000n);
  await bet(members.other, 20_000n, 0n);
  world.clock.advance(DAY_MS);
  await bet(members.other, 10_000n, 0n);
  world.clock.advance(10 * MINUTE_MS);
  await countSlots(world, countOptionsOf(brand));
  await runDue(world, options);
  await payBills(world, options);
  return () => bus.stop();
}, 60_000);

const NO_GAMES = {
  byProviderCode: () => null,
  itemOf: (): never => {
    throw new Error('there is no game');
  },
};

let bets = 0;

async function bet({ id: memberId }: Member, stake: bigint, payout: bigint): Promise<void> {
  bets += 1;
  const facts = { vendor: STUDIO, game: 'over-under', amount: stake, payout };
  const told = await perform(
    t.play,
    commandOf('bet-and-settle', { ...facts, txId: `bet-${bets}`, memberId } as never),
  );
  if (!told.ok) throw new Error(JSON.stringify(told));
}

const DAYS = { from: '2026-11-10', to: '2026-11-20' };
const list = async (of: Member, wire: Wire = {}) =>
  (await ask(of.id, contract.listDailySalaries, { ...DAYS, ...wire })).value as unknown as {
    bills: (Omit<Bill, 'amount'> & { amount: string; paid: string; base: string })[];
    totals: Record<string, string>;
    hasMore: boolean;
  };

/** The bill of the first day that somebody is paid by. */
async function billOf(of: Member) {
  const { bills } = await list(of, { side: 'received' });
  const bill = bills.find(({ from }) => from.startsWith('2026-11-15'));
  if (!bill) throw new Error('there is a bill of the first day');
  return bill;
}

test('AGENT-22 AGENT-27 API-13 the records tell both sides of every bill, with their state', async () => {
  const { bills, totals } = await list(line.top);
  // 190000 of the first day at 1 %, of which 150000 is owed for at 0.6 %.
  expect(
    bills
      .toSorted((a, b) => (a.side < b.side ? -1 : 1))
      .map(({ side, amount, paid, status }) => [side, amount, paid, status]),
  ).toEqual([
    ['owed', '900', '900', 'paid'],
    ['received', '1900', '1900', 'paid'],
  ]);
  expect(totals).toEqual({
    received: '1900',
    receivedPaid: '1900',
    owed: '900',
    owedPaid: '900',
    income: '1000',
  });
  const owed = await list(line.top, { side: 'owed' });
  expect(owed.bills.map(({ payer, payee }) => [payer?.memberId, payee.memberId])).toEqual([
    [line.top.id, line.middle.id],
  ]);
  const [one] = bills;
  for (const number of [one?.billId, one?.billId.slice(-6).toLowerCase()]) {
    const found = (await list(line.top, { number })).bills;
    expect(found.map(({ billId }) => billId)).toEqual([one?.billId]);
  }
  expect((await list(line.top, { number: 'ZZZZZZ' })).bills).toEqual([]);
  expect((await list(line.top, { status: 'due' })).bills).toEqual([]);
  expect((await list(line.top, { from: '2026-11-18', to: '2026-11-18' })).bills).toEqual([]);
  for (const endpoint of [
    contract.listDividends,
    contract.listHourlySalaries,
    contract.listRealtimeSalaries,
  ]) {
    expect((await ask(line.top.id, endpoint)).message).toBe('access_restricted');
  }
  expect(
    [
      contract.listDividends,
      contract.listDailySalaries,
      contract.listHourlySalaries,
      contract.listRealtimeSalaries,
    ].map(({ method, path }) => `${method} ${path}`),
  ).toEqual([
    'GET /wps/relay/dividend',
    'GET /wps/relay/dailySalary',
    'POST /wps/relay/hourlySalary',
    'POST /wps/relay/realtimeSalary',
  ]);
});

test('AGENT-22 bills are sorted by each column both ways, and a page goes on after the one before', async () => {
  for (const sort of contract.BILL_SORTS) {
    const { bills: up } = await list(line.middle, { sort, direction: 'up' });
    const { bills: down } = await list(line.middle, { sort, direction: 'down' });
    expect(down, sort).toEqual(up.toReversed());
    expect(up.length, sort).toBeGreaterThan(1);
    const figures = up.map((bill) => (sort === 'period' ? Date.parse(bill.from) : +bill[sort]));
    expect(figures, sort).toEqual(figures.toSorted((a, b) => a - b));
    for (const [place, { billId: before }] of down.entries()) {
      const { bills } = await list(line.middle, { sort, direction: 'down', before });
      expect(bills, sort).toEqual(down.slice(place + 1));
    }
  }
});

test('AGENT-16 a kind that is hidden is refused, and all of them where there is no policy', async () => {
  expect((await ask(stranger.id, contract.listDailySalaries)).message).toBe('access_restricted');
  expect((await ask(stranger.id, contract.previewSettlement, { kind: 'daily' })).message).toBe(
    'access_restricted',
  );
  const off = callerOf(
    t.world,
    settlementRoutes({ brand, catalogue: NO_GAMES, isOn: () => false }),
  );
  const caller = { role: 'agent', memberId: line.top.id } as const;
  expect((await off(caller, contract.listDailySalaries)).message).toBe('feature_off');
  const { billId } = await billOf(line.top);
  expect((await off(caller, contract.readBill, { billId })).message).toBe('feature_off');
});

const sumOf = (lines: readonly Record<string, unknown>[], name: string) =>
  lines.reduce((sum, each) => sum + BigInt(String(each[name])), 0n);

type Lines = { lines: (Record<string, unknown> & { memberId: string; isSelf: boolean })[] };

test('AGENT-13 AGENT-22 a bill opens into tiers and lines that add up to it, level by level', async () => {
  const { billId } = await billOf(line.top);
  const { value } = await ask(line.top.id, contract.readBill, { billId });
  const detail = value as unknown as Lines & {
    bill: Record<string, string>;
    tiers: { rate: number; isMet: boolean }[];
    payments: { amount: string }[];
    owedBelow: string;
  };
  expect(detail.bill).toMatchObject({ validBets: '190000', profit: '90000', tier: 2, rate: 100 });
  expect(detail.tiers.map(({ rate, isMet }) => [rate, isMet])).toEqual([
    [50, true],
    [100, true],
    [200, false],
  ]);
  expect(detail.payments).toMatchObject([{ amount: '1900' }]);
  expect(detail.owedBelow).toBe('900');
  const check = async (lines: Lines['lines'], whole: Record<string, unknown>) => {
    for (const name of ['validBets', 'profit', 'activeMembers']) {
      expect(sumOf(lines, name), name).toBe(BigInt(String(whole[name])));
    }
    for (const each of lines.filter(({ isSelf }) => !isSelf)) {
      const of = each.memberId;
      const opened = await ask(line.top.id, contract.listBillLines, { billId, of });
      await check((opened.value as unknown as Lines).lines, each);
    }
  };
  await check(detail.lines, detail.bill);
  const below = await ask(line.top.id, contract.listBillLines, { billId, of: line.low.id });
  expect(below.value).toMatchObject({
    crumbs: [line.top, line.middle, line.low].map(({ account }) => ({ account })),
    lines: [
      { account: members.ofLow.account, validBets: '130000' },
      { account: members.other.account },
    ],
  });
});

test('AGENT-13 a line opens into what was counted, and the bets behind it', async () => {
  const { billId } = await billOf(line.middle);
  const asked = { billId, memberId: members.ofLow.id };
  const { value } = await ask(line.top.id, contract.listBillBets, asked);
  const told = value as unknown as {
    figures: Record<string, unknown>[];
    bets: Record<string, unknown>[];
    next: string | null;
  };
  expect(told.figures.map(({ validBets, prizes }) => [validBets, prizes])).toEqual([
    ['100000', '0'],
    ['30000', '90000'],
  ]);
  expect(told.bets.map(({ stake, payout, status }) => [stake, payout, status])).toEqual([
    ['100000', '0', 'settled'],
    ['30000', '90000', 'settled'],
  ]);
  expect(sumOf(told.bets, 'stake')).toBe(sumOf(told.figures, 'validBets'));
  expect(told.next).toBe(null);
  const last = '9999999999999-0';
  expect(
    (await ask(line.top.id, contract.listBillBets, { ...asked, after: last })).value,
  ).toMatchObject({ figures: [] });
  expect((await ask(line.top.id, contract.listBillBets, { ...asked, after: 'x' })).message).toBe(
    'invalid_input',
  );
});

test('AGENT-13 the export alone is enough to reckon a bill again', async () => {
  const { billId } = await billOf(line.top);
  const { value } = await ask(line.top.id, contract.exportBill, { billId });
  const { bill, rows } = value as unknown as {
    bill: Record<string, string>;
    rows: Record<string, unknown>[];
  };
  expect(rows).toHaveLength(3);
  expect(rows.map((row) => row['line'])).toContain(
    [line.top, line.middle, line.low, members.ofLow].map(({ account }) => account).join(' / '),
  );
  expect(sumOf(rows, 'validBets')).toBe(BigInt(bill['validBets']!));
  expect(rows.filter((row) => row['isActive'])).toHaveLength(Number(bill['activeMembers']));
  const amount = rows.reduce(
    (sum, row) => sum + BigInt(String(row['validBets'])) * BigInt(Number(row['rate'])),
    0n,
  );
  expect(amount / 10_000n).toBe(BigInt(bill['amount']!));
});

test('nobody but the two sides sees a bill, and nobody outside its team is in it', async () => {
  const { billId } = await billOf(line.low);
  for (const endpoint of [contract.readBill, contract.exportBill]) {
    for (const other of [stranger, line.top, members.ofLow]) {
      expect((await ask(other.id, endpoint, { billId })).message, endpoint.path).toBe('not_found');
    }
    for (const side of [line.low, line.middle]) {
      expect((await ask(side.id, endpoint, { billId })).message, endpoint.path).toBe(null);
    }
  }
  for (const of of [stranger.id, line.top.id, line.middle.id, members.ofTop.id]) {
    const lines = await ask(line.low.id, contract.listBillLines, { billId, of });
    const found = await ask(line.low.id, contract.listBillBets, { billId, memberId: of });
    expect([lines.message, found.message]).toEqual(['not_found', 'not_found']);
  }
});

test('AGENT-13 the running day can be seen before it is settled', async () => {
  const { value } = await ask(line.middle.id, contract.previewSettlement, { kind: 'daily' });
  expect(value).toMatchObject({
    mine: { validBets: '10000', base: '10000', rate: 60, amount: '60', tier: 1 },
    owed: [{ memberId: line.low.id, rate: 50, base: '10000', amount: '50' }],
    owedTotal: '50',
    arrears: '0',
  });
  const whole = await manage(operator.previewRun, { kind: 'daily', period: 'day' });
  expect(whole.value).toMatchObject({ billCount: 3, amount: '160' });
});

test('AGENT-20 income is what came from above less what went below, by kind and day', async () => {
  const { value } = await ask(line.top.id, contract.readIncome, DAYS);
  const income = value as unknown as {
    kinds: Record<string, string>[];
    days: Record<string, string>[];
  };
  const daily = { received: '1900', owed: '900', net: '1000' };
  expect(value).toMatchObject({ totals: daily, outstanding: { toMe: '0', byMe: '0' } });
  expect(income.kinds.find(({ kind }) => kind === 'daily')).toMatchObject(daily);
  expect(income.kinds.map(({ kind }) => kind)).toEqual([...BILL_KINDS]);
  expect(income.days.find(({ day }) => day === '2026-11-17')).toMatchObject(daily);
  expect(await listWrongSums(t.world)).toEqual([]);
});

test('the account record calls it by its name on both sides', async () => {
  const entries = await recordOf(t.world, line.middle.id);
  expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
    ['salary_given', -750n],
    ['salary', 900n],
  ]);
});

test('AGENT-27 operators sort runs and the bills of a run, and a page goes on after the one before', async () => {
  type Row = Readonly<Record<string, string | number>>;
  const rowsOf = async (endpoint: Endpoint, name: 'runs' | 'bills', wire: Wire) =>
    (await manage(endpoint, wire)).value[name] as unknown as Row[];
  const [run] = await rowsOf(operator.listRuns, 'runs', { sort: 'amount', direction: 'down' });
  const runId = run?.['runId'];
  for (const { endpoint, name, id, sorts, wire } of [
    {
      endpoint: operator.listRuns,
      name: 'runs',
      id: 'runId',
      sorts: operator.RUN_SORTS,
      wire: { empty: 'also' },
    },
    {
      endpoint: operator.listRunBills,
      name: 'bills',
      id: 'billId',
      sorts: operator.RUN_BILL_SORTS,
      wire: { runId },
    },
  ] as const) {
    for (const sort of sorts) {
      const down = await rowsOf(endpoint, name, { ...wire, sort, direction: 'down' });
      const up = await rowsOf(endpoint, name, { ...wire, sort, direction: 'up' });
      expect(up.length, sort).toBeGreaterThan(1);
      if (up.length < 25) expect(down, sort).toEqual(up.toReversed());
      const figures = up.map((row) => {
        const figure = row[sort] ?? '';
        return sort === 'billedAt' ? Date.parse(String(figure)) : Number(figure);
      });
      expect(figures, sort).toEqual(figures.toSorted((a, b) => a - b));
      const [first, ...rest] = up;
      const after = { ...wire, sort, direction: 'up', before: first?.[id] };
      const next = await rowsOf(endpoint, name, after);
      expect(next.slice(0, rest.length), sort).toEqual(rest);
    }
  }
});

test('AGENT-13 a run replayed from what was counted and moved is the same, and a lie shows', async () => {
  const { value } = await manage(operator.listRuns, { kind: 'daily' });
  const { runs } = value as unknown as { runs: { runId: Id<'run'>; billCount: number }[] };
  const run = runs.find(({ billCount }) => billCount > 0);
  expect(run).toMatchObject({ billCount: 3, amount: '3550', paid: '3550', openCount: 0 });
  const replay = () => replayRun(t.world.db, options, run!.runId);
  expect(await replay()).toMatchObject({ payments: 3, differences: [] });
  const { billId } = await billOf(line.low);
  await t.world.db
    .updateTable('settlement_bill')
    .set({ base: minor(1n), paid: minor(749n) })
    .where('id', '=', billId)
    .execute();
  expect((await replay())?.differences).toEqual([
    `${billId}: base is 1, and would be 150000`,
    `${billId}: 749 is not what was paid`,
  ]);
  await t.world.db
    .updateTable('settlement_bill')
    .set({ base: minor(150_000n), paid: minor(750n) })
    .where('id', '=', billId)
    .execute();
});

test('an operator says that what is open is not owed, and the log has it', async () => {
  const broke = await givenAgent(t.world);
  const payee = await givenAgent(t.world, broke.id);
  const { billId } = await billOf(line.low);
  const open = {
    payer_id: broke.id,
    payee_id: payee.id,
    status: 'insufficient',
    paid: minor(0n),
  } as const;
  const row = await t.world.db
    .selectFrom('settlement_bill')
    .selectAll()
    .where('id', '=', billId)
    .executeTakeFirstOrThrow();
  const id = t.world.newId('bil');
  await t.world.db
    .insertInto('settlement_bill')
    .values({ ...row, id, ...open, rates: null })
    .execute();
  const { kind, depth, amount: owed } = row;
  await t.world.db
    .insertInto('settlement_open')
    .values({ bill_id: id, kind, payer_id: broke.id, payee_id: payee.id, depth, owed, payments: 0 })
    .execute();
  const { caller } = await givenOperator(t.world, 'finance');
  const call = callerOf(
    t.world,
    settlementRoutes({ brand, catalogue: NO_GAMES, isOn: () => true }),
  );
  const reject = () =>
    call(caller, operator.rejectBill, { billId: id, reason: 'agreed otherwise' });
  expect((await reject()).value).toMatchObject({ status: 'rejected', paid: '0' });
  expect((await reject()).message).toBe('bill_settled');
  const bills = await manage(operator.listRunBills, { runId: row.run_id });
  expect((bills.value as unknown as { bills: { status: string }[] }).bills).toHaveLength(4);
  const logged = await t.world.db
    .selectFrom('operators_audit')
    .select(['action', 'reason'])
    .where('subject', '=', id)
    .execute();
  expect(logged).toEqual([{ action: 'bill.rejected', reason: 'agreed otherwise' }]);
  await give(t.world, broke.id, 100_000n);
  await payBills(t.world, options);
  expect(
    await t.world.db
      .selectFrom('settlement_payment')
      .where('bill_id', '=', id)
      .selectAll()
      .execute(),
  ).toEqual([]);
});

test('a team that is too large for one file is said to be', async () => {
  const { billId, from } = await billOf(line.low);
  await sql`
    insert into teams_figure (member_id, of_slot_at, category, slot_at, path, bet_count, valid_bets,
      prizes)
    select 'mem_' || n, ${from}::timestamptz, 'SLOT', ${from}::timestamptz, path || n::text, 1, 1, 0
    from agents_place, generate_series(1000001, 1020001) as n
    where member_id = ${line.low.id}`.execute(t.world.db);
  const { message } = await ask(line.low.id, contract.exportBill, { billId });
  expect(message).toBe('export_too_large');
});
