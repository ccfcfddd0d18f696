import type { BonusPlay, RewardPays } from '@baize/contract/bonus-promotions';
import type { Brand } from '@baize/contract/brand';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import type { Problem } from './check-brand.ts';

export type Policy = Pick<Brand, 'bonusTimesMax'>;

/** What bonus money may ask for, whatever programme gives it. */
export function checkBonusPlay(
  at: string,
  { times, weights }: BonusPlay,
  { bonusTimesMax }: Policy,
): readonly Problem[] {
  const shares = weights
    ? [...Object.values(weights.games), ...Object.values(weights.categories), weights.default ?? 0]
    : [1];
  const unknown = Object.keys(weights?.categories ?? {}).filter(
    (name) => !RECORD_CATEGORIES.some((category) => category === name),
  );
  return [
    ...(times > bonusTimesMax
      ? [{ field: `${at}.times`, reason: `is above the brand’s policy of ${bonusTimesMax}` }]
      : []),
    ...(shares.some((share) => share > 0)
      ? []
      : [{ field: `${at}.weights`, reason: 'lets no game count' }]),
    ...unknown.map((name) => ({ field: `${at}.weights`, reason: `${name} is no category` })),
  ];
}

/** The same of what a programme pays with; cash asks for nothing. */
export const checkPays = (
  at: string,
  pays: RewardPays | undefined,
  policy: Policy,
): readonly Problem[] => (pays?.kind === 'bonus' ? checkBonusPlay(at, pays, policy) : []);
