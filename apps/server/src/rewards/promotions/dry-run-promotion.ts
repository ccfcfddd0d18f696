import {
  isCarried,
  type PromotionOffer,
  type PromotionPays,
} from '@baize/contract/promotion-rules';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import type { DryRunTerms } from '@baize/contract/reward-dry-run';
import { addDays, startOfDay } from '@baize/std/calendar';
import { DAY_MS, isBefore, later } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import { bonusOf, weightOf, weightsOf } from '../../cashier/bonuses/index.ts';
import { listFirstDeposits } from '../../cashier/deposits/index.ts';
import { listJoined } from '../../people/members/index.ts';
import {
  type DayGroup,
  listLossPeriods,
  listValidBetPeriods,
} from '../../play/valid-bets/index.ts';
import type { DryRun, DryRunDays, Earned } from '../claims/index.ts';
import { cashbackOf, sumOf } from './rules.ts';

type Terms = Extract<DryRunTerms, { kind: 'promotions' }>;

/**
 * Plays a promotion through some days as if everybody had joined, by the same rules that pay it.
 * Null where no rule says what is given.
 */
export async function dryRunPromotion(
  db: Db,
  { offer, newWithinDays }: Terms,
  days: DryRunDays,
): Promise<DryRun | null> {
  const pays = paysOf(offer);
  const earned = await listEarned(db, offer, days);
  if (!earned || !pays) return null;
  return {
    earned,
    pays,
    isFor: ({ created_at }, { day }) =>
      newWithinDays === undefined ||
      !isBefore(later(created_at, newWithinDays * DAY_MS), startOfDay(day, days.zone)),
  };
}

const paysOf = (offer: PromotionOffer): PromotionPays['kind'] | null => {
  if (isCarried(offer)) return null;
  return offer.kind === 'deposit' ? 'bonus' : offer.pays.kind;
};

const GROUPS: Readonly<Record<string, DayGroup>> = { daily: 'day', weekly: 'week' };

/** Null where no rule says what is given. */
async function listEarned(
  db: Db,
  offer: PromotionOffer,
  { from, to, zone }: DryRunDays,
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
    case 'welcome': {
      // Who will hear of a code, nobody can say.
      if (offer.code !== undefined) return null;
      const time = { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone), zone };
      const came = await listJoined(db, time);
      return came.map((each) => ({ ...each, amount: sumOf(offer.amount) }));
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
