import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import type { DryRunTerms } from '@baize/contract/reward-dry-run';
import { addDays } from '@baize/std/calendar';
import { minor } from '@baize/std/money';
import type { Db } from '../../../base/db/index.ts';
import { listValidBetPeriods } from '../../../play/valid-bets/index.ts';
import { type DryRun, type DryRunDays, type Earned, paidBy } from '../../claims/index.ts';
import { periodsWithin } from '../period.ts';
import { prizeAt } from './board.ts';

type Terms = Extract<DryRunTerms, { kind: 'leaderboards' }>;

/** The prizes of every period of some days, by the order its members had in the end. */
export async function dryRunBoard(db: Db, terms: Terms, days: DryRunDays): Promise<DryRun> {
  const earned: Earned[] = [];
  const categories = terms.category === null ? RECORD_CATEGORIES : [terms.category];
  for (const { from, until } of periodsWithin(terms, days)) {
    const to = addDays(until, -1);
    const least = minor(1n);
    const scores = await listValidBetPeriods(db, {
      from,
      to,
      by: null,
      least,
      categories,
      isCash: true,
    });
    const order = scores.toSorted((a, b) => Number(b.amount - a.amount));
    order.forEach(({ memberId }, index) => {
      const prize = prizeAt(terms, index + 1);
      if (prize !== null) earned.push({ memberId, day: from, amount: minor(prize) });
    });
  }
  return { earned, pays: paidBy(terms.pays).kind === 'bonus' ? 'bonus' : 'cash' };
}
