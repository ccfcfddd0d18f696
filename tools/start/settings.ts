import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { type Config, readConfig } from '../../apps/server/src/config/config.ts';
import { ROOT } from '../paths.ts';
import { type KeyPlaces, keyPlacesOf } from './key-places.ts';
import { findStartGaps } from './start-gaps.ts';

export type Settings = Config & {
  /** Set by the person who starts, or null: then our own PostgreSQL is used. */
  readonly ownDatabase: string | null;
  /** The same database for its owner, who migrates; null: whoever serves owns the tables too. */
  readonly migrateDatabase: string | null;
  /** The same database for our own vendors. */
  readonly studioDatabase: string | null;
  readonly bookDatabase: string | null;
  /** Where the keys of the site and of our own vendors are. */
  readonly keyPlaces: KeyPlaces;
  readonly brandName: string;
  readonly hasAutoplay: boolean;
  readonly hasFeatureBuy: boolean;
  readonly prizeModes: readonly string[];
  readonly site: string;
  /** Only where messages go nowhere and the database is our own: their passwords are known to all. */
  readonly hasDemoAccounts: boolean;
};

type PlayFacts = 'hasAutoplay' | 'hasFeatureBuy' | 'prizeModes';

type BrandFile = Pick<Settings, PlayFacts> & {
  readonly names: { readonly EN?: string };
};

/** What the environment asks for, checked before anything slow begins. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const ownDatabase = environment['DATABASE_URL'] || null;
  const config = parse({ ...environment, DATABASE_URL: ownDatabase ?? 'postgres://ours' });
  const dataDir = path.resolve(ROOT, config.dataDir);
  const isProduction = config.mode === 'production';
  const keyPlaces = keyPlacesOf(environment, dataDir);
  const startGaps = isProduction
    ? findStartGaps({ environment, keyPlaces, brand: config.brand })
    : [];
  return {
    ...config,
    settingsGaps: [...config.settingsGaps, ...startGaps],
    dataDir,
    ownDatabase,
    migrateDatabase: ownDatabase && (environment['MIGRATE_DATABASE_URL'] || null),
    studioDatabase: ownDatabase && (environment['STUDIO_DATABASE_URL'] || null),
    bookDatabase: ownDatabase && (environment['BOOK_DATABASE_URL'] || null),
    keyPlaces,
    ...readBrandFacts(config.brand),
    site: isProduction ? config.publicUrl : `http://localhost:${config.port}`,
    hasDemoAccounts:
      config.mode === 'demonstration' && config.sandbox !== null && ownDatabase === null,
  };
}

/** In a database of one's own may be real money: nobody gets a demonstration on it by saying nothing. */
export function assertModeSaid(environment: NodeJS.ProcessEnv = process.env): void {
  if (environment['MODE'] || !environment['DATABASE_URL']) return;
  throw new Obstacle(
    'DATABASE_URL names a database of your own: say MODE=production, or MODE=demonstration for ' +
      'one that only has play money.',
  );
}

function parse(environment: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    throw new Obstacle(error instanceof Error ? error.message : String(error));
  }
}

function readBrandFacts(code: string): Pick<Settings, 'brandName' | PlayFacts> {
  const brands = path.join(ROOT, 'brands');
  const file = path.join(brands, code, 'brand.json');
  if (existsSync(file)) {
    const brand = JSON.parse(readFileSync(file, 'utf8')) as BrandFile;
    const { names, hasAutoplay, hasFeatureBuy, prizeModes } = brand;
    return { brandName: names.EN ?? code, hasAutoplay, hasFeatureBuy, prizeModes };
  }
  const codes = readdirSync(brands, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const list = codes.map((entry) => entry.name).join(', ');
  throw new Obstacle(`There is no brand ${code}: set BRAND to one of ${list}.`);
}
