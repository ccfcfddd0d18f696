import type { Brand } from '@baize/contract/brand';
import type { RecordCategory } from '@baize/contract/record-category';
import { dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { minor, ZERO } from '@baize/std/money';
import type { World } from '../base/kernel/index.ts';
import { findByAccount } from '../people/members/index.ts';
import type { CountedBet } from '../play/valid-bets/index.ts';
import { accrueRebates } from '../rewards/rebates/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

/** Valid bets in the smallest unit, by category: two that can be claimed, one below the minimum. */
const BETS = [
  ['RNG', 8_435_150n],
  ['LIVE', 2_150_070n],
  ['PVP', 10_030n],
] as const satisfies readonly (readonly [RecordCategory, bigint])[];

/** Rebate that the demonstration member's play would have earned; counted once. */
export async function seedDemoRebates(world: World, brand: Brand): Promise<void> {
  const member = await findByAccount(world.db, DEMO_ACCOUNTS.member.account);
  if (!member) return;
  const bets = BETS.map(([category, valid], index) => ({
    memberId: member.id,
    category,
    valid,
    ref: `demo-rebate-${index}`,
  }));
  await accrueBets(world, brand, bets);
}

/** Counts bets for rebate as if they had been settled now. */
export const accrueBets = (world: World, brand: Brand, bets: readonly DemoBet[]): Promise<void> =>
  world.db.transaction().execute((tx) =>
    accrueRebates(brand.code)(
      world,
      tx,
      bets.map((bet) => ({ before: null, after: countedBetOf(world, brand, bet) })),
    ),
  );

type DemoBet = {
  readonly memberId: MemberId;
  readonly category: RecordCategory;
  readonly valid: bigint;
  readonly ref: string;
};

function countedBetOf(
  world: World,
  { timezone }: Brand,
  { memberId, category, valid, ref }: DemoBet,
): CountedBet {
  const now = world.clock.now();
  const stake = minor(valid);
  return {
    vendor: 'demo',
    ref,
    member_id: memberId,
    game: '',
    category,
    counted_with: null,
    status: 'settled',
    stake_cash: stake,
    stake_bonus: ZERO,
    payout_cash: ZERO,
    payout_bonus: ZERO,
    valid: stake,
    valid_cash: stake,
    reason: 'counted',
    placed_at: now,
    settled_at: now,
    day_on: dayOf(now, timezone),
    version: 1,
  };
}
