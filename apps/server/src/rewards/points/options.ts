import { rightsFor } from '@baize/contract/approval-rules';
import type { Permission } from '@baize/contract/operator-roles';
import type { MallReward, PointsProgramme } from '@baize/contract/points-rules';
import { type Minor, minor } from '@baize/std/money';
import type { Site } from '../../base/brand/index.ts';

/** The brand, and the mall and rates it has in force at this moment. */
export type PointsOptions = { readonly site: Pick<Site, 'brand' | 'content'> };

/** How points are earned and what they are worth; undefined where the brand has none. */
export const programmeOf = ({ site }: PointsOptions): PointsProgramme | undefined =>
  site.content.points[0];

/** Points are converted in steps of so many, each for so much money. */
export const ratioOf = ({ convert }: PointsProgramme) => ({
  points: minor(BigInt(convert.points)),
  amount: minor(BigInt(convert.amount)),
});

/** What was redeemed is worth what its points convert to, and the money paid beside them. */
export function worthOf(
  options: PointsOptions,
  { points, amount }: { readonly points: bigint; readonly amount: bigint },
): Minor {
  const programme = programmeOf(options);
  if (!programme) return minor(amount);
  const ratio = ratioOf(programme);
  return minor(amount + (points * ratio.amount) / ratio.points);
}

/** The rights of the operators who have to agree before it is sent, one each. */
export const rightsOf = (
  options: PointsOptions,
  redeemed: { readonly points: bigint; readonly amount: bigint },
): readonly Permission[] =>
  rightsFor(options.site.brand, 'redemptions', worthOf(options, redeemed));

/** What can be redeemed now. */
export const mallOf = ({ site }: PointsOptions): readonly MallReward[] =>
  site.content.mall.filter(({ isStopped }) => !isStopped);

export const rewardOf = (options: PointsOptions, rewardId: string): MallReward | undefined =>
  mallOf(options).find(({ id }) => id === rewardId);

/** What so many pieces of a reward cost and pay. */
export function pricesOf(reward: MallReward, quantity: number) {
  const times = BigInt(quantity);
  return {
    points: minor(BigInt(reward.points) * times),
    amount: minor(BigInt(reward.amount) * times),
    cash: minor(reward.type === 'voucher' ? BigInt(reward.cash ?? 0) * times : 0n),
  };
}
