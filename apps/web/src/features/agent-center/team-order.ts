import type { TableOrder } from '@baize/ui/table.tsx';
import { tableOrder } from '@baize/ui/table-order';
import type { TeamSort } from './team-search.ts';
import type { TeamFilters } from './use-team-search.ts';

type Usual<Sort> = { readonly by: Sort; readonly isDown: boolean } | null;

/** In which order a table of the center stands. */
export const teamOrder = <Sort extends TeamSort>(
  { search, change }: TeamFilters,
  keys: readonly Sort[],
  usual: Usual<Sort> = null,
): TableOrder => tableOrder<Sort>({ keys, usual, address: search, onSort: change });

/** What a call is asked for of it: another table's column is none of this one's. */
export function sortAsked<Sort extends TeamSort>(
  { sort, direction = 'up' }: TeamFilters['search'],
  keys: readonly Sort[],
) {
  const column = keys.find((key) => key === sort);
  return column === undefined ? {} : { sort: column, direction };
}
