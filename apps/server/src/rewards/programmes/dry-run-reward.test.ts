import { dryRunReward } from '@baize/contract/reward-dry-run';
import type { MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import { beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../base/brand/index.ts';
import { callerOf, type GivenOperator, givenOperator } from '../../testing/operator.ts';
import { givenMember } from '../../testing/play.ts';
import { GIFT, promotionOf, usePromotions } from '../../testing/promotions.ts';
import { movePoints } from '../points/index.ts';
import { programmesRoutes } from './index.ts';

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

type Terms = Readonly<Record<string, unknown>>;

const ask = async (terms: Terms) => {
  const operate = callerOf(p.t.world, programmesRoutes({ site: loadBrand('mekhala') }));
  return (await operate(operator.caller, dryRunReward, { terms })).value as Terms;
};

const run = (terms: Terms) => ask({ kind: 'promotions', ...terms });

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

const LASTING = { period: 'weekly', from: null, until: null, category: null } as const;

test('a dry run of a mission counts each of its periods by what members did', async () => {
  const mission = { kind: 'missions', ...LASTING, times: null, reward: '500' };
  const bets = { ...mission, measure: 'valid_bets', goal: '60001' };
  expect((await ask(bets))['result']).toMatchObject({ members: 1, times: 1, total: '500' });
  expect((await ask({ ...bets, goal: '60000' }))['result']).toMatchObject({ members: 2 });
  const deposits = { ...mission, measure: 'deposits', goal: '40000', period: 'daily' };
  expect((await ask(deposits))['result']).toMatchObject({ members: 1, total: '500' });
  const paid = { ...bets, pays: { kind: 'bonus', times: 3, days: 7, games: null } };
  expect((await ask(paid))['result']).toMatchObject({ pays: 'bonus' });
  const event = { ...bets, period: 'event', from: '2030-01-01', until: '2030-01-29' };
  expect((await ask(event))['result']).toMatchObject({ members: 1 });
});

test('a dry run of a leaderboard gives its prizes by the order of each period', async () => {
  const prizes = [
    { places: 1, amount: '900' },
    { places: 5, amount: '100' },
  ];
  const { result } = await ask({ kind: 'leaderboards', ...LASTING, prizes });
  expect(result).toMatchObject({ members: 2, total: '1000' });
  const { named } = result as { named: readonly { memberId: string; total: string }[] };
  expect(named[0]).toMatchObject({ memberId: members[0], total: '900' });
});

test('a dry run of a rank pays who has bet enough and never had it, and its periods', async () => {
  const rank = { kind: 'ranks', id: 'tried', level: 1, threshold: '60001' };
  const upgrade = { amount: '700' };
  const once = await ask({ ...rank, upgrade, periodic: null });
  expect(once['result']).toMatchObject({ members: 1, times: 1, total: '700' });
  const periodic = { amount: '10', period: 'week' };
  const weekly = await ask({ ...rank, upgrade: null, periodic });
  expect(weekly['result']).toMatchObject({ members: 1, times: 4, total: '40' });
});

test('a dry run of a rebate applies its rate to the bets that cash paid for', async () => {
  const category = 'OTHER';
  const { result } = await ask({ kind: 'rebates', category, ratePpm: 1_000, rankRates: [] });
  expect(result).toMatchObject({ pays: 'cash', members: 2, total: '150' });
});

test('a dry run of rain and of a raffle tells the most that they can cost', async () => {
  const rain = { kind: 'rain', total: '5000', packets: 10 };
  expect((await ask(rain))['result']).toMatchObject({ isMost: true, times: 280, total: '140000' });
  const short = { ...rain, from: '2030-01-01', until: '2030-01-02' };
  expect((await ask(short))['result']).toMatchObject({ times: 20, total: '10000' });
  const prizes = [
    { amount: '1000', count: 2 },
    { amount: '10', count: 30 },
  ];
  const raffle = await ask({ kind: 'raffles', slots: 100, prizes });
  expect(raffle['result']).toMatchObject({ isMost: true, times: 32, total: '2300' });
});

test('a dry run of the mall spends what members have, until the stock is gone', async () => {
  const [first, second] = members as [MemberId, MemberId];
  await p.t.world.db.transaction().execute((tx) =>
    movePoints(p.t.world, tx, [
      { memberId: first, points: 250n, reason: 'points_earned', requestKey: 'try 1' },
      { memberId: second, points: 120n, reason: 'points_earned', requestKey: 'try 2' },
    ]),
  );
  const mall = {
    kind: 'mall',
    id: 'tried',
    type: 'voucher',
    points: 100,
    amount: '0',
    stock: null,
  };
  const all = await ask({ ...mall, cash: '50' });
  expect(all['result']).toMatchObject({ members: 2, total: '150' });
  const few = await ask({ ...mall, cash: '50', stock: 1 });
  expect(few['result']).toMatchObject({ members: 1, total: '50' });
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
