import type { Id, MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVE, HOURS, type RandomTree, randomTree } from '../../../testing/random-trees.ts';
import { slowBills, slowRebates } from '../../../testing/slow-bills.ts';
import { type Billable, computeBills } from './compute-bills.ts';
import { computeRebates } from './compute-rebates.ts';
import type { TeamLine } from './sum-teams.ts';

const at = (hour: number) => instant(new Date(Date.UTC(2026, 10, 1, hour)));
const memberOf = (who: number) => `mem_${who}` as MemberId;

function pathOf(tree: RandomTree, who: number, hour: number): string {
  const path = [who];
  let above = tree.parents[hour]?.[who] ?? null;
  while (above !== null) {
    path.unshift(above);
    above = tree.parents[hour]?.[above] ?? null;
  }
  return path.join('.');
}

const linesOf = (tree: RandomTree): readonly TeamLine[] =>
  tree.bets.map(({ who, hour, stake, prize }) => ({
    memberId: memberOf(who),
    path: pathOf(tree, who, hour),
    slotAt: at(hour),
    betCount: 1,
    validBets: minor(stake),
    prizes: minor(prize),
    activeMembers: 0,
  }));

const billablesOf = (tree: RandomTree): readonly Billable[] =>
  tree.agreements.map((each) => ({
    kind: each.kind,
    carry: each.carry,
    tiers: each.tiers.map((tier) => ({
      ...tier,
      validBets: minor(tier.validBets),
      profit: minor(tier.profit),
    })),
    agreementId: `agr_${each.who}` as Id<'agr'>,
    payerId: null,
    payeeId: memberOf(each.who),
    number: `${each.who}`,
    depth: 1,
    carried: minor(each.carried),
    from: at(each.firstHour),
    to: at(each.endHour),
  }));

test('over a thousand random trees, bills are those of a slow calculation', () => {
  fc.assert(
    fc.property(randomTree, (tree) => {
      const bills = computeBills(billablesOf(tree), linesOf(tree), minor(ACTIVE));
      expect(
        bills.map(({ of, validBets, profit, activeMembers, base, rate, amount, carry }) => ({
          who: Number(of.number),
          kind: of.kind,
          validBets,
          profit,
          activeMembers,
          base,
          rate,
          amount,
          carry,
        })),
      ).toEqual(slowBills(tree));
    }),
    { numRuns: 1_000, seed: 20_261_115 },
  );
});

test('over a thousand random trees, rebates are those of a slow calculation', () => {
  fc.assert(
    fc.property(randomTree, (tree) => {
      const rebates = computeRebates(linesOf(tree), (number) => tree.rates[Number(number)] ?? 0);
      const told = rebates.map(({ number, base, amount }) => ({
        who: Number(number),
        base,
        amount,
      }));
      expect(told.toSorted((a, b) => a.who - b.who)).toEqual(slowRebates(tree));
    }),
    { numRuns: 1_000, seed: 20_261_115 },
  );
});

test('the trees are worth it: deep lines, moves, every kind of outcome', () => {
  const trees = fc.sample(randomTree, { numRuns: 1_000, seed: 20_261_115 });
  const bills = trees.flatMap(slowBills);
  const depths = trees.flatMap((tree) =>
    Array.from({ length: tree.people }, (_, who) => pathOf(tree, who, 0).split('.').length),
  );
  expect(Math.max(...depths)).toBeGreaterThan(8);
  const isMoved = ({ parents }: RandomTree) =>
    JSON.stringify(parents[0]) !== JSON.stringify(parents[HOURS - 1]);
  expect(trees.filter(isMoved).length).toBeGreaterThan(100);
  expect(bills.filter(({ amount }) => amount > 0n).length).toBeGreaterThan(500);
  expect(bills.filter(({ amount }) => amount === 0n).length).toBeGreaterThan(500);
  expect(bills.filter(({ carry }) => carry < 0n).length).toBeGreaterThan(100);
  expect(trees.flatMap((tree) => slowRebates(tree)).length).toBeGreaterThan(500);
});

test('a hundred levels: everybody above a bet has it, and nobody else', () => {
  const depth = 100;
  const numbers = Array.from({ length: depth }, (_, level) => `${level + 1}`);
  const tier = { rate: 10_000, activeMembers: 1, validBets: minor(0n), profit: minor(0n) };
  const billables = [...numbers, '999'].map((number, level) => ({
    kind: 'daily' as const,
    carry: 'none' as const,
    tiers: [tier],
    agreementId: `agr_${number}` as Id<'agr'>,
    payerId: null,
    payeeId: memberOf(Number(number)),
    number,
    depth: level + 1,
    carried: minor(0n),
    from: at(0),
    to: at(24),
  }));
  const line: TeamLine = {
    memberId: null,
    path: numbers.join('.'),
    slotAt: at(3),
    betCount: 1,
    validBets: minor(777n),
    prizes: minor(0n),
    activeMembers: 1,
  };
  const bills = computeBills(billables, [line], minor(ACTIVE));
  expect(bills).toHaveLength(depth);
  expect(bills.every(({ amount }) => amount === 777n)).toBe(true);
});
