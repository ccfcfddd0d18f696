import type { LotterySchedule } from '@baize/contract/draw-terms';
import type { Translate } from '@baize/i18n/translate';

const WEEK = 7;

/** When a lottery is drawn: every few minutes, or on days at a time of its zone. */
export function drawnWords(schedule: LotterySchedule, t: Translate, tag: string): string {
  if (schedule.kind === 'every') return t('draws.terms_every', { minutes: schedule.everyS / 60 });
  const { days, time } = schedule;
  if ('monthDays' in days) {
    return t('draws.terms_month_days', { days: days.monthDays.join(', '), time });
  }
  return days.weekdays.length === WEEK
    ? t('draws.terms_daily', { time })
    : `${days.weekdays.map((weekday) => weekdayName(weekday, tag)).join(', ')} ${time}`;
}

/** How long before the draw nothing is sold any more. */
export const closesWords = (schedule: LotterySchedule, t: Translate): string =>
  schedule.kind === 'every'
    ? t('draws.terms_seconds', { count: `${schedule.closedS}` })
    : t('draws.terms_minutes', { count: `${schedule.closeMinutes}` });

/** 1 January 2024 was a Monday. */
const weekdayName = (weekday: number, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, weekday)),
  );
