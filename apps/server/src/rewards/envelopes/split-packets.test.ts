import { minor, sum } from '@baize/std/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chance, shuffled, systemChance, uniformUpTo } from '../../base/kernel/index.ts';
import { splitPackets } from './split-packets.ts';

/** Bytes that are the same in every run (xorshift), so that a mean of many is no matter of luck. */
function fixedChance(seed = 0x9e3779b9): Chance {
  let state = seed >>> 0;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state & 0xff;
  };
  return { bytes: (count) => Uint8Array.from({ length: count }, next) };
}

const plan = (facts: {
  split: 'random' | 'equal';
  total: bigint;
  packets: number;
  least: bigint;
}) => ({
  ...facts,
  total: minor(facts.total),
  least: minor(facts.least),
});

test('REW-22 any sum, count and least: so many packets, none below the least, and they add up', () => {
  const plans = fc.record({
    packets: fc.integer({ min: 1, max: 60 }),
    least: fc.bigInt({ min: 1n, max: 1_000n }),
    spare: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    split: fc.constantFrom('random' as const, 'equal' as const),
  });
  fc.assert(
    fc.property(plans, ({ packets, least, spare, split }) => {
      const total = least * BigInt(packets) + spare;
      const amounts = splitPackets(systemChance, plan({ split, total, packets, least }));
      const [low, high] = [amounts.reduce(lower), amounts.reduce(higher)];
      expect(amounts).toHaveLength(packets);
      expect(sum(amounts)).toBe(total);
      expect(low >= least).toBe(true);
      if (split === 'equal') expect(high - low <= 1n).toBe(true);
    }),
  );
});

const lower = <Amount extends bigint>(a: Amount, b: Amount): Amount => (a < b ? a : b);
const higher = <Amount extends bigint>(a: Amount, b: Amount): Amount => (a > b ? a : b);

test('REW-22 equal packets: 100 in 18 are ten of 6 and eight of 5, in shuffled order', () => {
  const split = () =>
    splitPackets(systemChance, plan({ split: 'equal', total: 100n, packets: 18, least: 1n }));
  const amounts = split();
  expect(amounts.filter((amount) => amount === 6n)).toHaveLength(10);
  expect(amounts.filter((amount) => amount === 5n)).toHaveLength(8);
  const orders = new Set(Array.from({ length: 20 }, () => split().join()));
  expect(orders.size).toBeGreaterThan(1);
});

test('REW-22 no place is better than another: the means of all places are alike', () => {
  const chance = fixedChance();
  const sums = Array.from({ length: 10 }, () => 0);
  const runs = 4_000;
  for (let run = 0; run < runs; run++) {
    const amounts = splitPackets(
      chance,
      plan({ split: 'random', total: 10_000n, packets: 10, least: 1n }),
    );
    for (const [place, amount] of amounts.entries())
      sums[place] = (sums[place] ?? 0) + Number(amount);
  }
  for (const total of sums) expect(Math.abs(total / runs / 1_000 - 1)).toBeLessThan(0.04);
});

test('a number of chance reaches both ends and stays between them', () => {
  const chance = fixedChance();
  const drawn = Array.from({ length: 3_000 }, () => uniformUpTo(chance, 5n));
  expect(new Set(drawn)).toEqual(new Set([0n, 1n, 2n, 3n, 4n, 5n]));
  expect(uniformUpTo(chance, 0n)).toBe(0n);
  expect(new Set(shuffled(chance, [1, 2, 3]))).toEqual(new Set([1, 2, 3]));
});
