import type * as contract from '@baize/contract/catalog-desk';
import type { Input, Output } from '@baize/contract/endpoint';
import { GAME_TYPES, isGameType } from '@baize/contract/game';
import type { Instant } from '@baize/std/time';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { isNewGame, readCatalogue } from '../../play/catalog/index.ts';

type Names = Readonly<Record<string, string>>;

const nameIn = (names: unknown, language: string): string => {
  const known = names as Names;
  return known[language] ?? known['EN'] ?? '';
};

type Maintained = {
  readonly maintenance_from: Instant | null;
  readonly maintenance_until: Instant | null;
};

/** A maintenance that is over says nothing any more. */
function windowOf({ maintenance_from: from, maintenance_until: until }: Maintained, now: Instant) {
  if (from === null || (until !== null && until <= now)) return null;
  return { from: from.toISOString(), until: until?.toISOString() ?? null };
}

/** Every vendor, whatever is switched off. */
export async function listDeskVendors({
  db,
  clock,
  origin,
}: Ctx<OperatorCaller>): Promise<Output<typeof contract.listDeskVendors>> {
  const { vendors, types, games } = await readCatalogue(db);
  const now = clock.now();
  const gamesOf = Map.groupBy(games, ({ vendor }) => vendor);
  return {
    vendors: vendors.map((row) => ({
      code: row.code,
      name: nameIn(row.names, origin.language),
      isServed: row.provider !== null,
      isListed: row.is_listed,
      maintenance: windowOf(row, now),
      gameCount: gamesOf.get(row.code)?.length ?? 0,
    })),
    categories: GAME_TYPES.map((gameType) => ({
      gameType,
      vendors: types.filter((row) => row.game_type === gameType).map(({ vendor }) => vendor),
    })),
  };
}

const GAMES_MAX = 500;

export async function listDeskGames(
  { db, clock, origin }: Ctx<OperatorCaller>,
  { vendor, text = '', hot }: Input<typeof contract.listDeskGames>,
): Promise<Output<typeof contract.listDeskGames>> {
  const { games, hot: hotRows } = await readCatalogue(db);
  const now = clock.now();
  const places = new Map(hotRows.map(({ node_id }, place) => [node_id, place]));
  const sought = text.toLowerCase();
  const found = games.filter(
    (row) =>
      (vendor === undefined || row.vendor === vendor) &&
      (hot === undefined || places.has(row.node_id)) &&
      Object.values(row.names as Names).some((name) => name.toLowerCase().includes(sought)),
  );
  const ordered =
    hot === undefined
      ? found
      : found.toSorted((a, b) => (places.get(a.node_id) ?? 0) - (places.get(b.node_id) ?? 0));
  return {
    games: ordered.slice(0, GAMES_MAX).flatMap((row) =>
      isGameType(row.game_type)
        ? [
            {
              nodeId: row.node_id,
              name: nameIn(row.names, origin.language),
              vendor: row.vendor,
              gameType: row.game_type,
              isListed: row.is_listed,
              isOpen: row.is_open,
              isHot: places.has(row.node_id),
              isNew: isNewGame(row.released_on, now),
              releasedOn: row.released_on,
              maintenance: windowOf(row, now),
            },
          ]
        : [],
    ),
    isCut: ordered.length > GAMES_MAX,
  };
}
