import { createHmac } from 'node:crypto';
import { minor, ppm } from '@baize/std/money';
import { expect, test } from 'vitest';
import { drawLastUnit, payoutInMoney, roundByDraw } from './payout.ts';

const SEEDS = { serverSeed: 'a'.repeat(64), clientSeed: 'player', nonce: 3 };

test('FAIR-03 the draw for the last unit follows from the seeds as the page on fairness says', () => {
  const word = createHmac('sha256', SEEDS.serverSeed).update('player:3:payout:0').digest();
  expect(drawLastUnit(SEEDS)).toBe(word.readUInt32BE() % 1_000_000);
});

test('FAIR-03 what is left of a unit becomes a unit for as many draws as millionths are left', () => {
  expect(roundByDraw(1_030_000n, 29_999)).toBe(2n);
  expect(roundByDraw(1_030_000n, 30_000)).toBe(1n);
  expect(roundByDraw(2_000_000n, 0)).toBe(2n);
  expect(roundByDraw(0n, 0)).toBe(0n);
});

test('FAIR-03 over many rounds a small stake gets back what a large one does', () => {
  // 1.00 under 94.24 pays 1.0399 times: always rounded down it would lose 0.99 of a satang each win.
  let paid = 0n;
  const rounds = 20_000;
  for (let nonce = 0; nonce < rounds; nonce++) {
    const seeds = { ...SEEDS, nonce };
    paid += payoutInMoney({ stake: minor(100n), payout: ppm(1_039_897n), seeds });
  }
  const mean = Number(paid) / rounds;
  // Six standard deviations of the mean of a draw between two neighbours.
  expect(Math.abs(mean - 103.9897)).toBeLessThan(6 * Math.sqrt(0.25 / rounds));
});
