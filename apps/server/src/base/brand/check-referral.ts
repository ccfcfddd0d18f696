import type { Content } from '@baize/contract/content';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

/** What must be right about the programme for friends before anybody can be invited by it. */
export const checkReferral = (
  { referral }: Pick<Content, 'referral'>,
  languages: readonly string[],
): readonly Problem[] => [
  ...referral.flatMap((row, index) => [
    ...(['title', 'friendTitle', 'rules'] as const).flatMap((field) =>
      missing(`referral.${index}.${field}`, row[field], languages),
    ),
    ...openProblems(row).map(({ field, reason }) => ({
      field: `referral.${index}.${field}`,
      reason,
    })),
  ]),
  ...repeatedIds('referral', referral),
];

/** Only what nobody can join may be without its dates and its budget. */
function openProblems(row: Content['referral'][number]): readonly Problem[] {
  if (!row.isOpen) return [];
  const { from, until, budget, reward, friendReward } = row;
  const gaps = Object.entries({ from, until, budget })
    .filter(([, value]) => value === undefined)
    .map(([field]) => ({ field, reason: 'is missing: an open programme needs it' }));
  const isBackwards = from !== undefined && until !== undefined && until < from;
  const isSmall = budget !== undefined && BigInt(budget) < BigInt(reward) + BigInt(friendReward);
  return [
    ...gaps,
    ...(isBackwards ? [{ field: 'until', reason: 'is before its first day' }] : []),
    ...(isSmall ? [{ field: 'budget', reason: 'is less than the rewards for one friend' }] : []),
  ];
}
