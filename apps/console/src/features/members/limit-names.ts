import { isLimitName, LIMIT_KINDS, LIMIT_PERIODS } from '@baize/contract/limits';
import type { PlainKey, Translate } from '@baize/i18n/translate';

export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod };

const KINDS = {
  deposit: 'console.limit_deposit',
  stake: 'console.limit_stake',
  loss: 'console.limit_loss',
  single: 'players.limit_single',
} as const satisfies Record<LimitKind, PlainKey>;

const PERIODS = {
  day: 'console.period_day',
  week: 'console.period_week',
  month: 'console.period_month',
} as const satisfies Record<Exclude<LimitPeriod, 'bet'>, PlainKey>;

export const limitText = ({ kind, period }: LimitName, t: Translate): string =>
  period === 'bet' ? t(KINDS[kind]) : `${t(KINDS[kind])}, ${t(PERIODS[period])}`;

/** Every limit there is, in the order of the member's own page. */
export const ALL_LIMITS: readonly LimitName[] = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.map((period) => ({ kind, period })),
).filter(isLimitName);
