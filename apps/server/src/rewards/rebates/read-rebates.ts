import type { Input, Output } from '@baize/contract/endpoint';
import type { readRebates as Call, Rebate } from '@baize/contract/rebate';
import type { RebateTerms } from '@baize/contract/rebate-terms';
import { minor, ZERO } from '@baize/std/money';
import { readContentList } from '../../base/brand/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { listBySource, nameIn, type RewardRow, viewReward } from '../claims/index.ts';
import { type Rank, readLevel, readRanks } from '../ranks/index.ts';
import * as queries from './queries.ts';
import { figuresOf, type RebateAccount, rateAt, rollOver, sourceKeyOf } from './rules.ts';

/** What a member's bets have earned back in every category that has a rebate. */
export const readRebates =
  (brand: string) =>
  async (ctx: Ctx, { language }: Input<typeof Call>): Promise<Output<typeof Call>> => {
    const { memberId } = ctx.caller;
    const terms = await readContentList(ctx.db, brand, 'rebates');
    const ranks = await readRanks(ctx.db, brand);
    const level = await readLevel(ctx.db, memberId);
    const accounts = await queries.listAccounts(ctx.db, [memberId]);
    const rewards = await listBySource(ctx.db, {
      memberId,
      programme: 'rebate',
      sourceKeys: accounts.map(sourceKeyOf),
    });
    // What was stopped is shown to who has earned something by it.
    const isShown = ({ body }: { readonly body: RebateTerms }) =>
      !body.isStopped || accounts.some(({ category }) => category === body.category);
    const rank = ranks.findLast((each) => each.level <= level);
    return {
      rank: rank ? nameIn(rank.names, language) : null,
      rebates: terms.filter(isShown).map(({ body }) =>
        viewRebate(body, {
          account: accounts.find(({ category }) => category === body.category),
          rewards,
          ranks,
          level,
          language,
        }),
      ),
    };
  };

type RebateParts = {
  readonly account: RebateAccount | undefined;
  readonly rewards: readonly RewardRow[];
  readonly ranks: readonly Rank[];
  readonly level: number;
  readonly language: string;
};

function viewRebate(
  body: RebateTerms,
  { account, rewards, ranks, level, language }: RebateParts,
): Rebate {
  const reward = account && rewards.find(({ source_key }) => source_key === sourceKeyOf(account));
  const isOpen = reward?.state === 'offered' || reward?.state === 'held';
  const current = account && rollOver(account, isOpen);
  const { whole, carriedPpm, debt } = figuresOf({ earned: current?.earned ?? 0n });
  const rates = [
    { level: 0, label: null, ratePpm: body.ratePpm },
    ...ranks.map((rank) => ({
      level: rank.level,
      label: nameIn(rank.names, language),
      ratePpm: rateAt(body, rank.level),
    })),
  ];
  const valid = current?.valid ?? ZERO;
  return {
    category: body.category,
    ratePpm: rateAt(body, level),
    rates: rates.map(({ label, ratePpm }) => ({ label, ratePpm })),
    rateIndex: rates.findLastIndex((rate) => rate.level <= level),
    validBets: valid > 0n ? valid : ZERO,
    earned: whole,
    carriedPpm,
    debt,
    minimum: minor(BigInt(body.minimum)),
    claimDays: body.claimDays,
    reward: reward && isOpen ? viewReward(reward, language) : null,
  };
}
