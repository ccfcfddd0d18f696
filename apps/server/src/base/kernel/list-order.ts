import type { Sorting } from '@baize/contract/sorting';

export type ListOrder<Column extends string> = {
  readonly by: Column;
  readonly isDown: boolean;
};

/** The order that was asked for, or else the usual one of a list. */
export const listOrder = <Column extends string>(
  { sort, direction }: Sorting<Column>,
  usual: ListOrder<Column>,
): ListOrder<Column> => {
  if (sort === undefined) return usual;
  return { by: sort, isDown: direction === 'down' };
};
