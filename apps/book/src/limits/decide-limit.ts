import { isDeepStrictEqual } from 'node:util';
import type { Book } from '../book.ts';
import type { KeptLimit } from '../db/tables.ts';
import { ensure } from '../refusal.ts';
import * as queries from './queries.ts';

export type LimitDecision = {
  readonly changeId: string;
  readonly by: string;
  readonly decision: 'apply' | 'refuse';
};

/** A second person puts a limit in force, or anybody takes it off the table. */
export const decideLimit = (
  book: Book,
  { changeId, by, decision }: LimitDecision,
): Promise<{ readonly status: 'applied' | 'refused' }> =>
  book.db.transaction().execute(async (tx) => {
    await queries.lockLimits(tx);
    const change = await queries.lockChange(tx, changeId);
    ensure(change, 'change_unknown');
    ensure(change.status === 'waiting', 'status_wrong', { status: change.status });
    const { id, lottery, play } = change;
    if (decision === 'refuse') {
      await queries.endChange(tx, { id, by, status: 'refused' });
      return { status: 'refused' };
    }
    ensure(change.asked_by !== by, 'own_entry');
    const row = await queries.findLimit(tx, { lottery, play });
    const isAsSeen = isDeepStrictEqual(row ? queries.keptLimitOf(row) : null, change.before);
    ensure(isAsSeen, 'preview_outdated');
    await queries.saveLimit(tx, { lottery, play, after: change.after as KeptLimit, by });
    await queries.endChange(tx, { id, by, status: 'applied' });
    return { status: 'applied' };
  });
