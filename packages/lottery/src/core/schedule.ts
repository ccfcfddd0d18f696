import { addDays, listDays, momentOn, nextDayAt, startOfDay } from '@baize/std/calendar';
import { type Day, dayOf } from '@baize/std/day';
import { type Instant, instant, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';

/** When draws are, by the clock of a zone. */
export type Schedule =
  /** One after the other from midnight on: sold for `saleS`, closed for `closedS`, then drawn. */
  | {
      readonly kind: 'every';
      readonly zone: string;
      readonly everyS: number;
      readonly saleS: number;
      readonly closedS: number;
    }
  /** On days of the calendar, at one time; sold from the draw before until some minutes before. */
  | {
      readonly kind: 'days';
      readonly zone: string;
      /** `16:15` */
      readonly time: string;
      readonly closeMinutes: number;
      readonly days: DayRule;
      /** Days of every year on which the draw is held on another: `05-01` to `05-02`. */
      readonly yearly?: Readonly<Record<string, string>>;
    };

export type DayRule =
  /** 1 is Monday, 7 is Sunday. */
  { readonly weekdays: readonly number[] } | { readonly monthDays: readonly number[] };

/** What a brand knows of single days: the day a draw is held on instead, or null when it is not. */
export type DrawExceptions = Readonly<Record<Day, Day | null>>;

export type ScheduledDraw = {
  /** `20261117-0042`: the 42nd of that day; `20261116` where there is one a day. */
  readonly period: string;
  readonly opensAt: Instant;
  /** The first moment at which no ticket is taken any more. */
  readonly closesAt: Instant;
  readonly drawsAt: Instant;
};

type DrawQuery = {
  /** Draws that close after this moment. */
  readonly after: Instant;
  readonly count: number;
  readonly exceptions?: DrawExceptions;
};

/** The next draws that can still be bought at a moment, the earliest first. */
export function nextDraws(schedule: Schedule, query: DrawQuery): readonly ScheduledDraw[] {
  return schedule.kind === 'every' ? drawsEvery(schedule, query) : drawsOnDays(schedule, query);
}

/** So many seconds before a draw nothing is sold any more. */
export const closeSecondsOf = (schedule: Schedule): number =>
  schedule.kind === 'every' ? schedule.closedS : schedule.closeMinutes * 60;

const CLOSE_LEAST_S = 5;
const CLOSE_DAYS_MOST_S = 12 * 3_600;

/** The same schedule with another close, or null where that leaves no time to sell or none to draw. */
export function withClose(schedule: Schedule, closeS: number): Schedule | null {
  if (!Number.isInteger(closeS) || closeS < CLOSE_LEAST_S) return null;
  if (schedule.kind === 'days') {
    const isWhole = closeS % 60 === 0 && closeS <= CLOSE_DAYS_MOST_S;
    return isWhole ? { ...schedule, closeMinutes: closeS / 60 } : null;
  }
  const saleS = schedule.saleS + schedule.closedS - closeS;
  return saleS * 2 >= schedule.everyS ? { ...schedule, saleS, closedS: closeS } : null;
}

type Every = Extract<Schedule, { kind: 'every' }>;
export type OnDays = Extract<Schedule, { kind: 'days' }>;

function drawsEvery(schedule: Every, { after, count }: DrawQuery): readonly ScheduledDraw[] {
  const { zone, everyS, saleS, closedS } = schedule;
  const draws: ScheduledDraw[] = [];
  let day = dayOf(after, zone);
  while (draws.length < count) {
    const from = startOfDay(day, zone);
    const to = nextDayAt(from, zone);
    const gone = Math.max(0, after.getTime() - from.getTime());
    let index = Math.floor(gone / (everyS * SECOND_MS));
    for (; draws.length < count; index += 1) {
      const opensAt = later(from, index * everyS * SECOND_MS);
      if (opensAt.getTime() >= to.getTime()) break;
      const closesAt = later(opensAt, saleS * SECOND_MS);
      if (closesAt.getTime() <= after.getTime()) continue;
      const period = `${day.replaceAll('-', '')}-${`${index + 1}`.padStart(4, '0')}`;
      draws.push({ period, opensAt, closesAt, drawsAt: later(closesAt, closedS * SECOND_MS) });
    }
    day = addDays(day, 1);
  }
  return draws;
}

/** Far enough back for the draw before, which a holiday may have moved by some days. */
const DAYS_BACK = 45;
const DAYS_AHEAD_MAX = 4_000;

function drawsOnDays(schedule: OnDays, query: DrawQuery): readonly ScheduledDraw[] {
  const { zone, time, closeMinutes } = schedule;
  const found: ScheduledDraw[] = [];
  const first = addDays(dayOf(query.after, zone), -DAYS_BACK);
  let before: Instant | undefined;
  let ahead = 0;
  // Looked at month by month: a moved draw can come before one that was planned earlier.
  while (found.length < query.count && ahead < DAYS_AHEAD_MAX) {
    const to = ahead === 0 ? 3 * DAYS_BACK : ahead + DAYS_BACK;
    for (const day of drawDays(schedule, query.exceptions ?? {}, { first, from: ahead, to })) {
      const drawsAt = momentOn(day, time, zone);
      const closesAt = later(drawsAt, -closeMinutes * MINUTE_MS);
      const opensAt = before ?? instant(startOfDay(day, zone));
      before = drawsAt;
      if (closesAt.getTime() <= query.after.getTime() || found.length === query.count) continue;
      found.push({ period: day.replaceAll('-', ''), opensAt, closesAt, drawsAt });
    }
    ahead = to;
  }
  return found;
}

type DayWindow = { readonly first: Day; readonly from: number; readonly to: number };

/** The days within a window on which draws are really held, in order. */
function drawDays(
  { days, yearly = {} }: OnDays,
  exceptions: DrawExceptions,
  { first, from, to }: DayWindow,
): readonly Day[] {
  const held = new Set<Day>();
  const [start, end] = [addDays(first, from), addDays(first, to)];
  // A draw may be moved into the window from outside it.
  for (let offset = from - DAYS_BACK; offset < to + DAYS_BACK; offset += 1) {
    const planned = addDays(first, offset);
    if (!isPlanned(days, planned)) continue;
    const usual = usualDay(planned, yearly);
    const day = planned in exceptions ? (exceptions[planned] ?? null) : usual;
    if (day !== null && day >= start && day < end) held.add(day);
  }
  return [...held].sort();
}

function usualDay(planned: Day, yearly: Readonly<Record<string, string>>): Day {
  const other = yearly[planned.slice(5)];
  return other === undefined ? planned : nearest(planned, other);
}

export type UsualDay = { readonly planned: Day; readonly usual: Day };

/** The days that the rule names from one day to another, and the day each is usually held on. */
export const usualDays = (
  { days, yearly = {} }: OnDays,
  { from, to }: { readonly from: Day; readonly to: Day },
): readonly UsualDay[] =>
  listDays({ from, to })
    .filter((day) => isPlanned(days, day))
    .map((planned) => ({ planned, usual: usualDay(planned, yearly) }));

function isPlanned(rule: DayRule, day: Day): boolean {
  if ('monthDays' in rule) return rule.monthDays.includes(Number(day.slice(8)));
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return rule.weekdays.includes(weekday);
}

/** A day `12-30` for a draw of 1 January is that of the year before. */
function nearest(planned: Day, monthAndDay: string): Day {
  const year = Number(planned.slice(0, 4));
  const isYearBefore = planned.slice(5, 7) === '01' && monthAndDay.startsWith('12');
  return `${isYearBefore ? year - 1 : year}-${monthAndDay}`;
}
