import type { Brand } from '@baize/contract/brand';
import { readFlags } from '@baize/contract/flags';
import type { Bus, Gate, Origin, World } from '../kernel/index.ts';
import type { ContentKind } from './content/content-kinds.ts';
import { listCurrent } from './content/content-queries.ts';
import { contentOf, liveBrand, liveContent, liveFlags } from './content/read-content.ts';
import { seedContent } from './content/seed-content.ts';
import type { LoadedBrand } from './load-brand.ts';
import { readState } from './read-state.ts';
import { openRegions, type RegionOf } from './region.ts';
import { makeReady, type ReadyState, type Status, statusOf, type Visitor } from './rules.ts';
import { withSettings } from './settings/with-settings.ts';

/**
 * The running site of a brand: its facts, what it shows and asks by the versions in force, and how it
 * stands at this moment. `brand`, `content` and `flags` may be kept: what is read from them is always
 * current.
 */
export type Site = LoadedBrand & {
  /**
   * The state with every change this process has heard of, its content included: a page that is told
   * of a change asks at once, and must not be answered from before it.
   */
  state(): Promise<ReadyState>;
  /** Differs whenever the content does. */
  contentVersion(): string;
  /** Which version of a row is in force; 1 where nobody has published another. */
  versionOf(kind: ContentKind, key: string): number;
  visitorOf(origin: Origin, isOperator: boolean): Visitor;
};

const RETRY_MS = 1_000;

/** What changes what the site shows or how it stands. */
const CHANGING: ReadonlySet<string> = new Set(['systemStatus', 'announcements']);

/**
 * Brings the folder's content into the database, reads what is in force and how the site stands, and
 * reads both again whenever somebody has changed them, in whatever process.
 */
export async function openSite(world: World, bus: Bus, loaded: LoadedBrand): Promise<Site> {
  const regionOf = openRegions();
  let state = makeReady({ isMaintenance: false, access: loaded.brand.access });
  let { brand, content, flags } = loaded;
  let version = 0;
  let versions: ReadonlyMap<string, number> = new Map();

  const read = async () => {
    state = makeReady(await readState(world.db, loaded.brand));
    const rows = await listCurrent(world.db, loaded.brand.code);
    content = contentOf(rows, ({ kind, key }) =>
      world.log.error({ kind, key }, 'a row of the content cannot be read and is left out'),
    );
    flags = readFlags(content.whitelabel);
    brand = withSettings(loaded.brand, content);
    versions = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row.version]));
    version += 1;
  };
  const readAgain = async () => {
    try {
      await read();
    } catch (error) {
      world.log.warn({ err: error }, 'the state of the site was not read yet; the last one holds');
      setTimeout(refresh, RETRY_MS).unref();
    }
  };
  // One after another, so that an older answer never replaces a newer one; and listening begins
  // before the first reading, so that no change falls between.
  let reading = seedContent(world, loaded).then(read);
  const refresh = () => {
    reading = reading.then(readAgain, readAgain);
  };
  bus.onEvent(({ kind }) => {
    if (CHANGING.has(kind)) refresh();
  });
  await reading;

  return {
    ...loaded,
    brand: liveBrand([...(Object.keys(loaded.brand) as (keyof Brand)[]), 'approvals'], () => brand),
    content: liveContent(() => content),
    flags: liveFlags(() => flags),
    contentVersion: () => String(version),
    versionOf: (kind, key) => versions.get(`${kind} ${key}`) ?? 1,
    state: async () => {
      await reading;
      return state;
    },
    visitorOf: (origin, isOperator) => visitorOf(origin, isOperator, regionOf),
  };
}

/** A trusted proxy knows best where a visitor is; else the address tells. */
const visitorOf = (origin: Origin, isOperator: boolean, regionOf: RegionOf): Visitor => ({
  ip: origin.ip,
  region: origin.proxyRegion ?? regionOf(origin.ip),
  isOperator,
});

const CLOSED = { 0: null, 1: 'maintenance', 2: 'access_restricted' } as const satisfies Record<
  Status,
  unknown
>;

/** Keeps blocked visitors out, and during maintenance everyone but operators. */
export const createGate =
  (site: Site): Gate =>
  async (origin, caller) =>
    CLOSED[statusOf(site.visitorOf(origin, caller?.role === 'operator'), await site.state())];
