import * as contract from '@baize/contract/points';
import { expect, test } from 'vitest';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givePoints, mallOf, RECIPIENT, shirt } from '../../testing/points.ts';
import { callsOf } from '../../testing/rewards.ts';
import { givenSender, SECRET } from '../../testing/transfers.ts';
import { useWorld } from '../../testing/world.ts';
import { ratioOf } from './options.ts';
import { readPoints } from './read-points.ts';
import { pointsRoutes } from './routes.ts';

const t = useWorld();

test('PTS-03 OPS-08 goods worth more than the line are sent when two operators agree', async () => {
  const [first, second] = [
    await givenOperator(t.world, 'finance'),
    await givenOperator(t.world, 'finance'),
  ];
  const mall = mallOf();
  const [programme] = mall.site.content.points;
  if (!programme) throw new Error('the brand of the test has points');
  const ratio = ratioOf(programme);
  const line = BigInt(mall.site.brand.rewardSecondOperatorFrom);
  const points = String((line * ratio.points) / ratio.amount);
  const less = String(BigInt(points) - BigInt(ratio.points));
  const routes = pointsRoutes(
    mallOf(
      shirt({ id: 'watch', points: Number(points) }),
      shirt({ id: 'bag', points: Number(less) }),
    ),
  );
  const { id: memberId } = await givenSender(t.world, { cash: 0n });
  await givePoints(t.world, memberId, BigInt(points) * 3n);
  const redeemed = async (rewardId: string, price: string) => {
    const asked = { rewardId, points: price, requestKey: `eyes-${rewardId}-${price}` };
    const usual = { language: 'EN', quantity: 1, amount: '0', recipient: RECIPIENT };
    const { value } = await callsOf(t.world, routes)(contract.redeemReward, memberId, {
      ...usual,
      ...asked,
      paymentPassword: SECRET,
    });
    return value['redemptionId'] as string;
  };
  const decide = (by: GivenOperator, redemptionId: string, decision = 'approve') =>
    callerOf(t.world, routes)(by.caller, contract.decideRedemption, {
      redemptionId,
      decision,
      reason: 'looked at it',
    });
  const bag = await redeemed('bag', less);
  expect((await decide(first, bag)).value).toMatchObject({
    status: 'approved',
    needsSecond: false,
    agreement: null,
  });
  const watch = await redeemed('watch', points);
  expect((await decide(first, watch)).value).toMatchObject({
    status: 'processing',
    needsSecond: true,
    agreement: { operator: first.name, isOwn: true },
  });
  expect((await decide(first, watch)).message).toBe('own_approval');
  expect((await decide(second, watch)).value).toMatchObject({ status: 'approved' });
  expect((await decide(second, watch)).message).toBe('already_decided');
  // Who agreed may still reject, and everything comes back.
  const before = (await readPoints(t.world.db, memberId)).balance;
  await givePoints(t.world, memberId, BigInt(points));
  const again = await callsOf(t.world, routes)(contract.redeemReward, memberId, {
    language: 'EN',
    quantity: 1,
    amount: '0',
    recipient: RECIPIENT,
    rewardId: 'watch',
    points,
    requestKey: 'eyes-again',
    paymentPassword: SECRET,
  });
  const doubted = again.value['redemptionId'] as string;
  await decide(first, doubted);
  expect((await decide(first, doubted, 'reject')).value).toMatchObject({ status: 'rejected' });
  expect((await readPoints(t.world.db, memberId)).balance).toBe(before + BigInt(points));
});
