import type { Input } from '@baize/contract/endpoint';
import { RECORD_CATEGORIES } from '@baize/contract/record-category';
import { REPORT_SPLITS, type ReportSplit, type readReport } from '@baize/contract/report';
import { unreachable } from '@baize/std/assert';
import { addDays, firstDayOf } from '@baize/std/calendar';
import { type DaySpan, dayOf } from '@baize/std/day';
import { isId } from '@baize/std/id';
import { now } from '../../shared/clock.ts';
import type { Query } from '../../shared/console-link.tsx';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { useOperator } from '../../shared/use-operator.ts';

type Scope = Omit<Input<typeof readReport>, 'by'>;

const COUNTRY = /^([A-Z]{2}|none)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Today by the brand's calendar. */
export const useToday = () => dayOf(now(), useOperator().brand.timezone);

/** What the address asks for: the period, what it is narrowed to, and the split. */
export function useReportScope(): { readonly by: ReportSplit; readonly scope: Scope } {
  const address = useAddressQuery();
  const today = useToday();
  const { currency, vendor, game, promotion, agent = '', country = '' } = address;
  const to = DAY.test(address.to ?? '') ? (address.to ?? today) : today;
  const from = DAY.test(address.from ?? '') ? (address.from ?? to) : addDays(to, -6);
  const category = RECORD_CATEGORIES.find((each) => each === address.category);
  return {
    by: REPORT_SPLITS.find((each) => each === address.by) ?? 'day',
    scope: {
      from,
      to,
      ...(currency && { currency }),
      ...(vendor && { vendor }),
      ...(game !== undefined && vendor && { game: game === NO_GAME ? '' : game }),
      ...(category && { category }),
      ...((agent === 'none' || isId('mem', agent)) && { agent }),
      ...(COUNTRY.test(country) && { country }),
      ...(promotion && { promotion }),
    },
  };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** The moments that the address narrows the days to, where it does. */
export function useMoments(): { readonly since?: string; readonly until?: string } {
  const { since = '', until = '' } = useAddressQuery();
  return MOMENT.test(since) && MOMENT.test(until) ? { since, until } : {};
}

/** An address cannot say an empty text. */
export const NO_GAME = '-';

/** The scope as an address says it. */
export const queryOf = ({ game, agent, ...scope }: Scope): Query =>
  Object.fromEntries(
    Object.entries({
      ...scope,
      game: game === '' ? NO_GAME : game,
      agent,
    }).filter(([, value]) => value !== undefined),
  );

/** Where a row leads: the same period, narrowed to it and split by what it consists of. */
export function narrowed(by: ReportSplit, key: string): Query {
  switch (by) {
    case 'day':
      return { from: key, to: key, by: 'vendor' };
    case 'vendor':
      return { vendor: key, by: 'game' };
    case 'category':
      return { category: key, by: 'game' };
    case 'game': {
      const place = key.indexOf(' ');
      return { vendor: key.slice(0, place), game: key.slice(place + 1) || NO_GAME, by: 'day' };
    }
    case 'agent':
      return { agent: key || 'none', by: 'day' };
    case 'country':
      return { country: key || 'none', by: 'day' };
    case 'promotion':
      return { promotion: key, by: 'day' };
    case 'currency':
      return { currency: key, by: 'day' };
    default:
      return unreachable(by);
  }
}

export type NamedRange = 'today' | 'week' | 'month' | 'before';

export const NAMED_RANGES: readonly NamedRange[] = ['today', 'week', 'month', 'before'];

export function rangeOf(name: NamedRange, today: string): DaySpan {
  const first = firstDayOf(today, 'month');
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: first, to: today };
    case 'before': {
      const to = addDays(first, -1);
      return { from: firstDayOf(to, 'month'), to };
    }
    default:
      return unreachable(name);
  }
}
