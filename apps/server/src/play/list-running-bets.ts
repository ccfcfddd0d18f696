import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../db/index.ts';

export type RunningBet = Pick<
  Row<'play_bet'>,
  'vendor' | 'kind' | 'ref' | 'member_id' | 'round_id' | 'placed_at'
>;

/** Bets placed before that moment that still run, the oldest first. */
export const listRunningBets = (
  tx: Tx | Db,
  { before, limit }: { before: Instant; limit: number },
): Promise<readonly RunningBet[]> =>
  tx
    .selectFrom('play_bet')
    .select(['vendor', 'kind', 'ref', 'member_id', 'round_id', 'placed_at'])
    .where('status', '=', 'running')
    .where('placed_at', '<', before)
    .orderBy('placed_at')
    .limit(limit)
    .execute();
