import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, type Instant, later } from '@baize/std/time';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listUnbalanced } from '../../../books/ledger/index.ts';
import type { Member } from '../../../people/members/index.ts';
import { givenAgent } from '../../../testing/agents.ts';
import { type RandomTree, randomTree } from '../../../testing/random-trees.ts';
import {
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
import { slowBills, slowRebates } from '../../../testing/slow-bills.ts';
import { useWorld } from '../../../testing/world.ts';
import { payBills } from '../paying/pay-bills.ts';
import { runSettlement } from './run-settlement.ts';

const t = useWorld();

/** Each tree has a day of its own, so that all of them live in one database. */
const FIRST_DAY = moment('2026-01-01T00:00:00+07:00');
const options = optionsOf();
const TREES = 24;

async function plant(tree: RandomTree, day: Instant) {
  const people: Member[] = [];
  for (let who = 0; who < tree.people; who += 1) people.push(await givenAgent(t.world));
  const places = await t.world.db
    .selectFrom('agents_place')
    .select(['member_id', 'number'])
    .execute();
  const numberOf = new Map(places.map((place) => [place.member_id, place.number]));
  const idOf = (who: number) => people[who]!.id;
  const pathAt = (who: number, hour: number): string => {
    const above = tree.parents[hour]?.[who] ?? null;
    const own = `${numberOf.get(idOf(who))}`;
    return above === null ? own : `${pathAt(above, hour)}.${own}`;
  };
  await givenCounted(
    t.world,
    tree.bets.map(({ who, hour, stake, prize }) => ({
      member: idOf(who),
      at: later(day, hour * HOUR_MS),
      validBets: stake,
      prizes: prize,
      path: pathAt(who, hour),
    })),
  );
  for (const each of tree.agreements) {
    const above = tree.parents[0]?.[each.who] ?? null;
    await givenAgreed(t.world, {
      payer: above === null ? null : idOf(above),
      payee: idOf(each.who),
      kind: each.kind,
      period: 'day',
      carry: each.carry,
      tiers: each.tiers.map((tier) => ({
        ...tier,
        validBets: minor(tier.validBets),
        profit: minor(tier.profit),
      })),
      from: later(day, each.firstHour * HOUR_MS),
      to: later(day, each.endHour * HOUR_MS),
    });
  }
  for (const [who, amount] of tree.cash.entries()) {
    if (amount > 0n) await give(t.world, idOf(who), amount);
  }
  return { idOf };
}

async function settle(day: Instant) {
  const span = { period: 'day', from: day, to: later(day, DAY_MS) } as const;
  for (const kind of ['daily', 'dividend', 'rebate'] as const) {
    await runSettlement(t.world, options, { kind, ...span });
  }
  await payBills(t.world, options, 7);
}

const billsOf = (day: Instant) =>
  t.world.db
    .selectFrom('settlement_bill as b')
    .innerJoin('settlement_run as r', 'r.id', 'b.run_id')
    .selectAll('b')
    .where('r.from_at', '=', day)
    .execute();

test('random trees in the database come to the same bills, and every unit paid is a transfer', async () => {
  const trees = fc.sample(randomTree, { numRuns: TREES, seed: 8 });
  await closeTo(t.world, later(FIRST_DAY, (TREES + 1) * DAY_MS));
  for (const [at, drawn] of trees.entries()) {
    const tree = {
      ...drawn,
      agreements: drawn.agreements.map((each) => ({ ...each, carried: 0n })),
    };
    const day = later(FIRST_DAY, at * DAY_MS);
    const { idOf } = await plant(tree, day);
    await settle(day);
    const bills = await billsOf(day);
    const told = bills
      .filter(({ kind }) => kind !== 'rebate')
      .map((bill) => [
        bill.payee_id,
        bill.kind,
        bill.valid_bets,
        bill.profit,
        bill.active_members,
        bill.base,
        bill.rate,
        bill.amount,
        bill.carry,
      ]);
    const expected = slowBills(tree).map((bill) => [
      idOf(bill.who),
      bill.kind,
      bill.validBets,
      bill.profit,
      bill.activeMembers,
      bill.base,
      bill.rate,
      bill.amount,
      bill.carry,
    ]);
    const byName = (all: readonly (readonly unknown[])[]) =>
      new Map(all.map(([payee, kind, ...rest]) => [`${String(payee)} ${String(kind)}`, rest]));
    expect(byName(told), `tree ${at}`).toEqual(byName(expected));
    // Nobody was moved in the tree itself: everybody is the first of a line, at the brand's rate.
    const rebates = slowRebates(tree, () => options.brand.agents.topRebateRate);
    expect(
      new Map(bills.filter(({ kind }) => kind === 'rebate').map((b) => [b.payee_id, b.amount])),
      `rebates of tree ${at}`,
    ).toEqual(new Map(rebates.map(({ who, amount }) => [idOf(who), amount])));
  }
  const moved = await movedForBills(t.world);
  expect(moved).toEqual(await paidOfBills(t.world));
  expect(moved.size).toBeGreaterThan(50);
  expect(await listWrongSums(t.world)).toEqual([]);
  expect(await listUnbalanced(t.world.db)).toEqual([]);

  // Whoever owed something gets money: then all is paid, and what moved is what was billed.
  const open = await t.world.db
    .selectFrom('settlement_bill')
    .select('payer_id')
    .distinct()
    .where('status', 'in', ['partly', 'insufficient'])
    .execute();
  expect(open.length).toBeGreaterThan(0);
  for (const { payer_id } of open) await give(t.world, payer_id!, 1_000_000_000n);
  await payBills(t.world, options, 50);
  const bills = await t.world.db.selectFrom('settlement_bill').selectAll().execute();
  const total = (amounts: Iterable<bigint>) => [...amounts].reduce((sum, one) => sum + one, 0n);
  expect(bills.filter(({ amount, paid }) => amount !== paid)).toEqual([]);
  expect(total((await movedForBills(t.world)).values())).toBe(total(bills.map((b) => b.amount)));
  expect(await listUnbalanced(t.world.db)).toEqual([]);
}, 120_000);
