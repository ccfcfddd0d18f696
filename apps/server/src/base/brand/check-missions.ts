import type { Content } from '@baize/contract/content';
import {
  CATEGORY_MEASURES,
  type LeaderboardRow,
  type MissionRow,
} from '@baize/contract/mission-rules';
import { checkPays, type Policy } from './check-bonus-play.ts';
import type { Problem } from './check-brand.ts';

type Programmes = Pick<Content, 'missions' | 'leaderboards'>;

/** What must fit together in a mission or a leaderboard. */
export const checkMissions = (
  { missions, leaderboards }: Programmes,
  policy: Policy,
): readonly Problem[] => [
  ...missions.flatMap((row, index) => [
    ...lastingProblems(`missions.${index}`, row),
    ...measureProblems(`missions.${index}`, row),
    ...checkPays(`missions.${index}.pays`, row.pays, policy),
  ]),
  ...leaderboards.flatMap((row, index) => [
    ...lastingProblems(`leaderboards.${index}`, row),
    ...checkPays(`leaderboards.${index}.pays`, row.pays, policy),
  ]),
];

type Lasting = Pick<MissionRow | LeaderboardRow, 'period' | 'from' | 'until'>;

function lastingProblems(field: string, { period, from, until }: Lasting): readonly Problem[] {
  if (period !== 'event') {
    const isBare = from === null && until === null;
    return isBare ? [] : [{ field: `${field}.from`, reason: 'is null but for an event' }];
  }
  const isSpan = from !== null && until !== null && from < until;
  return isSpan ? [] : [{ field: `${field}.until`, reason: 'is a day after the first one' }];
}

function measureProblems(
  field: string,
  { measure, category, times }: MissionRow,
): readonly Problem[] {
  const needsCategory = CATEGORY_MEASURES.has(measure);
  return [
    ...((category !== null) === needsCategory
      ? []
      : [
          {
            field: `${field}.category`,
            reason: needsCategory ? 'is missing' : `does not fit the measure ${measure}`,
          },
        ]),
    ...((times !== null) === (measure === 'wins')
      ? []
      : [
          {
            field: `${field}.times`,
            reason: measure === 'wins' ? 'is missing' : `does not fit the measure ${measure}`,
          },
        ]),
  ];
}
