export const PERIODS = ['day', 'week', 'month'] as const;

export type Period = (typeof PERIODS)[number];
