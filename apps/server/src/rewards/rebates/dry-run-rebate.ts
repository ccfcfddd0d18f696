import type { DryRunTerms } from '@baize/contract/reward-dry-run';
import { minor } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import { listValidBetPeriods } from '../../play/valid-bets/index.ts';
import type { DryRun, DryRunDays } from '../claims/index.ts';
import { listLevels } from '../ranks/index.ts';
import { rateAt } from './rules.ts';

type Terms = Extract<DryRunTerms, { kind: 'rebates' }>;

const MILLION = 1_000_000n;

/** What the bets of some days would have earned back, at the rate of the rank each member has now. */
export async function dryRunRebate(db: Db, terms: Terms, days: DryRunDays): Promise<DryRun> {
  const { from, to } = days;
  const bets = await listValidBetPeriods(db, {
    from,
    to,
    by: null,
    least: minor(1n),
    categories: [terms.category],
    isCash: true,
  });
  const levels = await listLevels(
    db,
    bets.map(({ memberId }) => memberId),
  );
  const earned = bets.map(({ memberId, day, amount }) => {
    const rate = BigInt(rateAt(terms, levels.get(memberId) ?? 0));
    return { memberId, day, amount: minor((amount * rate) / MILLION) };
  });
  return { earned, pays: 'cash' };
}
