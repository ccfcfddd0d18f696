import * as contract from '@baize/contract/records';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor } from '@baize/std/money';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@baize/std/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { commandOf, perform } from '../testing/play.ts';
import { useRecords } from '../testing/records.ts';
import { countDays } from './count-days.ts';
import { readFigures } from './queries.ts';
import { rebuildMonth } from './rebuild-month.ts';

const t = useRecords();
const STUDIO = { code: 'studio', isOpen: true, roundRule: 'mixed' } as const;
const ALL = { from: '2026-01-01', to: '2030-12-31' };

/** Counted from the bets themselves, all of them, whatever the job has done. */
async function recounted(memberId: MemberId) {
  const { rows } = await sql<Record<string, unknown>>`
    select placed_on::text as day_on, vendor, kind, coalesce(game, '') as game, status,
      count(*) as bet_count, sum(stake_cash + stake_bonus)::bigint as stake,
      sum(payout_cash + payout_bonus)::bigint as payout
    from play_bet where member_id = ${memberId} and kind <> 'wallet'
      and (status <> 'void' or stake_cash + stake_bonus > 0)
    group by 1, 2, 3, 4, 5`.execute(t.world.db);
  return summed(rows as never);
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

/** A day may come in parts, of which one is counted and the other is not. */
function summed(rows: Figures) {
  const sums = new Map<string, bigint[]>();
  for (const { day_on, vendor, kind, game, status, bet_count, stake, payout } of rows) {
    const name = [day_on, vendor, kind, game, status].join(' ');
    const [count = 0n, staked = 0n, paid = 0n] = sums.get(name) ?? [];
    sums.set(name, [count + bet_count, staked + stake, paid + payout]);
  }
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const told = async (memberId: MemberId) => summed(await readFigures(t.world.db, memberId, ALL));

const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('instant'), pays: fc.nat(300) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('bet'), pays: fc.constant(0) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('settle'), pays: fc.nat(300) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback'), pays: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resettle'), pays: fc.nat(300) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), pays: fc.nat(2_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('count'), pays: fc.constant(0) }) },
);

let runs = 0;

test('MEM-06 whatever is settled late, taken back or settled anew: counted days equal their bets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
      runs += 1;
      const { memberId } = await t.caller();
      const open: string[] = [];
      const over: string[] = [];
      for (const [index, { kind, pays }] of acts.entries()) {
        const txId = `run-${runs}-${index}`;
        const game = index % 3 === 0 ? 'over-under' : 'coin-duel';
        const facts = { vendor: STUDIO, game, txId, memberId, amount: minor(100n) };
        t.world.clock.advance(1_000);
        if (kind === 'instant') {
          const payout = minor(BigInt(pays));
          await perform(t.play, commandOf('bet-and-settle', { ...facts, payout }));
          over.push(txId);
        } else if (kind === 'bet') {
          await perform(t.play, commandOf('bet', facts));
          open.push(txId);
        } else if (kind === 'settle') {
          const betId = open.shift();
          if (betId === undefined) continue;
          const amount = minor(BigInt(pays));
          await perform(t.play, commandOf('settle', { ...facts, betId, amount }));
          over.push(betId);
        } else if (kind === 'rollback') {
          const betId = open.pop() ?? `never-${txId}`;
          await perform(t.play, commandOf('rollback', { ...facts, betId, of: 'bet' }));
        } else if (kind === 'resettle') {
          const betId = over[pays % Math.max(1, over.length)];
          if (betId === undefined) continue;
          const amount = minor(BigInt(pays));
          await perform(t.play, commandOf('resettle', { ...facts, betId, amount }));
        } else if (kind === 'wait') {
          t.world.clock.advance(pays * MINUTE_MS);
        } else {
          await countDays(t.world);
        }
      }
      // Only what a vendor corrects waits for the next count, a minute at most.
      await countDays(t.world);
      expect(await told(memberId)).toEqual(await recounted(memberId));
      t.world.clock.advance(HOUR_MS);
      await Promise.all([countDays(t.world), countDays(t.world), countDays(t.world)]);
      expect(await told(memberId)).toEqual(await recounted(memberId));
      await countDays(t.world);
      expect(await told(memberId)).toEqual(await recounted(memberId));
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('MEM-06 a month counted again has the same figures, and a figure that was wrong is told', async () => {
  const { memberId } = await t.caller();
  await t.bet('bet-and-settle', {
    txId: 'month-1',
    memberId,
    amount: minor(5n),
    payout: minor(9n),
  });
  const month = dayOf(t.world.clock.now(), 'Asia/Bangkok').slice(0, 7);
  t.world.clock.advance(DAY_MS);
  await countDays(t.world);
  const before = await told(memberId);
  expect(await rebuildMonth(t.world, month)).toEqual({ isSame: true });
  await sql`update records_day set stake = stake + 1 where member_id = ${memberId}`.execute(
    t.world.db,
  );
  expect(await rebuildMonth(t.world, month)).toEqual({ isSame: false });
  expect(await told(memberId)).toEqual(before);
});

test('MEM-04 a bet that was running when it was counted is in the totals the moment it ends', async () => {
  const { memberId, token } = await t.caller();
  await t.bet('bet', { txId: 'long-1', memberId, amount: minor(700n) });
  t.world.clock.advance(20 * MINUTE_MS);
  await countDays(t.world);
  const totals = async () => {
    const { value } = await t.site.call(contract.listBets, { language: 'EN' }, { token });
    return (value as { totals: unknown }).totals;
  };
  expect(await totals()).toEqual({ count: 1, stake: '0', payout: '0', result: '0', inPlay: '700' });
  await t.bet('settle', { txId: 'long-2', memberId, betId: 'long-1', amount: minor(900n) });
  expect(await totals()).toEqual({
    count: 1,
    stake: '700',
    payout: '900',
    result: '200',
    inPlay: '0',
  });
});
