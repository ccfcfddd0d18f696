import type { Brand } from '@baize/contract/brand';
import { GAME_TYPES, type GameType, isGameType } from '@baize/contract/game';
import { type Instant, instant } from '@baize/std/time';
import type { Row } from '../../base/db/index.ts';
import type { StopRow } from '../switches/index.ts';
import type { CatalogueGame, CatalogueVendor, Names, StakeRange } from './game.ts';
import { edgesOf, isNew, isOffered, nextChange, standingOf, type Window } from './rules.ts';

/** The tables as they were read, in the order they are shown. */
export type CatalogueRows = {
  readonly vendors: readonly Row<'catalog_vendor'>[];
  readonly types: readonly Row<'catalog_vendor_type'>[];
  readonly games: readonly Row<'catalog_game'>[];
  readonly hot: readonly Row<'catalog_hot'>[];
  /** What operators have shut. */
  readonly stops: readonly Pick<StopRow, 'kind' | 'target'>[];
};

export type Terms = {
  readonly brand: Brand;
  /** Whether the games of a provider can be opened from here. */
  readonly canLaunch: (provider: string) => boolean;
  readonly now: Instant;
};

/** The whole catalogue of a brand at a moment. Nothing in it ever changes: another one follows. */
export type Snapshot = {
  /** In the order of the categories, each in the order of its list. */
  readonly vendors: readonly CatalogueVendor[];
  /** The popular first. Those that are a vendor's whole offer are among them. */
  readonly games: readonly CatalogueGame[];
  readonly hot: readonly CatalogueGame[];
  readonly byNodeId: ReadonlyMap<number, CatalogueGame>;
  /** By `provider code`. */
  readonly byProvider: ReadonlyMap<string, CatalogueGame>;
  /** The codes of the vendors that stand in some category. */
  readonly vendorCodes: ReadonlySet<string>;
  /** The seeds of the covers it shows. */
  readonly covers: ReadonlySet<string>;
  /** Until then it holds, unless somebody changes the tables. */
  readonly changesAt: Instant;
  /** An operator has shut all play. */
  readonly isShut: boolean;
};

export function makeSnapshot(rows: CatalogueRows, terms: Terms): Snapshot {
  const vendorRows = new Map(
    rows.vendors.filter((row) => row.is_listed).map((row) => [row.code, row]),
  );
  const offered = rows.types.filter(
    ({ vendor, game_type }) => vendorRows.has(vendor) && isOffered(terms.brand, game_type, vendor),
  );
  const pairs = new Set(offered.map(({ game_type, vendor }) => `${game_type} ${vendor}`));
  const stopped = new Set(rows.stops.map(({ kind, target }) => `${kind} ${target}`));
  const isShut = stopped.has('play ');
  const games = rows.games
    .filter((row) => row.is_listed && pairs.has(`${row.game_type} ${row.vendor}`))
    .flatMap((row) => {
      const isStopped =
        isShut || stopped.has(`vendor ${row.vendor}`) || stopped.has(`game ${row.node_id}`);
      return gameOf(row, vendorRows.get(row.vendor), { ...terms, isStopped });
    });
  const byNodeId = new Map(games.map((game) => [game.nodeId, game]));
  return {
    vendors: GAME_TYPES.flatMap((gameType) =>
      offered
        .filter((row) => row.game_type === gameType)
        .flatMap((row) => vendorOf(vendorRows.get(row.vendor), gameType, games)),
    ),
    games,
    hot: rows.hot.flatMap(({ node_id }) => byNodeId.get(node_id) ?? []),
    byNodeId,
    byProvider: new Map(
      games
        .filter(({ provider }) => provider !== null)
        .map((game) => [`${game.provider} ${game.code}`, game]),
    ),
    vendorCodes: new Set(offered.map(({ vendor }) => vendor)),
    isShut,
    covers: new Set(games.map(({ cover }) => cover)),
    changesAt: nextChange(
      [...rows.vendors, ...rows.games].map(windowOf).flatMap(edgesOf),
      terms.now,
    ),
  };
}

type Maintained = {
  readonly maintenance_from: Instant | null;
  readonly maintenance_until: Instant | null;
};

const windowOf = (row: Maintained): Window => ({
  from: row.maintenance_from,
  until: row.maintenance_until,
});

function gameOf(
  row: Row<'catalog_game'>,
  vendor: Row<'catalog_vendor'> | undefined,
  { brand, canLaunch, now, isStopped }: Terms & { readonly isStopped: boolean },
): readonly CatalogueGame[] {
  if (!vendor || !isGameType(row.game_type)) return [];
  const canPlay = row.is_open && vendor.provider !== null && canLaunch(vendor.provider);
  const game = {
    nodeId: row.node_id,
    vendor: row.vendor,
    vendorNames: vendor.names as Names,
    provider: vendor.provider,
    code: row.code,
    gameType: row.game_type,
    gameClass: row.class,
    names: row.names as Names,
    cover: row.cover,
    icon: row.icon,
    releasedOn: row.released_on,
    isEntrance: row.is_entrance,
    hasTrial: canPlay && row.has_trial,
    returns: canPlay ? returnsOf(row) : null,
    stakes: canPlay ? ((row.stakes as StakesByCurrency)?.[brand.currency.code] ?? null) : null,
    isNew: isNew(row.released_on, now),
    ...standingOf(canPlay, [windowOf(vendor), windowOf(row), ...(isStopped ? [STOPPED] : [])], now),
  };
  return [Object.freeze(game)];
}

/** A stop has no end that anybody knows. */
const STOPPED: Window = { from: instant(new Date(0)), until: null };

type StakesByCurrency = Readonly<Record<string, StakeRange>> | null;

const returnsOf = ({
  return_least_ppm: leastPpm,
  return_most_ppm: mostPpm,
}: Row<'catalog_game'>) => (leastPpm === null || mostPpm === null ? null : { leastPpm, mostPpm });

/** A vendor stands as the best of its games does. */
function vendorOf(
  row: Row<'catalog_vendor'> | undefined,
  gameType: GameType,
  games: readonly CatalogueGame[],
): readonly CatalogueVendor[] {
  if (!row) return [];
  const own = games.filter((game) => game.vendor === row.code && game.gameType === gameType);
  const best =
    own.find(({ state }) => state === 'open') ?? own.find(({ state }) => state === 'maintenance');
  return [
    {
      code: row.code,
      names: row.names as Names,
      gameType,
      state: best?.state ?? 'coming',
      until: best?.until ?? null,
      gameCount: own.filter(({ isEntrance }) => !isEntrance).length,
      entrance: own.find(({ isEntrance }) => isEntrance) ?? null,
    },
  ];
}
