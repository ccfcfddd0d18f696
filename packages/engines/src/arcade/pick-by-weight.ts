import { assert } from '@baize/std/assert';
import type { Rng } from '../core/rng.ts';

type Weighted = { readonly weight: number };

export const weightOf = (rows: readonly Weighted[]): number =>
  rows.reduce((all, { weight }) => all + weight, 0);

/** One row of a table, each as likely as its weight says. */
export function pickByWeight<Row extends Weighted>(rows: readonly Row[], rng: Rng): Row {
  let left = rng.next(weightOf(rows));
  for (const row of rows) {
    if (left < row.weight) return row;
    left -= row.weight;
  }
  assert(false, 'a number below the sum of the weights falls on a row');
}
