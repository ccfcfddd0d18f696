import type { Difference } from '@baize/contract/books-desk';
import type { DayBooks } from '../../cashier/payments/index.ts';

/** A difference between our books and a provider's, as an operator reads it. */
export const viewDifference = (row: DayBooks['differences'][number]): Difference => ({
  differenceId: row.id,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  reference: row.reference,
  here: row.here,
  there: row.there,
  status: row.status,
  note: row.note,
  foundAt: row.found_at.toISOString(),
});
