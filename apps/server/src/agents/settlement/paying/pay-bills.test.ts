import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, later } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import {
  findMemberAccounts,
  houseAccount,
  listUnbalanced,
  postTransfer,
} from '../../../books/ledger/index.ts';
import { changeStatus, type Member } from '../../../people/members/index.ts';
import { givenAgent } from '../../../testing/agents.ts';
import { type Death, openDyingDatabase } from '../../../testing/dying-database.ts';
import {
  billsTo,
  cash,
  closeTo,
  give,
  givenAgreed,
  givenCounted,
  listWrongSums,
  moment,
  movedForBills,
  optionsOf,
  paidOfBills,
} from '../../../testing/settlement.ts';
import { recordOf } from '../../../testing/transfers.ts';
import { useWorld } from '../../../testing/world.ts';
import { runSettlement } from '../runs/run-settlement.ts';
import { payBills } from './pay-bills.ts';

const t = useWorld();
const options = optionsOf();
const FIRST_DAY = moment('2026-08-01T00:00:00+07:00');
let day = FIRST_DAY;

/** What the ledger moved is what the bills say was paid, whatever happened. */
afterEach(async () => {
  expect(await movedForBills(t.world)).toEqual(await paidOfBills(t.world));
  expect(await listWrongSums(t.world)).toEqual([]);
  expect(await listUnbalanced(t.world.db)).toEqual([]);
});

type Level = { readonly rate: number; readonly cash?: bigint };

/** A line of agents, each paid by the one above for a day of its own; the last one plays. */
async function givenLine(levels: readonly Level[], validBets: bigint): Promise<readonly Member[]> {
  day = later(day, DAY_MS);
  const line: Member[] = [];
  for (const { rate, cash: amount = 0n } of levels) {
    const above = line.at(-1) ?? null;
    const agent = await givenAgent(t.world, above?.id ?? null);
    if (rate > 0) {
      const agreed = { payer: above?.id ?? null, payee: agent.id, kind: 'daily' as const, rate };
      await givenAgreed(t.world, { ...agreed, from: day, to: later(day, DAY_MS) });
    }
    if (amount > 0n) await give(t.world, agent.id, amount);
    line.push(agent);
  }
  await givenCounted(t.world, [{ member: line.at(-1)!.id, at: day, validBets }]);
  await closeTo(t.world, later(day, DAY_MS));
  return line;
}

const bill = () =>
  runSettlement(t.world, options, {
    kind: 'daily',
    period: 'day',
    from: day,
    to: later(day, DAY_MS),
  });

const pay = (chunk?: number) => payBills(t.world, options, chunk);

const holds = (line: readonly Member[]) => Promise.all(line.map(({ id }) => cash(t.world, id)));

const statesOf = async (line: readonly Member[]) =>
  Promise.all(
    line.map(async ({ id }) => (await billsTo(t.world, id)).map((b) => [b.status, b.paid])),
  );

test('AGENT-26 each keeps the difference between its own rate and the one below', async () => {
  const line = await givenLine([{ rate: 100 }, { rate: 60 }, { rate: 50 }], 1_000_000n);
  await bill();
  await pay();
  expect(await holds(line)).toEqual([4_000n, 1_000n, 5_000n]);
  const entries = await recordOf(t.world, line[1]!.id);
  expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
    ['salary_given', -5_000n],
    ['salary', 6_000n],
  ]);
});

test('what somebody gets from above is there for those below, a hundred levels down', async () => {
  const levels = Array.from({ length: 100 }, (_, at) => ({ rate: 10_000 - at }));
  const line = await givenLine(levels, 1_000_000n);
  await bill();
  await pay(40);
  const held = await holds(line);
  expect(held.slice(0, -1).every((amount) => amount === 100n)).toBe(true);
  expect(held.at(-1)).toBe(990_100n);
}, 60_000);

test('an upline without funds owes, and pays by itself when there is money', async () => {
  // The platform pays the first nothing: it has to pay those below from its own pocket.
  const line = await givenLine([{ rate: 0 }, { rate: 60 }, { rate: 50 }], 1_000_000n);
  await bill();
  await pay();
  expect(await statesOf(line)).toEqual([[], [['insufficient', 0n]], [['insufficient', 0n]]]);
  await give(t.world, line[0]!.id, 2_500n);
  await pay();
  // A part arrives, and goes on to the next level at once: no subtree is dropped.
  expect(await statesOf(line)).toEqual([[], [['partly', 2_500n]], [['partly', 2_500n]]]);
  await give(t.world, line[0]!.id, 1_000_000n);
  await pay();
  expect(await statesOf(line)).toEqual([[], [['paid', 6_000n]], [['paid', 5_000n]]]);
  expect(await holds(line)).toEqual([996_500n, 1_000n, 5_000n]);
  await pay();
  expect(await holds(line)).toEqual([996_500n, 1_000n, 5_000n]);
  const [row] = await billsTo(t.world, line[1]!.id);
  const payments = await t.world.db
    .selectFrom('settlement_payment')
    .select(['number', 'amount'])
    .where('bill_id', '=', row!.id)
    .orderBy('number')
    .execute();
  expect(payments).toEqual([
    { number: 1, amount: 2_500n },
    { number: 2, amount: 3_500n },
  ]);
});

test('the oldest bill is paid first', async () => {
  const payer = await givenAgent(t.world);
  const payee = await givenAgent(t.world, payer.id);
  const from = later(day, DAY_MS);
  await givenAgreed(t.world, {
    payer: payer.id,
    payee: payee.id,
    kind: 'daily',
    rate: 100,
    from,
    to: later(from, 3 * DAY_MS),
  });
  for (let at = 0; at < 3; at += 1) {
    day = later(day, DAY_MS);
    await givenCounted(t.world, [{ member: payee.id, at: day, validBets: 100_000n }]);
    await closeTo(t.world, later(day, DAY_MS));
    t.world.clock.advance(DAY_MS);
    await bill();
  }
  await give(t.world, payer.id, 1_500n);
  await pay(1);
  const told = (await billsTo(t.world, payee.id)).map(({ status, paid }) => [status, paid]);
  expect(told).toEqual([
    ['paid', 1_000n],
    ['partly', 500n],
    ['insufficient', 0n],
  ]);
});

test('who is blocked still pays, and who is closed is still paid', async () => {
  const line = await givenLine([{ rate: 100 }, { rate: 60 }], 1_000_000n);
  await t.world.db.transaction().execute(async (tx) => {
    await changeStatus(t.world, tx, { memberId: line[0]!.id, status: 'blocked' });
    await changeStatus(t.world, tx, { memberId: line[1]!.id, status: 'closed' });
  });
  await bill();
  await pay();
  expect(await holds(line)).toEqual([4_000n, 6_000n]);
});

async function dieAt(at: number, death: Death): Promise<boolean> {
  const dying = openDyingDatabase(t.world.url, { at, death });
  await payBills({ ...t.world, db: dying.db }, options).catch(() => {});
  const hasDied = dying.hasDied();
  await dying.close();
  return hasDied;
}

test.each(['unsent', 'unanswered'] as const)(
  'AGENT-12 killed at any statement of a payment (%s), each bill is paid once',
  async (death) => {
    let at = 0;
    for (let hasDied = true; hasDied; ) {
      at += 1;
      const line = await givenLine([{ rate: 100 }, { rate: 60 }], 1_000_000n);
      await bill();
      hasDied = await dieAt(at, death);
      expect(await movedForBills(t.world)).toEqual(await paidOfBills(t.world));
      await pay();
      expect(await holds(line), `statement ${at}`).toEqual([4_000n, 6_000n]);
    }
    expect(at).toBeGreaterThan(10);
  },
  60_000,
);

test('AGENT-12 ten who pay at once, while the payers spend, pay each bill once', async () => {
  const lines = [];
  for (let at = 0; at < 5; at += 1) {
    lines.push(
      await givenLine([{ rate: 0, cash: 3_000n }, { rate: 60 }, { rate: 50 }], 1_000_000n),
    );
    await bill();
  }
  const spenders = lines.map(([payer]) => spend(payer!.id, 500n));
  const first = lines[0]!.map(({ id }) => id);
  await Promise.all([
    ...spenders,
    ...Array.from({ length: 10 }, (_, at) => pay(at + 1)),
    give(t.world, first[0]!, 10_000n),
  ]);
  expect(await movedForBills(t.world)).toEqual(await paidOfBills(t.world));
  for (const [payer] of lines) await give(t.world, payer!.id, 10_000n);
  await Promise.all([pay(), pay()]);
  for (const line of lines) {
    expect((await statesOf(line)).slice(1)).toEqual([[['paid', 6_000n]], [['paid', 5_000n]]]);
  }
});

/** Somebody plays meanwhile; who has too little is refused. */
async function spend(memberId: MemberId, amount: bigint): Promise<void> {
  const pockets = await findMemberAccounts(t.world.db, memberId, 'THB');
  const to = await houseAccount(t.world.db, { purpose: 'adjustment', currency: 'THB' });
  for (let at = 0; at < 5; at += 1) {
    await t.world.db
      .transaction()
      .execute((tx) =>
        postTransfer(tx, {
          requestKey: `spent:${memberId}:${at}`,
          at: t.world.clock.now(),
          from: pockets!.cash,
          to,
          amount: minor(amount),
          reason: 'adjusted',
        }),
      )
      .catch((error: Error) => expect(error.message).toBe('insufficient_funds'));
  }
}

test('both sides hear of a payment', async () => {
  const line = await givenLine([{ rate: 100 }, { rate: 60 }], 1_000_000n);
  await bill();
  await pay();
  const events = await t.world.db
    .selectFrom('kernel_event')
    .select(['kind', 'member_id'])
    .where(
      'member_id',
      'in',
      line.map(({ id }) => id),
    )
    .execute();
  expect(new Set(events.map(({ member_id }) => member_id))).toEqual(
    new Set(line.map(({ id }) => id)),
  );
  expect(events).toHaveLength(2);
  expect(events.every(({ kind }) => kind === 'balance')).toBe(true);
});
