import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, MINUTE_MS } from '@baize/std/time';
import { afterEach, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { seedCatalogue } from '../../play/catalog/index.ts';
import { useBonuses } from '../../testing/bonuses.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';

const { t, given, givenBonus, act, round, bet, settle, list, giveUp } = useBonuses();

afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

/** Every bonus of a test is 150.00 on a deposit of 300.00, to be bet twice. */
const pockets = (memberId: MemberId) => pocketsOf(t.world, memberId);
const newest = async (memberId: MemberId) => {
  const [bonus] = await list(memberId);
  if (!bonus) throw new Error('there is a bonus');
  return bonus;
};
const later = (ms = MINUTE_MS) => t.world.clock.advance(ms);

test('MEM-07 PROMO-05 what is left becomes cash when the bonus was bet often enough, once', async () => {
  const memberId = await givenBonus();
  await round(memberId, 10_000n, 4_000n);
  await settle();
  expect(await newest(memberId)).toMatchObject({
    state: 'active',
    left: '15000',
    turnover: { required: '30000', done: '10000', remaining: '20000' },
  });
  await round(memberId, 9_000n, 9_000n);
  await round(memberId, 9_000n, 9_000n);
  await round(memberId, 1_999n, 1_999n);
  await settle();
  expect((await newest(memberId)).state).toBe('active');
  await round(memberId, 1n, 1n);
  await Promise.all([settle(), settle()]);
  await settle();
  expect(await newest(memberId)).toMatchObject({
    state: 'completed',
    kept: '15000',
    returned: '0',
    left: '0',
    turnover: { done: '30000', remaining: '0' },
  });
  expect(await pockets(memberId)).toEqual({ cash: 39_000n, bonus: 0n });
});

test('PROMO-05 a bet that runs or was taken back is not counted', async () => {
  const memberId = await givenBonus();
  const running = await bet(memberId, 10_000n);
  const undone = await bet(memberId, 30_000n);
  await act('rollback', memberId, { betId: undone });
  expect((await newest(memberId)).turnover.done).toBe('0');
  await act('settle', memberId, { betId: running, amount: minor(0n) });
  expect((await newest(memberId)).turnover.done).toBe('10000');
  await act('void-settled', memberId, { betId: running });
  expect((await newest(memberId)).turnover.done).toBe('0');
  await settle();
  expect(await newest(memberId)).toMatchObject({ state: 'active', left: '15000' });
  expect(await pockets(memberId)).toEqual({ cash: 30_000n, bonus: 15_000n });
});

test('PROMO-05 bets placed before the bonus came are not counted', async () => {
  const memberId = await givenMember(t.world, { cash: 50_000n });
  await round(memberId, 50_000n, 50_000n);
  later();
  const { pay } = await given({ promotion: 'half', amount: '30000' }, memberId);
  await pay(30_000n);
  await settle();
  expect((await newest(memberId)).turnover.done).toBe('0');
});

test('PROMO-05 only games of the kinds that count are counted', async () => {
  await seedCatalogue(t.world);
  const { vendor, game } = await t.world.db
    .selectFrom('catalog_game as game')
    .innerJoin('catalog_vendor as vendor', 'vendor.code', 'game.vendor')
    .select(['vendor.provider as vendor', 'game.code as game'])
    .where('game.game_type', '=', 'RNG')
    .where('vendor.provider', 'is not', null)
    .executeTakeFirstOrThrow();
  const memberId = await givenBonus('slots');
  await round(memberId, 7_000n, 7_000n);
  await act('bet-and-settle', memberId, {
    vendor: { code: vendor ?? '', isOpen: true, roundRule: 'mixed' },
    game,
    amount: minor(5_000n),
    payout: minor(5_000n),
  });
  expect((await newest(memberId)).turnover.done).toBe('5000');
});

test('PROMO-05 given up, the bonus goes back to the house and cash stays; a second click is no second', async () => {
  const memberId = await givenBonus();
  await round(memberId, 5_000n, 2_000n);
  const { bonusId } = await newest(memberId);
  const replies = await Promise.all([giveUp(memberId, bonusId), giveUp(memberId, bonusId)]);
  for (const { message, value } of [...replies, await giveUp(memberId, bonusId)]) {
    expect(message).toBeNull();
    expect(value).toMatchObject({ state: 'forfeited', returned: '15000', kept: '0', left: '0' });
  }
  expect(await pockets(memberId)).toEqual({ cash: 27_000n, bonus: 0n });
});

test('PROMO-05 nobody gives up what is another’s', async () => {
  const memberId = await givenBonus();
  const { bonusId } = await newest(memberId);
  const other = await givenMember(t.world);
  expect((await giveUp(other, bonusId)).message).toBe('not_found');
  expect((await newest(memberId)).state).toBe('active');
});

test('PROMO-05 at the end of its time the bonus goes back, and a bet of that moment does not save it', async () => {
  const memberId = await givenBonus();
  await round(memberId, 29_999n, 29_999n);
  later(7 * DAY_MS);
  await round(memberId, 5_000n, 5_000n);
  await settle();
  expect(await newest(memberId)).toMatchObject({ state: 'expired', kept: '0', returned: '15000' });
  expect(await pockets(memberId)).toEqual({ cash: 30_000n, bonus: 0n });
});

test.each<[string, 'settle' | 'rollback', object, { cash: bigint; bonus: bigint }]>([
  ['settled as won', 'settle', { amount: minor(90_000n) }, { cash: 60_000n, bonus: 30_000n }],
  ['rolled back', 'rollback', {}, { cash: 30_000n, bonus: 15_000n }],
])(
  'PROMO-05 a bet of a bonus that is %s after it was given up: its bonus part goes to the house',
  async (_, kind, facts, came) => {
    const memberId = await givenBonus();
    const running = await bet(memberId, 45_000n);
    const { bonusId } = await newest(memberId);
    await giveUp(memberId, bonusId);
    later();
    await settle();
    await act(kind, memberId, { betId: running, ...facts });
    expect(await pockets(memberId)).toEqual(came);
    later();
    await settle();
    expect(await pockets(memberId)).toEqual({ cash: came.cash, bonus: 0n });
    expect(await newest(memberId)).toMatchObject({
      state: 'forfeited',
      kept: '0',
      returned: String(came.bonus),
    });
  },
);

test('PROMO-05 what comes back of a bonus that was given up does not join the next one', async () => {
  const memberId = await givenBonus('slots');
  const running = await bet(memberId, 45_000n);
  await giveUp(memberId, (await newest(memberId)).bonusId);
  later();
  const next = await given({ promotion: 'half', amount: '30000' }, memberId);
  await next.pay(30_000n);
  await act('settle', memberId, { betId: running, amount: minor(90_000n) });
  expect(await pockets(memberId)).toEqual({ cash: 90_000n, bonus: 45_000n });
  expect(await newest(memberId)).toMatchObject({ promotion: 'half', left: '15000' });
  await round(memberId, 30_000n, 30_000n);
  await settle();
  const [second, first] = await list(memberId);
  expect(first).toMatchObject({ state: 'forfeited', kept: '0', returned: '30000' });
  expect(second).toMatchObject({ state: 'completed', kept: '15000' });
  expect(await pockets(memberId)).toEqual({ cash: 105_000n, bonus: 0n });
});

test('REW-05 a met requirement waits for the last bet of the bonus, which converts it', async () => {
  const memberId = await givenBonus();
  const running = await bet(memberId, 35_000n);
  for (let times = 0; times < 3; times += 1) await round(memberId, 10_000n, 10_000n);
  await settle();
  expect(await newest(memberId)).toMatchObject({
    state: 'active',
    waitsForBets: true,
    turnover: { done: '30000', remaining: '0' },
  });
  await giveUp(memberId, (await newest(memberId)).bonusId);
  expect(await newest(memberId)).toMatchObject({ state: 'active' });
  later();
  await act('settle', memberId, { betId: running, amount: minor(70_000n) });
  await settle();
  expect(await newest(memberId)).toMatchObject({ state: 'completed', kept: '20000' });
  expect(await pockets(memberId)).toEqual({ cash: 80_000n, bonus: 0n });
});

test('PROMO-05 money that no bonus brought stays in its pocket', async () => {
  const memberId = await givenMember(t.world, { bonus: 7_000n });
  const { pay } = await given({ promotion: 'half', amount: '30000' }, memberId);
  await pay(30_000n);
  await giveUp(memberId, (await newest(memberId)).bonusId);
  await settle();
  expect(await pockets(memberId)).toEqual({ cash: 30_000n, bonus: 7_000n });
});

test('PROMO-05 bets, a payment and giving up at once leave nothing unaccounted for', async () => {
  const memberId = await givenBonus();
  const { bonusId } = await newest(memberId);
  const { pay } = await given({}, memberId);
  await Promise.all([
    ...Array.from({ length: 10 }, () => round(memberId, 1_000n, 1_000n)),
    pay(50_000n),
    giveUp(memberId, bonusId),
    settle(),
    settle(),
  ]);
  later();
  await settle();
  expect(await pockets(memberId)).toEqual({ cash: 80_000n, bonus: 0n });
  expect(await newest(memberId)).toMatchObject({ state: 'forfeited', returned: '15000' });
});
