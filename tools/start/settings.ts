import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { type Config, readConfig } from '../../apps/server/src/config/config.ts';
import type { Gap } from '../../apps/server/src/config/production-gaps.ts';
import { ROOT } from '../paths.ts';
import { type KeyPlaces, keyPlacesOf } from './key-places.ts';

export type Settings = Config & {
  /** Set by the person who starts, or null: then our own PostgreSQL is used. */
  readonly ownDatabase: string | null;
  /** The same database for its owner, who migrates; null: whoever serves owns the tables too. */
  readonly migrateDatabase: string | null;
  /** The same database for the studio. */
  readonly studioDatabase: string | null;
  /** Where the keys of the site and of the studio are. */
  readonly keyPlaces: KeyPlaces;
  readonly brandName: string;
  readonly site: string;
  /** Only where messages go nowhere and the database is our own: their passwords are known to all. */
  readonly hasDemoAccounts: boolean;
};

/** What the environment asks for, checked before anything slow begins. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const ownDatabase = environment['DATABASE_URL'] || null;
  const config = parse({ ...environment, DATABASE_URL: ownDatabase ?? 'postgres://ours' });
  const dataDir = path.resolve(ROOT, config.dataDir);
  const isProduction = config.mode === 'production';
  return {
    ...config,
    settingsGaps: [...config.settingsGaps, ...(isProduction ? findStartGaps(environment) : [])],
    dataDir,
    ownDatabase,
    migrateDatabase: ownDatabase && (environment['MIGRATE_DATABASE_URL'] || null),
    studioDatabase: ownDatabase && (environment['STUDIO_DATABASE_URL'] || null),
    keyPlaces: keyPlacesOf(environment, dataDir),
    brandName: readBrandName(config.brand),
    site: isProduction ? config.publicUrl : `http://localhost:${config.port}`,
    hasDemoAccounts:
      config.mode === 'demonstration' && config.sandbox !== null && ownDatabase === null,
  };
}

/** What only a start can know: a process that it starts is told its own keys and way in alone. */
function findStartGaps(environment: NodeJS.ProcessEnv): readonly Gap[] {
  const isSet = (...names: readonly string[]) => names.some((name) => environment[name]);
  const gaps: Gap[] = [];
  if (!isSet('KEYS', 'KEYS_FILE') || !isSet('STUDIO_KEYS', 'STUDIO_KEYS_FILE')) {
    const text =
      'KEYS_FILE and STUDIO_KEYS_FILE are not both set: say where the keys are that secrets in the ' +
      'database are sealed by, and keep them elsewhere than the database.';
    gaps.push({ kind: 'keys', text });
  }
  if (isSet('DATABASE_URL') && !isSet('MIGRATE_DATABASE_URL')) {
    const text =
      'MIGRATE_DATABASE_URL is not set, so who serves would own the tables and could change ' +
      'history: name the owner there, and roles that own nothing in DATABASE_URL and ' +
      'STUDIO_DATABASE_URL.';
    gaps.push({ kind: 'database role', text });
  }
  return gaps;
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

function readBrandName(code: string): string {
  const brands = path.join(ROOT, 'brands');
  const file = path.join(brands, code, 'brand.json');
  if (existsSync(file)) {
    const { names } = JSON.parse(readFileSync(file, 'utf8')) as { names: { EN?: string } };
    return names.EN ?? code;
  }
  const codes = readdirSync(brands, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const list = codes.map((entry) => entry.name).join(', ');
  throw new Obstacle(`There is no brand ${code}: set BRAND to one of ${list}.`);
}
