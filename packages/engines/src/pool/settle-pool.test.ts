import { expect, test } from 'vitest';
import { seeded } from '../core/rng.ts';
import { ARENA_RULES, dividendOf, isCalledOff, type PoolBet, settlePool } from './settle-pool.ts';

const bets: readonly PoolBet[] = [
  { id: 'a', on: 'meron', stake: 60_000n },
  { id: 'b', on: 'wala', stake: 40_000n },
  { id: 'c', on: 'draw', stake: 1_000n },
];
const paidOf = (outcome: 'meron' | 'wala' | 'draw' | 'cancelled', of = bets) => {
  const { paid, ...rest } = settlePool(of, outcome, ARENA_RULES);
  return { ...rest, paid: Object.fromEntries(paid) };
};

test('ROOM-17 60,000 against 40,000 at 5 % pays 158 and 237 per 100, and the breakage is 200', () => {
  const rest = { take: 5_000n, breakage: 200n };
  expect(paidOf('meron')).toEqual({ ...rest, dividend: 158n, paid: { a: 94_800n } });
  expect(paidOf('wala')).toEqual({ ...rest, dividend: 237n, paid: { b: 94_800n } });
});

test('ROOM-17 a draw returns meron and wala whole and pays the draw its fixed price', () => {
  expect(paidOf('draw')).toEqual({
    take: 0n,
    breakage: 0n,
    dividend: null,
    paid: { a: 60_000n, b: 40_000n, c: 9_000n },
  });
});

test('ROOM-17 a winner nobody backed returns all stakes, as a fight that is called off does', () => {
  const onlyMeron = bets.filter(({ on }) => on !== 'wala');
  expect(paidOf('wala', onlyMeron).paid).toEqual({ a: 60_000n, c: 1_000n });
  expect(paidOf('cancelled').paid).toEqual({ a: 60_000n, b: 40_000n, c: 1_000n });
});

test('a side that would pay 107 per 100 or less calls the fight off', () => {
  expect(isCalledOff({ meron: 60_000n, wala: 40_000n }, ARENA_RULES)).toBe(false);
  expect(isCalledOff({ meron: 90_000n, wala: 10_000n }, ARENA_RULES)).toBe(true);
  expect(dividendOf({ meron: 0n, wala: 100n }, 'meron', ARENA_RULES)).toBeNull();
});

test('ROOM-17 payouts, take and breakage are always the whole pool', () => {
  const rng = seeded(17);
  for (let fight = 0; fight < 2_000; fight++) {
    const some = Array.from(
      { length: 2 + rng.next(6) },
      (_, at): PoolBet => ({
        id: `${at}`,
        on: at === 0 || rng.next(2) === 0 ? 'meron' : 'wala',
        stake: BigInt(1 + rng.next(90_000)),
      }),
    );
    const pool = some.reduce((all, { stake }) => all + stake, 0n);
    const { paid, take, breakage } = settlePool(some, 'meron', ARENA_RULES);
    const out = [...paid.values()].reduce((all, amount) => all + amount, 0n);
    if (out + take + breakage !== pool) expect(out + take + breakage).toBe(pool);
  }
});
