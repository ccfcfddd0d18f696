import { type RawBuilder, sql } from 'kysely';

/** What category each game is of, by the codes its provider uses: `vendor`, `game`, `category`. */
export const GAME_CATEGORIES: RawBuilder<unknown> = sql`
  select v.provider as vendor, g.code as game, min(g.game_type) as category
  from catalog_game g join catalog_vendor v on v.code = g.vendor
  where v.provider is not null group by 1, 2`;
