import { useState } from 'react';
import { useAddressQuery } from '../use-address-query.ts';

type ChosenRow<Row> = {
  readonly row: Row | undefined;
  readonly choose: (id: string) => void;
  readonly move: (by: 1 | -1) => void;
};

/**
 * The row that is looked at; at first the one that the address names. When it leaves the queue the
 * one in its place is next.
 */
export function useChosen<Row>(rows: readonly Row[], idOf: (row: Row) => string): ChosenRow<Row> {
  const { order = '' } = useAddressQuery();
  const [chosen, setChosen] = useState({ id: order, place: 0 });
  const found = rows.findIndex((row) => idOf(row) === chosen.id);
  const place = found >= 0 ? found : Math.min(chosen.place, rows.length - 1);
  const go = (to: number) => {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (row) setChosen({ id: idOf(row), place: rows.indexOf(row) });
  };
  return {
    row: rows[place],
    choose: (id) => go(rows.findIndex((row) => idOf(row) === id)),
    move: (by) => go(place + by),
  };
}
