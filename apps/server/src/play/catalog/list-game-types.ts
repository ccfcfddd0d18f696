import type { GameType } from '@baize/contract/game';
import { sql } from 'kysely';
import type { Db, Tx } from '../../base/db/index.ts';

/** A game by the code its provider gives it. */
type ProviderGame = { readonly vendor: string; readonly game: string };

/** The kinds of games that providers speak of; one that the catalogue does not know has none. */
export async function listGameTypes(
  db: Db | Tx,
  games: readonly ProviderGame[],
): Promise<(game: ProviderGame) => GameType | null> {
  const { rows } = await sql<ProviderGame & { game_type: GameType }>`
    select v.provider as vendor, g.code as game, g.game_type
    from unnest(${games.map(({ vendor }) => vendor)}::text[],
        ${games.map(({ game }) => game)}::text[]) as named (vendor, game)
    join catalog_vendor v on v.provider = named.vendor
    join catalog_game g on g.vendor = v.code and g.code = named.game`.execute(db);
  const types = new Map(rows.map((row) => [nameOf(row), row.game_type]));
  return (game) => types.get(nameOf(game)) ?? null;
}

const nameOf = ({ vendor, game }: ProviderGame): string => `${vendor} ${game}`;
