import { RECORD_CATEGORIES, type RecordCategory } from '@baize/contract/record-category';
import {
  BET_STATUSES,
  ENTRY_GROUPS,
  type EntryGroup,
  RECORD_DAYS_MAX,
  RECORD_DAYS_USUAL,
} from '@baize/contract/records';
import { addDays } from '@baize/std/calendar';
import type { DaySpan } from '@baize/std/day';

export type RecordSearch = {
  readonly from?: string;
  readonly to?: string;
  readonly category?: RecordCategory;
  readonly vendor?: string;
  readonly status?: (typeof BET_STATUSES)[number];
  readonly type?: EntryGroup;
};

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const oneOf = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined =>
  values.find((value) => value === text);

const dayIn = (text: unknown): string | undefined =>
  typeof text === 'string' && DAY.test(text) ? text : undefined;

/** The filters in an address; whatever is none of them is left out. */
export function readSearch(search: Readonly<Record<string, unknown>>): RecordSearch {
  const read: { [Key in keyof RecordSearch]: RecordSearch[Key] | undefined } = {
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    category: oneOf(RECORD_CATEGORIES, search['category']),
    vendor: typeof search['vendor'] === 'string' ? search['vendor'].slice(0, 31) : undefined,
    status: oneOf(BET_STATUSES, search['status']),
    type: oneOf(ENTRY_GROUPS, search['type']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** The days an address names, brought into what can be asked for at once. */
export function rangeOf({ from, to }: RecordSearch, today: string): DaySpan {
  const last = to !== undefined && to < today ? to : today;
  const usual = addDays(last, 1 - RECORD_DAYS_USUAL);
  const first = from === undefined || from > last ? usual : from;
  const earliest = addDays(last, 1 - RECORD_DAYS_MAX);
  return { from: first < earliest ? earliest : first, to: last };
}
