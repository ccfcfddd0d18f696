import type { DryRunResult, DryRunTerms } from '@baize/contract/reward-dry-run';
import { type Minor, minor } from '@baize/std/money';
import type { Db } from '../../base/db/index.ts';
import { listHoldings, POINTS } from '../../books/ledger/index.ts';
import type { Earned } from '../claims/index.ts';
import { type PointsOptions, worthOf } from './options.ts';
import { listTaken } from './redemption-queries.ts';

type Terms = Extract<DryRunTerms, { kind: 'mall' }>;

type MallDryRun = { readonly earned: readonly Earned[]; readonly pays: DryRunResult['pays'] };

/**
 * What a reward of the mall comes to when everybody spends their points on it today, those who have
 * most of them first, until the stock is gone.
 */
export const dryRunMall =
  (options: PointsOptions) =>
  async (db: Db, terms: Terms, day: string): Promise<MallDryRun> => {
    const { pays, piece } = pieceOf(options, terms);
    const price = BigInt(terms.points);
    const holdings = await listHoldings(db, {
      purpose: 'points',
      currency: POINTS,
      least: minor(price),
    });
    const taken = (await listTaken(db)).get(terms.id) ?? 0;
    let left = terms.stock === null ? null : BigInt(Math.max(0, terms.stock - taken));
    const earned: Earned[] = [];
    for (const { memberId, balance } of holdings.toSorted((a, b) =>
      Number(b.balance - a.balance),
    )) {
      const affordable = balance / price;
      const pieces = left === null || affordable < left ? affordable : left;
      if (left !== null) left -= pieces;
      earned.push({ memberId, day, amount: minor(piece * pieces) });
    }
    return { earned, pays };
  };

/** What one piece gives. */
function pieceOf(
  options: PointsOptions,
  { type, cash, freeRounds, points, amount }: Terms,
): { readonly pays: DryRunResult['pays']; readonly piece: Minor } {
  if (type === 'goods') {
    const worth = worthOf(options, { points: BigInt(points), amount: BigInt(amount) });
    return { pays: 'goods', piece: worth };
  }
  return freeRounds
    ? { pays: 'free_rounds', piece: minor(BigInt(freeRounds.rounds)) }
    : { pays: 'cash', piece: minor(BigInt(cash ?? 0)) };
}
