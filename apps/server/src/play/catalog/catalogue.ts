import type { GameItem } from '@baize/contract/game';
import { isBefore } from '@baize/std/time';
import type { Site } from '../../base/brand/index.ts';
import type { Bus, World } from '../../base/kernel/index.ts';
import type { CatalogueGame } from './game.ts';
import { itemOf } from './item-of.ts';
import { readCatalogue } from './queries.ts';
import { recommend } from './recommend.ts';
import { type CatalogueRows, makeSnapshot, type Snapshot } from './snapshot.ts';

export type Catalogue = {
  /** The whole of it, as it is now. */
  now(): Snapshot;
  /** Differs whenever anything in it does. */
  version(): string;
  /** Waits until what is known to have changed is read: whoever was told of it asks at once. */
  settled(): Promise<void>;
  /** Null for a number that no game of the brand has. */
  game(nodeId: number): CatalogueGame | null;
  /** The game a provider speaks of by its own code. */
  byProviderCode(provider: string, code: string): CatalogueGame | null;
  itemOf(game: CatalogueGame, language: string): GameItem;
  /** What else to play: what is open first, then of the same category. */
  recommended(game: CatalogueGame, language: string): readonly GameItem[];
};

export type CatalogueOf = Pick<Site, 'brand'> & {
  /** Where the games of each provider are; every provider's can be opened unless given. */
  readonly launchers?: ReadonlyMap<string, string>;
};

const RETRY_MS = 1_000;

/**
 * The catalogue of a brand in memory. It is read again when somebody has changed it, and what a
 * window of maintenance changes happens at its moment without being read.
 */
export async function openCatalogue(
  world: World,
  bus: Bus,
  { brand, launchers }: CatalogueOf,
): Promise<Catalogue> {
  const canLaunch = (provider: string) => launchers?.has(provider) ?? true;
  const snapshotOf = (tables: CatalogueRows) =>
    makeSnapshot(tables, { brand, canLaunch, now: world.clock.now() });

  let version = 0;
  let rows: CatalogueRows = { vendors: [], types: [], games: [], hot: [], stops: [] };
  let snapshot = snapshotOf(rows);
  const renew = () => {
    snapshot = snapshotOf(rows);
    version += 1;
  };
  const now = () => {
    if (!isBefore(world.clock.now(), snapshot.changesAt)) renew();
    return snapshot;
  };

  const read = async () => {
    rows = await readCatalogue(world.db);
    renew();
  };
  const readAgain = async () => {
    try {
      await read();
    } catch (error) {
      world.log.warn({ err: error }, 'the catalogue was not read yet; the last one holds');
      setTimeout(refresh, RETRY_MS).unref();
    }
  };
  // One after another, so that an older answer never replaces a newer one; and listening begins
  // before the first reading has ended, so that no change falls between.
  let reading = read();
  const refresh = () => {
    reading = reading.then(readAgain, readAgain);
  };
  bus.onEvent(({ kind }) => {
    if (kind === 'catalogue') refresh();
  });
  await reading;

  return {
    now,
    version: () => {
      now();
      return String(version);
    },
    settled: () => reading,
    game: (nodeId) => now().byNodeId.get(nodeId) ?? null,
    byProviderCode: (provider, code) => now().byProvider.get(`${provider} ${code}`) ?? null,
    itemOf,
    recommended: (game, language) => recommend(now(), game).map((other) => itemOf(other, language)),
  };
}
