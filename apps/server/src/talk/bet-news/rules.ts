import type { PushKind } from '@baize/contract/push';
import type { RecordCategory } from '@baize/contract/record-category';
import { HOUR_MS, type Instant, isBefore, later, MINUTE_MS } from '@baize/std/time';

/** Whoever bets on what ends sooner than this is still looking. */
const WAITED_MS = 2 * MINUTE_MS;
/** Bets that are counted long after they ended are no news. */
const NEWS_MS = HOUR_MS;

const DRAWS: ReadonlySet<RecordCategory> = new Set<RecordCategory>(['LOTT', 'ELOTT']);

type EndedBet = {
  readonly category: RecordCategory;
  readonly placed_at: Instant;
  readonly settled_at: Instant;
};

/** What kind of news the end of a bet is; null for none. */
export function newsOf(
  { category, placed_at, settled_at }: EndedBet,
  now: Instant,
): PushKind | null {
  const isSudden = isBefore(settled_at, later(placed_at, WAITED_MS));
  const isOld = isBefore(later(settled_at, NEWS_MS), now);
  if (isSudden || isOld) return null;
  return DRAWS.has(category) ? 'draws' : 'bets';
}
