import * as contract from '@baize/contract/settlement';
import type { MemberId } from '@baize/std/id';
import { DAY_MS, later } from '@baize/std/time';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadBrand } from '../../../base/brand/index.ts';
import { startWorkers } from '../../../base/kernel/index.ts';
import type { Member } from '../../../people/members/index.ts';
import { givenAgent, givenBelow } from '../../../testing/agents.ts';
import { callerOf } from '../../../testing/operator.ts';
import {
  billsTo,
  cash,
  closeTo,
  givenCounted,
  moment,
  optionsOf,
} from '../../../testing/settlement.ts';
import { recordOf } from '../../../testing/transfers.ts';
import { useWorld } from '../../../testing/world.ts';
import { settlementJobs } from '../jobs.ts';
import { settlementRoutes } from '../routes.ts';
import { replayRun } from './replay-run.ts';
import { runDue } from './run-due.ts';
import { startRebates } from './run-queries.ts';

const t = useWorld();
const { brand } = loadBrand('mekhala');
const options = optionsOf();
const DAY = moment('2026-11-01T00:00:00+07:00');

let top: Member;
let middle: Member;
let member: Member;
let without: Member;

const setRate = (memberId: MemberId, rate: number) =>
  t.world.db
    .insertInto('agents_rebate')
    .values({ member_id: memberId, rate, changed_at: t.world.clock.now() })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ rate }))
    .execute();

/** The first of a line at the brand's 0.8 %, below it 0.5 %, below that 0.2 % and nothing. */
beforeAll(async () => {
  top = await givenAgent(t.world);
  middle = await givenAgent(t.world, top.id);
  member = await givenBelow(t.world, middle.id);
  without = await givenBelow(t.world, middle.id);
  await setRate(middle.id, 50);
  await setRate(member.id, 20);
  await givenCounted(t.world, [
    { member: top.id, at: DAY, validBets: 10_000n },
    { member: middle.id, at: DAY, validBets: 20_000n },
    { member: member.id, at: DAY, validBets: 30_001n },
    { member: without.id, at: DAY, validBets: 40_000n },
    { member: without.id, at: later(DAY, -DAY_MS), validBets: 9_000_000n },
  ]);
  await startRebates(t.world.db, DAY);
  await closeTo(t.world, later(DAY, DAY_MS));
  await runDue(t.world, options);
});

const billOf = async ({ id }: Member) => (await billsTo(t.world, id)).at(0);

test('a rebate is one’s rate of the own bets, and the difference of what those below bet', async () => {
  expect(await billOf(member)).toMatchObject({ base: 30_001n, rate: 20, amount: 60n });
  expect(await billOf(without)).toBeUndefined();
  // 20000 at 0.5 %, 30001 at 0.3 % and 40000 at 0.5 %: rounded down once, 390.003.
  expect(await billOf(middle)).toMatchObject({
    base: 90_001n,
    amount: 390n,
    rates: expect.anything(),
  });
  // 10000 at 0.8 % and 90001 at 0.3 %.
  expect(await billOf(top)).toMatchObject({
    base: 100_001n,
    rate: 80,
    amount: 350n,
    payer_id: null,
  });
  // Nothing from before rebates began, and every day once.
  await runDue(t.world, options);
  const runs = await t.world.db.selectFrom('settlement_run').selectAll().execute();
  expect(runs).toMatchObject([{ kind: 'rebate', period: 'day', from_at: DAY, bill_count: 3 }]);
});

test('the job that bills leave behind pays them, and the account record shows it', async () => {
  const { pool } = t.world.connection;
  const workers = await startWorkers(t.world, pool, settlementJobs(options));
  try {
    await vi.waitFor(async () => expect(await cash(t.world, top.id)).toBe(350n), {
      timeout: 15_000,
    });
  } finally {
    await workers.stop();
  }
  expect(await recordOf(t.world, member.id)).toMatchObject([{ type: 'rebate', amount: 60n }]);
});

test('a rebate opens into lines with what each gives, and its export is enough to reckon it again', async () => {
  const catalogue = { byProviderCode: () => null, itemOf: (): never => expect.fail() };
  const call = callerOf(t.world, settlementRoutes({ brand, catalogue, isOn: () => true }));
  const { id: billId } = (await billOf(middle))!;
  const caller = { role: 'agent', memberId: middle.id } as const;
  const { value } = await call(caller, contract.readBill, { billId });
  expect(value).toMatchObject({
    tiers: [],
    agreementVersion: null,
    lines: [
      { memberId: without.id, validBets: '40000', rate: 50, isSelf: false },
      { memberId: member.id, validBets: '30001', rate: 30 },
      { memberId: middle.id, validBets: '20000', rate: 50, isSelf: true },
    ],
  });
  const exported = await call(caller, contract.exportBill, { billId });
  const { rows } = exported.value as unknown as { rows: { validBets: string; rate: number }[] };
  const parts = rows.map(({ validBets, rate }) => BigInt(validBets) * BigInt(rate));
  expect(parts.reduce((sum, part) => sum + part, 0n) / 10_000n).toBe(390n);
});

test('replayed after rates were changed, a day of rebates is as it was', async () => {
  await setRate(middle.id, 70);
  await setRate(member.id, 0);
  const run = await t.world.db.selectFrom('settlement_run').select('id').executeTakeFirstOrThrow();
  expect((await replayRun(t.world.db, options, run.id))?.differences).toEqual([]);
});
