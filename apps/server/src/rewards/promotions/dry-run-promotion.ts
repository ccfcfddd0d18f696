import type { Input, Output } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/promotion-dry-run';
import {
  isCarried,
  type PromotionOffer,
  type PromotionPays,
} from '@baize/contract/promotion-rules';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import { addDays, firstDayOf, startOfDay } from '@baize/std/calendar';
import { type Day, type DaySpan, dayOf } from '@baize/std/day';
import type { MemberId } from '@baize/std/id';
import { add, type Minor, sum, ZERO } from '@baize/std/money';
import { DAY_MS, isBefore, later } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { bonusOf, weightOf, weightsOf } from '../../cashier/bonuses/index.ts';
import { listFirstDeposits } from '../../cashier/deposits/index.ts';
import type { Member } from '../../people/members/index.ts';
import {
  type DayGroup,
  listLossPeriods,
  listValidBetPeriods,
} from '../../play/valid-bets/index.ts';
import { listRewardable } from '../claims/index.ts';
import type { PromotionBrand } from './promotion.ts';
import { cashbackOf, sumOf } from './rules.ts';

type DryRun = typeof contract.dryRunPromotion;

/** What a member would have got for a day, a week or all the time. */
type Earned = { readonly memberId: MemberId; readonly day: Day; readonly amount: Minor };

/**
 * Plays a promotion through the last four whole weeks as if everybody had joined, by the same rules
 * that pay it. Only who may be given something today is counted. Nothing is written.
 */
export const dryRunPromotion =
  (brand: PromotionBrand) =>
  async (
    { db, clock }: Ctx<OperatorCaller>,
    { offer, newWithinDays }: Input<DryRun>,
  ): Promise<Output<DryRun>> => {
    const now = clock.now();
    const monday = firstDayOf(dayOf(now, brand.timezone), 'week');
    const days = { from: addDays(monday, -contract.DRY_RUN_DAYS), to: addDays(monday, -1) };
    const pays = paysOf(offer);
    const earned = await listEarned(db, offer, { ...days, zone: brand.timezone });
    if (!earned || !pays) return { ...days, result: null };
    const members = await listRewardable(
      db,
      earned.map(({ memberId }) => memberId),
      now,
    );
    const isFor = ({ memberId, day }: Earned) => {
      const member = members.get(memberId);
      return member?.currency === brand.currency.code && isNew(member, day);
    };
    const isNew = ({ created_at }: Member, day: Day) =>
      newWithinDays === undefined ||
      !isBefore(later(created_at, newWithinDays * DAY_MS), startOfDay(day, brand.timezone));
    return { ...days, result: { pays, ...resultOf(earned.filter(isFor), members) } };
  };

const paysOf = (offer: PromotionOffer): PromotionPays['kind'] | null => {
  if (isCarried(offer)) return null;
  return offer.kind === 'deposit' ? 'bonus' : offer.pays.kind;
};

const GROUPS: Readonly<Record<string, DayGroup>> = { daily: 'day', weekly: 'week' };

/** Null where no rule says what is given. */
async function listEarned(
  db: Db,
  offer: PromotionOffer,
  { from, to, zone }: DaySpan & { readonly zone: string },
): Promise<readonly Earned[] | null> {
  switch (offer.kind) {
    case 'deposit': {
      const time = { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone), zone };
      const by = offer.frequency === 'daily' ? 'day' : null;
      const first = await listFirstDeposits(db, { ...time, by, least: sumOf(offer.least) });
      return first.map((each) => ({ ...each, amount: bonusOf(offer, each.amount) }));
    }
    case 'bets': {
      const weights = weightsOf({ games: offer.games });
      const categories = RECORD_CATEGORIES.filter(
        (category) => weightOf(weights, { vendor: '', game: '', category }) > 0,
      );
      const by = GROUPS[offer.frequency] ?? null;
      const least = sumOf(offer.bets);
      const met = await listValidBetPeriods(db, { from, to, by, least, categories });
      return met.map((each) => ({ ...each, amount: sumOf(offer.amount) }));
    }
    case 'cashback': {
      const least = sumOf(offer.least);
      const losses = await listLossPeriods(db, { from, to, by: 'week', least });
      return losses.map((each) => ({ ...each, amount: cashbackOf(offer, each.amount) }));
    }
    case 'gift':
    case 'race':
    case 'page':
      return null;
  }
}

function resultOf(earned: readonly Earned[], members: ReadonlyMap<MemberId, Member>) {
  const byMember = new Map<MemberId, { times: number; total: Minor }>();
  for (const { memberId, amount } of earned) {
    const { times, total } = byMember.get(memberId) ?? { times: 0, total: ZERO };
    byMember.set(memberId, { times: times + 1, total: add(total, amount) });
  }
  const most = [...byMember].toSorted(([, a], [, b]) => Number(b.total - a.total));
  return {
    members: byMember.size,
    times: earned.length,
    total: sum(earned.map(({ amount }) => amount)),
    named: most.slice(0, contract.DRY_RUN_NAMED).map(([memberId, got]) => ({
      memberId,
      account: members.get(memberId)?.account ?? '',
      ...got,
    })),
  };
}
