import { assert } from '@baize/std/assert';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';

/** Every slot before it is closed: its figures never change again. */
export async function readClosedTo(db: Db | Tx): Promise<Instant> {
  const mark = await db.selectFrom('teams_mark').select('closed_to').executeTakeFirst();
  assert(mark, 'the mark is there since the table is');
  return mark.closed_to;
}

/** The same, held until the transaction ends: one counts at a time, and nobody moves meanwhile. */
export async function lockMark(tx: Tx): Promise<Instant> {
  const mark = await tx.selectFrom('teams_mark').select('closed_to').forUpdate().executeTakeFirst();
  assert(mark, 'the mark is there since the table is');
  return mark.closed_to;
}

/** Remembers by which amount the kept sums say who was active. */
export const setCountedAmount = (tx: Tx, activeValidBets: Minor): Promise<unknown> =>
  tx.updateTable('teams_mark').set({ active_valid_bets: activeValidBets }).execute();

/** Whether the kept sums were counted by another amount, or by none that is known. */
export async function isCountedOtherwise(db: Db | Tx, activeValidBets: Minor): Promise<boolean> {
  const mark = await db.selectFrom('teams_mark').select('active_valid_bets').executeTakeFirst();
  return mark?.active_valid_bets !== activeValidBets;
}

export const setClosedTo = (tx: Tx, closedTo: Instant): Promise<unknown> =>
  tx.updateTable('teams_mark').set({ closed_to: closedTo }).execute();
