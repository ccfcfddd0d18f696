import type { Book } from '../book.ts';
import * as queries from './queries.ts';

const HISTORY = 100;

/** Every limit and every number that a person has set, and how they came to be so. */
export async function listLimits(book: Book) {
  const [limits, numbers, changes] = await Promise.all([
    book.db.selectFrom('play_limit').selectAll().orderBy('lottery').orderBy('play').execute(),
    book.db
      .selectFrom('number_state')
      .selectAll()
      .orderBy('lottery')
      .orderBy('play')
      .orderBy('number')
      .execute(),
    queries.listChanges(book.db, HISTORY),
  ]);
  return {
    lotteries: [...book.markets.values()].map(({ code, kind, plays }) => ({
      code,
      kind,
      plays: plays.map((play) => play.code),
    })),
    limits: limits.map((row) => ({
      lottery: row.lottery,
      play: row.play,
      ...queries.keptLimitOf(row),
      by: row.changed_by,
      at: row.changed_at.toISOString(),
    })),
    numbers: numbers.map(({ lottery, play, number, state, changed_by: by, changed_at: at }) => ({
      lottery,
      play,
      number,
      state,
      by,
      at: at.toISOString(),
    })),
    changes: changes.map((row) => ({
      changeId: `${row.id}`,
      lottery: row.lottery,
      play: row.play,
      number: row.number === '' ? null : row.number,
      before: row.before,
      after: row.after,
      reason: row.reason,
      status: row.status,
      askedBy: row.asked_by,
      askedAt: row.asked_at.toISOString(),
      decidedBy: row.decided_by,
      decidedAt: row.decided_at?.toISOString() ?? null,
      isLarge: row.is_large,
    })),
  };
}
