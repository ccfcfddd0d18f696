import { parseMarketKey } from '@baize/sports/core/market';
import { assert } from '@baize/std/assert';
import type { Db, Tx } from '../../db/client.ts';
import type { SportLimit } from './limits.ts';

type LimitedBet = {
  readonly event: { readonly id: string; readonly sport: string };
  readonly marketId: string;
  readonly player: string;
};

export type LimitOf = (bet: LimitedBet) => SportLimit;

/**
 * The limit that holds for a bet: of the match, the market, the sport or the house, the closest; and
 * besides it that of the member's class, of which the lower amounts count.
 */
export async function readSportLimits(db: Db | Tx, players: readonly string[]): Promise<LimitOf> {
  const rows = await db.selectFrom('sport_limit').selectAll().execute();
  const classed =
    players.length === 0
      ? []
      : await db
          .selectFrom('sport_player')
          .select(['player', 'class'])
          .where('player', 'in', [...new Set(players)])
          .execute();
  const byScope = new Map(rows.map((row) => [row.scope, row]));
  const classOf = new Map(classed.map((row) => [row.player, row.class]));
  return ({ event, marketId, player }) => {
    const { type } = parseMarketKey(marketId.slice(marketId.indexOf('~') + 1));
    const limit =
      byScope.get(`event:${event.id}`) ??
      byScope.get(`market:${type}`) ??
      byScope.get(`sport:${event.sport}`) ??
      byScope.get('*');
    assert(limit, 'the limit of the house is always there');
    const own = byScope.get(`class:${classOf.get(player) ?? ''}`);
    return own ? lowerOf(limit, own) : limit;
  };
}

const lower = <Amount extends bigint | number>(a: Amount, b: Amount): Amount => (a < b ? a : b);

const lowerOf = (limit: SportLimit, own: SportLimit): SportLimit => ({
  ...limit,
  stake_min: limit.stake_min > own.stake_min ? limit.stake_min : own.stake_min,
  return_max: lower(limit.return_max, own.return_max),
  player_max: lower(limit.player_max, own.player_max),
  outcome_max: lower(limit.outcome_max, own.outcome_max),
  live_ppm: lower(limit.live_ppm, own.live_ppm),
  refer_above: lower(limit.refer_above, own.refer_above),
});
