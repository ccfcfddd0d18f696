import type { Brand } from '@baize/contract/brand';
import type { RankTerms } from '@baize/contract/rank-terms';
import { checkPays, type Policy } from './check-bonus-play.ts';
import type { Problem } from './check-brand.ts';

/** What must fit together in a list of ranks: a climb without a gap, every word in every language. */
export const checkRanks = (
  ranks: readonly RankTerms[],
  { languages, ...policy }: Pick<Brand, 'languages'> & Policy,
): readonly Problem[] => {
  const climb = ranks.toSorted((a, b) => a.level - b.level);
  return climb.flatMap((rank, index) => [
    ...(rank.level === index + 1
      ? []
      : [problemOf(rank, 'level', 'follows the level before it, from 1 on')]),
    ...(BigInt(rank.threshold) > BigInt(climb[index - 1]?.threshold ?? 0)
      ? []
      : [problemOf(rank, 'threshold', 'is more than that of the rank before')]),
    ...checkPays(`ranks.${rank.id}.upgrade.pays`, rank.upgrade?.pays, policy),
    ...checkPays(`ranks.${rank.id}.periodic.pays`, rank.periodic?.pays, policy),
    ...textsOf(rank).flatMap(([field, texts]) =>
      languages
        .filter((code) => !Object.hasOwn(texts, code))
        .map((code) => problemOf(rank, `${field}.${code}`, 'is missing')),
    ),
  ]);
};

const problemOf = ({ id }: RankTerms, field: string, reason: string): Problem => ({
  field: `ranks.${id}.${field}`,
  reason,
});

type Texts = Readonly<Record<string, unknown>>;

const textsOf = (rank: RankTerms): readonly (readonly [string, Texts])[] => [
  ['names', rank.names],
  ['benefits', rank.benefits],
  ...(rank.upgrade ? [['upgrade.names', rank.upgrade.names] as const] : []),
  ...(rank.periodic ? [['periodic.names', rank.periodic.names] as const] : []),
  ...(rank.hostNote ? [['hostNote', rank.hostNote] as const] : []),
];
