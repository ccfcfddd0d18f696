import { Link, useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

/** The pages of the console. */
export type ConsolePath =
  | '/'
  | '/sign-in'
  | '/withdrawals'
  | '/claims'
  | '/deposits'
  | '/applications'
  | '/adjustments'
  | '/redemptions'
  | '/deletions'
  | '/chat'
  | '/cases'
  | '/feedback'
  | '/support'
  | '/online'
  | '/members'
  | `/members/${string}`
  | `/bets/${string}`
  | '/agreements'
  | `/agreements/${string}`
  | '/settlement'
  | `/settlement/${string}`
  | '/draws'
  | `/draws/${string}`
  | '/trading'
  | '/content'
  | `/content/${string}`
  | '/identity'
  | '/risk'
  | '/stops'
  | '/catalog'
  | '/settings'
  | '/reports'
  | `/reports/${string}`
  | '/books'
  | '/audit'
  | '/operators'
  | '/integrations'
  | `/integrations/${string}`
  | '/roles';

/** What an address says beside its page: what is searched, which order is meant. */
export type Query = {
  readonly text?: string;
  readonly order?: string;
  /** Which part of a list is shown, of which kind, and whose. */
  readonly view?: string;
  readonly kind?: string;
  /** The prize mode whose prizes are shown. */
  readonly mode?: string;
  readonly period?: string;
  readonly account?: string;
  /** The column that a list is sorted by, and which way. */
  readonly sort?: string;
  readonly direction?: string;
  /** From which day to which, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Also runs that found nothing to bill. */
  readonly empty?: string;
  /** The day of the books. */
  readonly day?: string;
  /** Whose part of a bill is opened. */
  readonly of?: string;
  /** What a report is split by and narrowed to, and the figure whose rows are shown. */
  readonly by?: string;
  readonly currency?: string;
  readonly vendor?: string;
  readonly game?: string;
  readonly category?: string;
  readonly agent?: string;
  readonly country?: string;
  readonly promotion?: string;
  readonly figure?: string;
  /** Only what was placed from one moment until another. */
  readonly since?: string;
  readonly until?: string;
  /** The number after which events are shown. */
  readonly after?: string;
  /** The session ended by itself. */
  readonly lost?: string;
  /** Where somebody wanted to go before they had to sign in. */
  readonly back?: string;
};

type Props = Pick<ComponentProps<'a'>, 'className' | 'aria-current'> & {
  to: ConsolePath;
  query?: Query;
  children: ReactNode;
};

/** A way to a page of the console. */
export const ConsoleLink = ({ to, query = {}, ...rest }: Props) => (
  <Link
    {...rest}
    to={asText(to)}
    search={query}
    // Links to parts of one page say themselves which part is shown.
    activeOptions={{ exact: to === '/', includeSearch: 'aria-current' in rest }}
    activeProps={{ 'aria-current': 'page' }}
  />
);

/** The router's own types know the pages of the site alone. */
const asText = (to: ConsolePath): string => to;

export function useGo(): (to: ConsolePath, query?: Query) => Promise<void> {
  const navigate = useNavigate();
  return (to, query = {}) => navigate({ to: asText(to), search: query });
}
