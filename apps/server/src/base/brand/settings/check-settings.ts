import type { Brand } from '@baize/contract/brand';
import type { Content } from '@baize/contract/content';
import { ratioText, weakPairs } from '@baize/contract/contrast';
import type { Problem } from '../check-brand.ts';
import { missing, repeatedIds } from '../text-problems.ts';

/** What a schema cannot see of the settings: sums in order, names in every language, readable colours. */
export const checkSettings = (content: Content, brand: Brand): readonly Problem[] => [
  ...content.depositWays.flatMap((way, index) => wayProblems(way, { index, brand })),
  ...repeatedIds('depositWays', content.depositWays),
  ...content.payouts.flatMap((rules, index) => rangeProblems(`payouts.${index}`, rules)),
  ...content.currency
    .filter(({ id }) => id !== brand.currency.code)
    .map(() => ({ field: 'currency.0.id', reason: `is the brand’s, ${brand.currency.code}` })),
  ...content.theme.flatMap((row, index) =>
    (['dark', 'light'] as const).flatMap((look) =>
      weakPairs(row[look]).map(({ above, below, is, least }) => ({
        field: `theme.${index}.${look}.${above}`,
        reason: `on ${below} has a contrast of ${ratioText(is)}, and needs ${least}`,
      })),
    ),
  ),
  ...content.approvals.flatMap(chainProblems),
  ...repeatedIds('approvals', content.approvals),
];

type Way = Content['depositWays'][number];
type Place = { readonly index: number; readonly brand: Brand };

function wayProblems(way: Way, { index, brand }: Place): readonly Problem[] {
  const field = `depositWays.${index}`;
  const method = brand.payments.deposits.find(({ code }) => code === way.id);
  const outside = way.presets.filter((sum) => !isWithin(BigInt(sum), way));
  return [
    ...(method ? [] : [{ field: `${field}.id`, reason: 'is no way to deposit of this brand' }]),
    ...missing(`${field}.names`, way.names, brand.languages),
    ...rangeProblems(field, way),
    ...(outside.length > 0
      ? [{ field: `${field}.presets`, reason: 'are between the least and the most' }]
      : []),
    ...(method?.provider && way.bank !== null
      ? [{ field: `${field}.bank`, reason: 'belongs to ways without a provider' }]
      : []),
    ...(method?.provider === null && way.isOn && way.bank === null
      ? [{ field: `${field}.bank`, reason: 'says where the money is sent' }]
      : []),
  ];
}

type Range = { readonly min: string; readonly max: string };

const isWithin = (sum: bigint, { min, max }: Range): boolean =>
  sum >= BigInt(min) && sum <= BigInt(max);

const rangeProblems = (field: string, { min, max }: Range): readonly Problem[] =>
  BigInt(min) <= BigInt(max) ? [] : [{ field: `${field}.min`, reason: 'is not more than max' }];

type Chain = Content['approvals'][number];

/** A sum has one step. */
const chainProblems = ({ steps }: Chain, index: number): readonly Problem[] =>
  steps
    .map(({ fromSum }, place) => ({
      place,
      first: steps.findIndex((step) => step.fromSum === fromSum),
    }))
    .filter(({ place, first }) => first < place)
    .map(({ place }) => ({
      field: `approvals.${index}.steps.${place}.fromSum`,
      reason: 'is the sum of another step',
    }));
