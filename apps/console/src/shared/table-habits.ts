import { useState } from 'react';

/** How an operator wants a table: columns they do not need, and how close its rows stand. */
export type TableHabits = {
  readonly hidden: readonly string[];
  readonly isDense: boolean | null;
};

const NONE: TableHabits = { hidden: [], isDense: null };

const placeOf = (name: string) => `console.table.${name}`;

export function readHabits(name: string, storage: Pick<Storage, 'getItem'>): TableHabits {
  try {
    const kept: unknown = JSON.parse(storage.getItem(placeOf(name)) ?? 'null');
    const { hidden, isDense } = (kept ?? NONE) as Partial<TableHabits>;
    return {
      hidden: Array.isArray(hidden) ? hidden.filter((key) => typeof key === 'string') : [],
      isDense: typeof isDense === 'boolean' ? isDense : null,
    };
  } catch {
    return NONE;
  }
}

/** What is shown: at least one column, whatever was kept. */
export const shownColumns = <Column extends { readonly key: string; readonly isHeader?: boolean }>(
  columns: readonly Column[],
  hidden: readonly string[],
): readonly Column[] =>
  columns.filter(({ key, isHeader }) => isHeader === true || !hidden.includes(key));

/** Kept in this browser. */
export function useTableHabits(name: string) {
  const [habits, setHabits] = useState(() => readHabits(name, localStorage));
  const keep = (change: Partial<TableHabits>) => {
    const next = { ...habits, ...change };
    localStorage.setItem(placeOf(name), JSON.stringify(next));
    setHabits(next);
  };
  return [habits, keep] as const;
}
