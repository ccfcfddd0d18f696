import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';
import type { GameName } from './list-bets.ts';

export type StakesWithin = {
  readonly memberId: MemberId;
  readonly currency: string;
  /** Of bets placed from the first moment on and before the last. */
  readonly from: Instant;
  readonly to: Instant;
};

export type GameStakes = GameName & { readonly staked: Minor };

/** What a member staked on bets that were decided, game by game. */
export async function listValidStakes(
  db: Db | Tx,
  { memberId, currency, from, to }: StakesWithin,
): Promise<readonly GameStakes[]> {
  const { rows } = await sql<GameStakes>`
    select vendor, coalesce(game, '') as game, sum(stake_cash + stake_bonus) as staked
    from play_bet
    where member_id = ${memberId} and placed_at >= ${from} and placed_at < ${to}
      and currency = ${currency} and status = 'settled' and kind = 'bet'
    group by 1, 2`.execute(db);
  return rows;
}
