import * as z from 'zod/mini';

export const SORT_DIRECTIONS = ['up', 'down'] as const;

export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** What a list is sorted by, over all its pages; where nothing is asked for, in its usual order. */
export const sorting = <const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
) => ({
  sort: z.optional(z.enum(columns)),
  direction: z.optional(z.enum(SORT_DIRECTIONS)),
});

/** What a queue of operators is sorted by: by how long each waits, unless something else is asked. */
export const QUEUE_SORTS = ['time', 'amount'] as const;

export type QueueSort = (typeof QUEUE_SORTS)[number];

/** The answer of `sorting` for a list that can be sorted by these columns. */
export type Sorting<Column extends string> = {
  readonly sort?: Column | undefined;
  readonly direction?: SortDirection | undefined;
};
