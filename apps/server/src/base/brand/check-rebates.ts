import type { Brand } from '@baize/contract/brand';
import type { Content } from '@baize/contract/content';
import type { RebateTerms } from '@baize/contract/rebate-terms';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

type Policy = Pick<Brand, 'categoryMargins' | 'languages'>;

/** Rebates: one a category, no rate above what the house keeps of it, and every name. */
export const checkRebates = (
  { rebates }: Pick<Content, 'rebates'>,
  { categoryMargins, languages }: Policy,
): readonly Problem[] => [
  ...rebates.flatMap((rebate, index) => {
    const at = `rebates.${index}`;
    const margins: Readonly<Record<string, number>> = categoryMargins;
    const margin = margins[rebate.category] ?? 0;
    const others = rebates.slice(0, index);
    return [
      ...missing(`${at}.names`, rebate.names, languages),
      ...(others.some(({ category }) => category === rebate.category)
        ? [{ field: `${at}.category`, reason: `${rebate.category} has a rebate already` }]
        : []),
      ...ratesOf(rebate)
        .filter(({ ratePpm }) => ratePpm > margin)
        .map(({ field }) => ({
          field: `${at}.${field}`,
          reason: `is above the margin of ${rebate.category}, ${margin} millionths`,
        })),
    ];
  }),
  ...repeatedIds('rebates', rebates),
];

const ratesOf = ({ ratePpm, rankRates }: RebateTerms) => [
  { field: 'ratePpm', ratePpm },
  ...rankRates.map((rate, index) => ({
    field: `rankRates.${index}.ratePpm`,
    ratePpm: rate.ratePpm,
  })),
];
