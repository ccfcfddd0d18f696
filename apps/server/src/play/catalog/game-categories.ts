import { NO_SLOTS } from '@baize/contract/record-category';
import { type RawBuilder, sql } from 'kysely';

/**
 * What category each game is of, by the codes its provider uses: `vendor`, `game`, `category`. The
 * rule is that of `recordCategoryOf`: among slots stand tables and others that a record names apart.
 */
export const GAME_CATEGORIES: RawBuilder<unknown> = sql`
  select v.provider as vendor, g.code as game,
    min(case when g.game_type = 'RNG' and g.class in (${sql.join(NO_SLOTS)}) then g.class
      else g.game_type end) as category
  from catalog_game g join catalog_vendor v on v.code = g.vendor
  where v.provider is not null group by 1, 2`;
