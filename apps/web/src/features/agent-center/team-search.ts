import { BILL_STATUSES } from '@baize/contract/bill-shape';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import { BET_STATUSES, ENTRY_GROUPS } from '@baize/contract/records';
import { BILL_SORTS } from '@baize/contract/settlement';
import { TEAM_SCOPES } from '@baize/contract/team';
import { PEOPLE_FIGURES, PEOPLE_SORTS } from '@baize/contract/team-people';
import { TEAM_BET_SORTS, TEAM_ENTRY_SORTS } from '@baize/contract/team-sorts';
import { addDays } from '@baize/std/calendar';
import type { DaySpan } from '@baize/std/day';
import { isId } from '@baize/std/id';
import { LINK_SORTS } from './register/link-sorts.ts';

/** How many days may be asked for at once. */
export const TEAM_DAYS_MAX = 93;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: unknown): Value | undefined =>
    values.find((value) => value === text);

const day = (text: unknown) => (typeof text === 'string' && DAY.test(text) ? text : undefined);

const idOf =
  <P extends string>(prefix: P) =>
  (text: unknown) =>
    typeof text === 'string' && isId(prefix, text) ? text : undefined;

/** The router reads an account of digits as a number. */
const words = (text: unknown) =>
  typeof text === 'string' || typeof text === 'number'
    ? String(text).slice(0, 40) || undefined
    : undefined;

/** Columns that a table of the center is sorted by; each page takes those it has. */
const TEAM_SORTS = [
  ...PEOPLE_SORTS,
  ...TEAM_BET_SORTS,
  ...TEAM_ENTRY_SORTS,
  ...BILL_SORTS,
  ...LINK_SORTS,
] as const;

export type TeamSort = (typeof TEAM_SORTS)[number];

/** What pages of the center can be asked by, and how each is read from an address. */
const READERS = {
  from: day,
  to: day,
  of: idOf('mem'),
  scope: oneOf(TEAM_SCOPES),
  figure: oneOf(PEOPLE_FIGURES),
  sort: oneOf(TEAM_SORTS),
  direction: oneOf(['up', 'down'] as const),
  account: words,
  search: words,
  category: oneOf(RECORD_CATEGORIES),
  vendor: words,
  status: oneOf(BET_STATUSES),
  type: oneOf(ENTRY_GROUPS),
  side: oneOf(['received', 'owed'] as const),
  billStatus: oneOf(BILL_STATUSES),
  bill: idOf('bil'),
  member: idOf('mem'),
} as const;

export type TeamSearch = {
  readonly [Key in keyof typeof READERS]?: NonNullable<ReturnType<(typeof READERS)[Key]>>;
};

/** The filters in an address; whatever is none of them is left out. */
export const readTeamSearch = (search: Readonly<Record<string, unknown>>): TeamSearch =>
  Object.fromEntries(
    Object.entries(READERS)
      .map(([key, read]) => [key, read(search[key])])
      .filter(([, value]) => value !== undefined),
  );

/** How many days a page shows when none are named, and at most. */
export type DaysShown = { readonly usual: number; readonly most?: number };

/** The days an address names, brought into what can be asked for at once. */
export function teamDays(
  { from, to }: TeamSearch,
  today: string,
  { usual, most = TEAM_DAYS_MAX }: DaysShown,
): DaySpan {
  const last = to !== undefined && to < today ? to : today;
  const first = from === undefined || from > last ? addDays(last, 1 - usual) : from;
  const earliest = addDays(last, 1 - most);
  return { from: first < earliest ? earliest : first, to: last };
}
