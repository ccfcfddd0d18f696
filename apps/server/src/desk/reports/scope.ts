import type { Input } from '@baize/contract/endpoint';
import { REPORT_DAYS_MAX, type readReport } from '@baize/contract/report';
import { addDays, startOfDay, type TimeSpan } from '@baize/std/calendar';
import { countDays, type DaySpan } from '@baize/std/day';
import { ensure } from '../../base/kernel/index.ts';
import type { ReportsOptions } from './options.ts';

type ScopeInput = Omit<Input<typeof readReport>, 'by'>;

/** Which days and what of them, as queries take it. */
export type ReportScope = DaySpan &
  Pick<ScopeInput, 'vendor' | 'game' | 'category' | 'promotion'> & {
    readonly currency: string;
    /** Empty for those without an upline; null for all. */
    readonly agent: string | null;
    /** Empty for those of whom none is known; null for all. */
    readonly country: string | null;
    readonly span: TimeSpan;
  };

export function scopeOf({ brand }: Pick<ReportsOptions, 'brand'>, input: ScopeInput): ReportScope {
  const count = countDays(input);
  ensure(count >= 1 && count <= REPORT_DAYS_MAX, 'report_too_long');
  const { agent = null, country = null, currency = brand.currency.code } = input;
  return {
    ...input,
    currency,
    agent: agent === 'none' ? '' : agent,
    country: country === 'none' ? '' : country,
    span: {
      from: startOfDay(input.from, brand.timezone),
      to: startOfDay(addDays(input.to, 1), brand.timezone),
    },
  };
}

/** Whether only play is meant: neither payments nor bonuses belong to a game. */
export const isOfPlay = ({ vendor, game, category }: ReportScope): boolean =>
  vendor !== undefined || game !== undefined || category !== undefined;
