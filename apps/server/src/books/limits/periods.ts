export const PERIODS = ['day', 'week', 'month'] as const;

export type Period = (typeof PERIODS)[number];

/** What a limit is for: a stretch of the calendar, or one bet by itself. */
export type LimitPeriod = Period | 'bet';
