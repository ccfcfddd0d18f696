import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@baize/std/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { listUnbalanced } from '../../books/ledger/index.ts';
import { seedCatalogue } from '../../play/catalog/index.ts';
import { ENGINE_PROMOTIONS, PROMOTIONS, useBonuses } from '../../testing/bonuses.ts';
import { givenMember, pocketsOf } from '../../testing/play.ts';
import { hashTerms } from './terms.ts';

const bonuses = useBonuses([...PROMOTIONS, ...ENGINE_PROMOTIONS]);
const { t, given, givenBonus, act, round, bet, settle, list, giveUp, count, announce } = bonuses;

beforeAll(() => seedCatalogue(t.world));
afterEach(async () => expect(await listUnbalanced(t.world.db)).toEqual([]));

const later = (ms: number) => t.world.clock.advance(ms);
const pockets = (memberId: MemberId) => pocketsOf(t.world, memberId);
const newest = async (memberId: MemberId) => {
  const [bonus] = await list(memberId);
  if (!bonus) throw new Error('there is a bonus');
  return bonus;
};
const appliedOf = async (memberId: MemberId) => {
  const { rows } = await sql<{ applied: bigint }>`
    select c.applied from bonuses_contribution c join bonuses_grant g on g.id = c.grant_id
    where g.member_id = ${memberId} order by c.settled_at, c.ref`.execute(t.world.db);
  return rows.map(({ applied }) => applied);
};

/** A bet that is settled later, and its result. */
async function settledBet(memberId: MemberId, stake: bigint, payout: bigint) {
  const betId = await bet(memberId, stake);
  await act('settle', memberId, { betId, amount: minor(payout) });
  return betId;
}

async function gameOf(type: string) {
  const { vendor, game } = await t.world.db
    .selectFrom('catalog_game as game')
    .innerJoin('catalog_vendor as vendor', 'vendor.code', 'game.vendor')
    .select(['vendor.provider as vendor', 'game.code as game'])
    .where('game.game_type', '=', type)
    .where('game.class', 'is', null)
    .where('vendor.provider', 'is not', null)
    .executeTakeFirstOrThrow();
  return { vendor: { code: vendor ?? '', isOpen: true, roundRule: 'mixed' }, game };
}

test('REW-03 a game counts by its own weight, else its category’s; without any it does not, and the bonus says so', async () => {
  const memberId = await givenBonus('weighted');
  const live = { ...(await gameOf('LIVE')), amount: minor(700n), payout: minor(1_365n) };
  await act('bet-and-settle', memberId, live);
  expect((await newest(memberId)).turnover.done).toBe('66');
  await act('bet-and-settle', memberId, {
    ...(await gameOf('RNG')),
    amount: minor(500n),
    payout: minor(0n),
  });
  await round(memberId, 900n, 0n);
  await act('bet-and-settle', memberId, {
    ...(await gameOf('FISH')),
    amount: minor(400n),
    payout: minor(0n),
  });
  expect(await newest(memberId)).toMatchObject({
    turnover: { done: '566' },
    weights: [
      { category: 'RNG', ppm: 1_000_000 },
      { category: 'LIVE', ppm: 100_000 },
    ],
    otherPpm: 0,
  });
  expect(await appliedOf(memberId)).toHaveLength(4);
});

test('REW-02 both sides of one draw on two tickets bring a bonus no nearer than what they risk', async () => {
  const memberId = await givenBonus('tenfold');
  const game = await gameOf('LOTT');
  const facts = { ...game, event: 'one-draw', amount: minor(1_000n) };
  for (const txId of ['big', 'small']) await act('bet', memberId, { ...facts, txId });
  await act('settle', memberId, { ...game, betId: 'big', amount: minor(1_990n) });
  expect((await newest(memberId)).turnover.done).toBe('0');
  await act('settle', memberId, { ...game, betId: 'small', amount: minor(0n) });
  expect((await newest(memberId)).turnover.done).toBe('10');
  await act('resettle', memberId, { ...game, betId: 'big', amount: minor(0n) });
  expect((await newest(memberId)).turnover.done).toBe('2000');
  await act('void-settled', memberId, { ...game, betId: 'small' });
  expect((await newest(memberId)).turnover.done).toBe('1000');
});

test('REW-04 stake 6,000 of 5,000 cash and 1,000 bonus, winning 9,001: bonus 1,500, cash 7,501', async () => {
  const memberId = await givenMember(t.world, { cash: 5_000n, bonus: 10_000n });
  await round(memberId, 6_000n, 9_001n);
  expect(await pockets(memberId)).toEqual({ cash: 7_501n, bonus: 10_500n });
});

test('REW-06 a bet that is taken back takes exactly what it had counted; twice is once; a conversion stands', async () => {
  const memberId = await givenBonus();
  await round(memberId, 28_000n, 28_000n);
  const last = await settledBet(memberId, 6_000n, 6_000n);
  await count();
  expect(await appliedOf(memberId)).toEqual([28_000n, 2_000n]);
  await act('void-settled', memberId, { betId: last });
  for (let times = 0; times < 2; times += 1) {
    await act('void-settled', memberId, { betId: last });
    expect((await newest(memberId)).turnover.done).toBe('28000');
  }
  expect(await appliedOf(memberId)).toEqual([28_000n, 0n]);
  const again = await settledBet(memberId, 2_500n, 0n);
  await settle();
  expect(await newest(memberId)).toMatchObject({ state: 'completed', kept: '15000' });
  await act('resettle', memberId, { betId: again, amount: minor(1_000n) });
  await act('void-settled', memberId, { betId: again });
  await settle();
  expect(await newest(memberId)).toMatchObject({ state: 'completed', kept: '15000' });
  expect(await pockets(memberId)).toEqual({ cash: 45_000n, bonus: 0n });
});

test('REW-07 a stake above the largest of an open bonus is refused with the limit, and nothing is taken back later', async () => {
  const memberId = await givenBonus('capped');
  const above = { amount: minor(5_001n), payout: minor(0n) };
  expect(await act('bet-and-settle', memberId, above)).toMatchObject({
    ok: false,
    code: 'limit_reached',
    kind: 'bonus',
    limit: '5000',
  });
  expect(await act('bet', memberId, { amount: minor(5_001n) })).toMatchObject({ ok: false });
  const raised = await bet(memberId, 4_000n);
  const raise = (stakeTo: bigint) =>
    act('adjust', memberId, { betId: raised, change: { stakeTo: minor(stakeTo) } });
  expect(await raise(5_001n)).toMatchObject({ ok: false, code: 'limit_reached', limit: '5000' });
  expect(await raise(5_000n)).toMatchObject({ ok: true });
  await act('rollback', memberId, { betId: raised });
  expect(await round(memberId, 5_000n, 5_000n)).toMatchObject({ ok: true });
  expect(await newest(memberId)).toMatchObject({ betMax: '5000', turnover: { done: '5000' } });
  await giveUp(memberId, (await newest(memberId)).bonusId);
  expect(await act('bet-and-settle', memberId, above)).toMatchObject({ ok: true });
});

test('what is above the most that becomes cash goes back as a movement of its own', async () => {
  const memberId = await givenBonus('capped');
  for (let times = 0; times < 6; times += 1) await round(memberId, 5_000n, 5_000n);
  await settle();
  expect(await newest(memberId)).toMatchObject({
    state: 'completed',
    kept: '10000',
    returned: '5000',
    cut: '5000',
  });
  expect(await pockets(memberId)).toEqual({ cash: 40_000n, bonus: 0n });
});

const newsOf = async (memberId: MemberId) => {
  const { rows } = await sql<{ news: Record<string, string> }>`
    select news from messages_message where member_id = ${memberId}
    and news ->> 'kind' like 'bonus%' order by created_at, id`.execute(t.world.db);
  return rows.map(({ news }) => news);
};

test('REW-08 the end is announced 72 and 24 hours before, takes no bonus stake, waits for open bets and names the amount', async () => {
  const memberId = await givenBonus('tenfold');
  await announce();
  expect(await newsOf(memberId)).toEqual([]);
  const running = await bet(memberId, 40_000n);
  later(4 * DAY_MS + MINUTE_MS);
  await announce();
  await announce();
  later(2 * DAY_MS);
  await announce();
  await announce();
  expect(await newsOf(memberId)).toMatchObject([
    { kind: 'bonus_expiring', left: '5000', missing: '150000' },
    { kind: 'bonus_expiring', left: '5000', missing: '150000' },
  ]);
  later(DAY_MS);
  expect(await round(memberId, 1_000n)).toMatchObject({ ok: false, code: 'insufficient_funds' });
  await settle();
  expect(await newest(memberId)).toMatchObject({ state: 'active', waitsForBets: true });
  await act('settle', memberId, { betId: running, amount: minor(80_000n) });
  later(HOUR_MS);
  await settle();
  expect(await newest(memberId)).toMatchObject({ state: 'expired', returned: '25000' });
  expect((await newsOf(memberId)).at(-1)).toEqual({ kind: 'bonus_expired', amount: '25000' });
  expect(await pockets(memberId)).toEqual({ cash: 60_000n, bonus: 0n });
  expect(await round(memberId, 1_000n)).toMatchObject({ ok: true });
});

test('REW-12 bonuses claimed at once never overspend the budget, and who is left out is told', async () => {
  const claims: Awaited<ReturnType<typeof given>>[] = [];
  for (let times = 0; times < 5; times += 1) {
    claims.push(await given({ promotion: 'scarce', amount: '30000' }));
  }
  await Promise.all(claims.map(({ pay }) => pay(30_000n)));
  const orders = await Promise.all(claims.map(({ read }) => read()));
  const outcomes = orders.map(
    (order) => (order as { bonus?: { outcome?: string } }).bonus?.outcome,
  );
  expect(outcomes.filter((one) => one === 'granted')).toHaveLength(2);
  expect(outcomes.filter((one) => one === 'usedUp')).toHaveLength(3);
  const { reserved } = await t.world.db
    .selectFrom('bonuses_budget')
    .select('reserved')
    .where('promotion', '=', 'scarce')
    .executeTakeFirstOrThrow();
  expect(reserved).toBe(30_000n);
});

test('REW-11 who joined keeps their terms, by their hash, whatever the promotion says later', async () => {
  const promotion = ENGINE_PROMOTIONS.find(({ code }) => code === 'capped');
  if (!promotion) throw new Error('the promotion is there');
  const memberId = await givenBonus('capped');
  const termsHash = hashTerms(promotion);
  expect(hashTerms({ ...promotion, betMax: '4999' })).not.toBe(termsHash);
  expect(hashTerms(Object.fromEntries(Object.entries(promotion).toReversed()) as never)).toBe(
    termsHash,
  );
  Object.assign(promotion, { betMax: '10', times: 50 });
  try {
    expect(await round(memberId, 5_000n, 5_000n)).toMatchObject({ ok: true });
    expect(await newest(memberId)).toMatchObject({
      termsHash,
      betMax: '5000',
      turnover: { required: '30000', done: '5000' },
    });
  } finally {
    Object.assign(promotion, { betMax: '5000', times: 2 });
  }
});

const step = fc.record({
  does: fc.constantFrom(
    ...([
      'round',
      'round',
      'bet',
      'bet',
      'settle',
      'settle',
      'void',
      'resettle',
      'rollback',
    ] as const),
    ...(['count', 'job', 'wait', 'giveUp'] as const),
  ),
  stake: fc.integer({ min: 1, max: 20_000 }),
  payout: fc.integer({ min: 0, max: 30_000 }),
});

test('REW-06 whatever is bet, won, taken back, repeated, expires or is cancelled: progress is the sum of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const memberId = await givenBonus('tenfold');
      const open: string[] = [];
      const over: string[] = [];
      for (const { does, stake, payout } of steps) {
        later(1_000);
        const amount = minor(BigInt(payout));
        if (does === 'round') await round(memberId, BigInt(stake), BigInt(payout));
        if (does === 'bet') open.push(await bet(memberId, BigInt(stake)));
        if (does === 'count') await count();
        if (does === 'job') await settle().then(() => expectTrue(memberId));
        if (does === 'wait') later(stake * 10_000);
        if (does === 'giveUp' && stake < 4_000)
          await giveUp(memberId, (await newest(memberId)).bonusId);
        const betId = does === 'settle' || does === 'rollback' ? open.shift() : over.shift();
        if (betId === undefined) continue;
        if (does === 'settle') await act('settle', memberId, { betId, amount });
        if (does === 'rollback') await act('rollback', memberId, { betId });
        if (does === 'void') await act('void-settled', memberId, { betId });
        if (does === 'resettle') await act('resettle', memberId, { betId, amount });
        if (does === 'settle' || does === 'resettle') over.push(betId);
      }
      await settle();
      await expectTrue(memberId);
    }),
    { numRuns: 6 },
  );
});

/** What holds of a member's bonuses at any time. */
async function expectTrue(memberId: MemberId) {
  const { rows } = await sql<{ done: bigint; required: bigint; rows: bigint }>`
    select g.turnover_done as done, g.turnover_required as required,
      coalesce((select sum(applied) from bonuses_contribution c where c.grant_id = g.id), 0) as rows
    from bonuses_grant g where g.member_id = ${memberId}`.execute(t.world.db);
  for (const { done, required, rows: sum } of rows) {
    expect(done >= 0n && done <= required).toBe(true);
    expect(done).toBe(sum);
  }
  const { rows: leaks } = await sql<{ reason: string }>`
    select t.reason from ledger_transfer t
    join ledger_account a on a.id = t.from_account and a.holder = ${memberId}
    join ledger_account b on b.id = t.to_account and b.holder = ${memberId}
    where t.reason not in ('bonus_completed')`.execute(t.world.db);
  expect(leaks).toEqual([]);
  expect(await listUnbalanced(t.world.db)).toEqual([]);
}
