import { minor } from '@baize/std/money';
import { DAY_MS } from '@baize/std/time';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { publishContent } from '../../base/brand/index.ts';
import { listUnbalanced, trialCurrency } from '../../books/ledger/index.ts';
import { changeStatus } from '../../people/members/index.ts';
import { givenMember } from '../../testing/play.ts';
import { BRAND, givePoints, usePoints } from '../../testing/points.ts';
import { offerCash } from '../../testing/rewards.ts';
import { payReward } from '../claims/claim-reward.ts';
import { claimsJobs } from '../claims/index.ts';
import { payPoints } from './pay-points.ts';
import { readPoints } from './read-points.ts';
import { carryOver } from './rules.ts';

const t = usePoints();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const pointsOf = (memberId: Parameters<typeof readPoints>[1]) => readPoints(t.world.db, memberId);
const held = (balance: bigint, debt = 0n) => ({ balance, debt });

test('PTS-01 valid bets earn points by the rate of their game, and fractions are carried', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000_000n });
  for (let round = 0; round < 33; round++) await t.bet(memberId, 150n);
  await t.count();
  // 33 bets of 150 at 1,000 millionths: each alone would be nothing.
  expect(await pointsOf(memberId)).toEqual(held(4n));
  await t.bet(memberId, 50n);
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(5n));
  await t.bet(memberId, 10_000n, { type: 'LIVE' });
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(10n));
});

test('PTS-01 what is earned is the same in one sum or in many pieces, voids included', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -3_000_000n, max: 5_000_000n })), (pieces) => {
      let [points, carry] = [0n, 0];
      for (const piece of pieces) {
        const next = carryOver(carry, piece);
        points += next.points;
        ({ carry } = next);
      }
      const total = pieces.reduce((sum, piece) => sum + piece, 0n);
      expect({ points, carry }).toEqual(carryOver(0, total));
    }),
  );
});

test('PTS-01 what a bonus paid for earns nothing, nor what is bet by who may not play', async () => {
  const both = await givenMember(t.world, { cash: 6_000n, bonus: 6_000n });
  await t.bet(both, 12_000n);
  const trial = await givenMember(t.world, { cash: 9_000n, currency: trialCurrency('THB') });
  await t.act('bet-and-settle', trial, {
    currency: trialCurrency('THB'),
    amount: minor(9_000n),
    payout: minor(0n),
  });
  const closed = await givenMember(t.world, { cash: 9_000n });
  await t.bet(closed, 9_000n);
  await t.world.db
    .transaction()
    .execute((tx) => changeStatus(t.world, tx, { memberId: closed, status: 'closed' }));
  await t.count();
  expect(await pointsOf(both)).toEqual(held(6n));
  expect(await pointsOf(trial)).toEqual(held(0n));
  expect(await pointsOf(closed)).toEqual(held(0n));
});

test('REW-27 points of a bet voided after they were spent: the rest is a debt that later points pay', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000_000n });
  const betId = await t.bet(memberId, 100_000n);
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(100n));
  await givePoints(t.world, memberId, -70n); // Spent.
  await t.act('rollback', memberId, { betId, refTxId: betId });
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(0n, 70n));
  await t.bet(memberId, 30_000n);
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(0n, 40n));
  await t.bet(memberId, 55_000n);
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(15n));
});

test('REW-27 a bet that is settled anew keeps the rate it was counted at', async () => {
  const memberId = await givenMember(t.world, { cash: 1_000_000n });
  const betId = await t.bet(memberId, 50_000n);
  await t.count();
  const [programme] = BRAND.content.points;
  const body = { ...programme, ratesPpm: { ...programme?.ratesPpm, RNG: 2_000 } };
  const publish = (row: unknown) =>
    publishContent(t.world, BRAND, { kind: 'points', by: 'test', body: row });
  expect(await publish(body)).toMatchObject({ ok: true });
  await t.bet(memberId, 50_000n);
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(150n));
  await t.act('rollback', memberId, { betId, refTxId: betId });
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(100n));
  await publish(programme);
});

test('a reward of points is paid once, and pays a debt first', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  const betId = await t.bet(memberId, 30_000n);
  await t.count();
  await givePoints(t.world, memberId, -30n);
  await t.act('rollback', memberId, { betId, refTxId: betId });
  await t.count();
  expect(await pointsOf(memberId)).toEqual(held(0n, 30n));
  const rewardId = await offerCash(t.world, memberId, { kind: 'points', amount: 50n });
  const claim = { rewardId: rewardId ?? ('' as never), memberId, payers: { points: payPoints } };
  await Promise.all(Array.from({ length: 10 }, () => payReward(t.world, claim)));
  expect(await pointsOf(memberId)).toEqual(held(20n));
});

// The last one: what was counted up to a later year is not counted again in an earlier one.
test('PTS-01 the clock moves by years, every job runs, and the points stand', async () => {
  const memberId = await givenMember(t.world, { cash: 100_000n });
  await t.bet(memberId, 42_000n);
  await t.count();
  for (const years of [1, 2, 10]) {
    t.world.clock.advance(years * 365 * DAY_MS);
    await t.count();
    for (const job of claimsJobs) await job.run(t.world, {} as never);
    expect(await pointsOf(memberId)).toEqual(held(42n));
  }
});
