import type { PromotionOfferView } from '@baize/contract/promotion';
import type { RecordCategory } from '@baize/contract/record-category';
import { type Minor, minor } from '@baize/std/money';

const WHOLE = 1_000_000n;

/** What a deposit brings: its share, at most so much; nothing below the least deposit. */
export function bonusFor({ ppm, most, least }: PromotionOfferView, deposit: Minor): Minor | null {
  if (ppm === null || most === null || (least !== null && deposit < least)) return null;
  const share = (deposit * BigInt(ppm)) / WHOLE;
  return minor(share < most ? share : most);
}

export type FinishWay = {
  /** Null for all games that are not named. */
  readonly category: RecordCategory | null;
  readonly amount: Minor;
};

/** What must be bet on each kind of game alone until the bonus is wagered; the least first. */
export function waysToFinish(offer: PromotionOfferView, required: Minor): readonly FinishWay[] {
  const shares = [
    ...offer.weights.map(({ category, ppm }) => ({ category, ppm })),
    { category: null, ppm: offer.otherPpm },
  ];
  return shares
    .filter(({ ppm }) => ppm > 0)
    .toSorted((a, b) => b.ppm - a.ppm)
    .map(({ category, ppm }) => ({
      category,
      // A part of a unit does not count, so it takes one more.
      amount: minor((required * WHOLE + BigInt(ppm) - 1n) / BigInt(ppm)),
    }));
}
