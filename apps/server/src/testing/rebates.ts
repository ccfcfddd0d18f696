import type { RankTerms } from '@baize/contract/rank-terms';
import type { RebateTerms } from '@baize/contract/rebate-terms';
import type { MemberId } from '@baize/std/id';
import { seedContent } from '../base/brand/index.ts';
import { claimsRoutes, payCash } from '../rewards/claims/index.ts';
import { raiseRanksByBets } from '../rewards/ranks/index.ts';
import { accrueRebates, rebatesRoutes } from '../rewards/rebates/index.ts';
import { countBets } from './play.ts';
import { BRAND, usePoints } from './points.ts';
import { callsOf } from './rewards.ts';

/** A rebate of a test; what the test is about is said, the rest is usual. */
export const rebateOfTest = (facts: Partial<RebateTerms> = {}): RebateTerms => ({
  id: 'slots',
  category: 'RNG',
  names: { TH: 'คืนยอดสล็อต', EN: 'Slots rebate' },
  ratePpm: 3_000,
  rankRates: [],
  minimum: '1',
  claimDays: null,
  ...facts,
});

/** A world where members bet on real games and get some of it back. */
export function useRebates() {
  const t = usePoints();
  return {
    get world() {
      return t.world;
    },
    act: t.act,
    bet: t.bet,
    /** What the brand's folder says; as long as nobody publishes, it is in force. */
    seed: (rebates: readonly RebateTerms[], ranks: readonly RankTerms[] = []) =>
      seedContent(t.world, {
        ...BRAND,
        content: { ...BRAND.content, rebates: [...rebates], ranks: [...ranks] },
      }),
    count: () =>
      countBets(t.world, [accrueRebates(BRAND.brand.code), raiseRanksByBets(BRAND.brand)]),
    ask: (...call: Parameters<ReturnType<typeof callsOf>>) =>
      callsOf(t.world, [...rebatesRoutes(BRAND.brand.code), ...claimsRoutes({ cash: payCash })])(
        ...call,
      ),
    accountOf: (memberId: MemberId, category = 'RNG') =>
      t.world.db
        .selectFrom('rebates_account')
        .select(['earned', 'valid', 'claim_no', 'offered'])
        .where('member_id', '=', memberId)
        .where('category', '=', category)
        .executeTakeFirst(),
  };
}
