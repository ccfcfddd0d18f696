import * as z from 'zod/mini';
import { sorting } from './sorting.ts';
import type { teamFigures } from './team-shapes.ts';

/** What people of a team are listed and sorted by. */
export const PEOPLE_FIGURES = [
  'balance',
  'betCount',
  'validBets',
  'prizes',
  'bonuses',
  'grossWin',
  'netWin',
  'deposits',
  'withdrawals',
  'activeMembers',
  'newMembers',
  'firstDeposits',
] as const satisfies readonly ('balance' | keyof typeof teamFigures)[];

export type PeopleFigure = (typeof PEOPLE_FIGURES)[number];

export const PEOPLE_SORTS = ['account', ...PEOPLE_FIGURES] as const;

export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** In which order people are listed: by their account, unless something else is asked for. */
export const peopleOrder = {
  ...sorting(PEOPLE_SORTS),
  /** `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(90))),
};
