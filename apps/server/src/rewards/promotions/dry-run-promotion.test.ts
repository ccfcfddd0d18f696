import { dryRunPromotion } from '@baize/contract/promotion-dry-run';
import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenMember } from '../../testing/play.ts';
import { GIFT, promotionOf, usePromotions } from '../../testing/promotions.ts';

const p = usePromotions();
let operator: GivenOperator;
const members: MemberId[] = [];

/** Two who lose 800.00 and 600.00 in one week, one who deposits twice; then two weeks go by. */
beforeAll(async () => {
  operator = await givenOperator(p.t.world, 'admin');
  for (let count = 0; count < 3; count++) {
    members.push(await givenMember(p.t.world, { cash: 1_000_000n }));
  }
  const [first, second, third] = members as [MemberId, MemberId, MemberId];
  await p.bet(first, 90_000n, 10_000n);
  await p.bet(second, 60_000n);
  await p.publish(promotionOf('in', { offer: { ...DEPOSIT, frequency: 'daily' } }));
  await p.deposit(third, 40_000n, 'in');
  p.t.world.clock.advance(14 * DAY_MS);
});

const DEPOSIT = {
  kind: 'deposit',
  ppm: 500_000,
  most: '15000',
  least: '30000',
  frequency: 'once',
  times: 2,
  days: 7,
  games: null,
} as const;
const CASHBACK = {
  kind: 'cashback',
  ppm: 100_000,
  most: '7000',
  least: '10000',
  pays: { kind: 'cash' },
} as const;
const BETS = promotionOf('bets').offer;

const run = async (input: Readonly<Record<string, unknown>>) =>
  (await p.operate(operator.caller, dryRunPromotion, input)).value as Record<string, unknown>;

test('a dry run plays cashback through four whole weeks, up to the most for one', async () => {
  const { from, to, result } = await run({ offer: CASHBACK });
  expect(Date.parse(String(to)) - Date.parse(String(from))).toBe(27 * DAY_MS);
  expect(result).toMatchObject({ pays: 'cash', members: 2, times: 2, total: '13000' });
  const { named } = result as { named: readonly { memberId: string; total: string }[] };
  expect(named.map(({ memberId, total }) => [memberId, total])).toEqual([
    [members[0], '7000'],
    [members[1], '6000'],
  ]);
});

test('a dry run counts bets and first deposits by the terms that would pay them', async () => {
  expect((await run({ offer: { ...BETS, bets: '70000' } }))['result']).toMatchObject({
    members: 1,
    total: '10000',
  });
  expect((await run({ offer: { ...BETS, bets: '1', games: ['LIVE'] } }))['result']).toMatchObject({
    members: 0,
    total: '0',
  });
  for (const frequency of ['once', 'daily'] as const) {
    expect((await run({ offer: { ...DEPOSIT, frequency } }))['result']).toMatchObject({
      pays: 'bonus',
      members: 1,
      total: '15000',
    });
  }
});

test('a dry run leaves out who is no longer new, and who may be given nothing', async () => {
  expect((await run({ offer: CASHBACK, newWithinDays: 3_650 }))['result']).toMatchObject({
    members: 2,
  });
  const [first] = members as [MemberId, ...MemberId[]];
  await p.t.world.db
    .updateTable('members_member')
    .set({ status: 'blocked' })
    .where('id', '=', first)
    .execute();
  expect((await run({ offer: CASHBACK }))['result']).toMatchObject({ members: 1, total: '6000' });
});

test('where an operator decides what is given, a dry run says that it cannot know', async () => {
  expect((await run({ offer: GIFT }))['result']).toBeNull();
});
