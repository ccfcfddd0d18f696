import path from 'node:path';
import { assert } from '@baize/std/assert';
import { migrate as migrateBook } from '../../apps/book/src/db/migrate.ts';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import {
  findRunning,
  Obstacle,
  type Postgres,
  servingUrlOf,
  startPostgres,
} from '../../apps/server/src/base/db/embedded/index.ts';
import { grantServing, OWN_VENDORS } from '../../apps/server/src/base/db/grant-serving.ts';
import { migrate } from '../../apps/server/src/base/db/migrate.ts';
import { findGapsAt, sayGaps } from '../../apps/server/src/config/find-gaps.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { migrate as migrateStudio } from '../../apps/studio/src/db/migrate.ts';
import { bookKeyFile } from './book-process.ts';
import { ensureKeys, openProductKeys } from './key-places.ts';
import { sealAll, vaultsOf } from './seal-all.ts';
import type { Settings } from './settings.ts';
import { studioKeyFile } from './studio-process.ts';
import { type Supervised, supervise } from './supervise.ts';

/** One database under several names: who owns its tables, and those who serve and own nothing. */
export type DatabaseUrls = {
  readonly owner: string;
  readonly site: string;
  readonly studio: string;
  readonly book: string;
};

type Preparing = {
  readonly tell: (line: string) => void;
  readonly keep: (own: Supervised) => void;
};

/** Starts our own PostgreSQL if need be, brings the tables up to date and fills what is empty. */
export async function prepareDatabase(
  settings: Settings,
  { tell, keep }: Preparing,
): Promise<DatabaseUrls> {
  const { dataDir, brand, hasDemoAccounts, studio, book, keyPlaces } = settings;
  const urls = givenUrls(settings) ?? (await startOwn(dataDir, { tell, keep }));
  await migrateAll(urls);
  // Before its migration an older database does not say whether a demonstration used it.
  await refuseGaps(settings, urls.site);
  if (settings.mode === 'demonstration') ensureKeys(keyPlaces, dataDir);
  const keys = await openProductKeys(keyPlaces);
  await sealAll(urls.owner, vaultsOf(keys));
  const loaded = loadBrand(brand);
  const { brand: facts } = loaded;
  await seed(urls.site, {
    vault: keys.site.vault,
    ...(hasDemoAccounts ? { demoOf: facts, demoTeamOf: loaded } : {}),
    studio: studio && { currency: facts.currency.code, keyFile: studioKeyFile(dataDir) },
    book: book && { currency: facts.currency.code, keyFile: bookKeyFile(dataDir) },
  });
  return urls;
}

/** Production with anything of a demonstration in it does not start, and says all that is in the way. */
async function refuseGaps(settings: Settings, url: string): Promise<void> {
  const gaps = await findGapsAt(settings, url);
  if (gaps.length > 0) throw new Obstacle(sayGaps(gaps));
}

async function startOwn(dataDir: string, { tell, keep }: Preparing): Promise<DatabaseUrls> {
  tell('starting PostgreSQL');
  const own: { postgres?: Postgres } = {};
  const start = async () => {
    own.postgres = await startOwnPostgres(dataDir, { before: own.postgres, log: tell });
    return own.postgres;
  };
  const logFile = path.join(dataDir, 'postgres/postgres.log');
  keep(await supervise({ name: 'PostgreSQL', start, tell, logFile }));
  assert(own.postgres, 'what is kept has started');
  return urlsUnder(own.postgres.url);
}

type OwnPostgres = {
  /** The one that ended, if it ran before: the others know its port. */
  readonly before: Postgres | undefined;
  readonly log: (line: string) => void;
};

function startOwnPostgres(dataDir: string, { before, log }: OwnPostgres): Promise<Postgres> {
  before?.leave();
  const port = before ? { port: Number(new URL(before.url).port) } : {};
  return startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: true, log, ...port });
}

/** The database of the product that runs here; undefined when none does. */
export function findDatabase(settings: Settings): DatabaseUrls | undefined {
  const given = givenUrls(settings);
  if (given) return given;
  const own = findRunning(path.join(settings.dataDir, 'postgres'));
  return own && urlsUnder(own.url);
}

/** A database that somebody else runs: they make its roles, and say where each comes in. */
function givenUrls(settings: Settings): DatabaseUrls | null {
  const { ownDatabase: site, migrateDatabase, studioDatabase, bookDatabase } = settings;
  if (site === null) return null;
  return {
    owner: migrateDatabase ?? site,
    site,
    studio: studioDatabase ?? site,
    book: bookDatabase ?? site,
  };
}

/** The names in our own PostgreSQL, which makes the roles when it starts. */
export const urlsUnder = (owner: string): DatabaseUrls => ({
  owner,
  site: servingUrlOf(owner, 'site'),
  studio: servingUrlOf(owner, 'studio'),
  book: servingUrlOf(owner, 'book'),
});

/** As the owner: the tables of all, and what those who serve may do with them. */
export async function migrateAll({ owner, site, ...vendors }: DatabaseUrls): Promise<void> {
  await migrate(owner);
  await migrateStudio(owner);
  await migrateBook(owner);
  const names = {
    site: userOf(site),
    studio: userOf(vendors.studio),
    book: userOf(vendors.book),
  };
  // Who owns the tables may do all with them: there is nothing to give.
  if (names.site === userOf(owner)) return;
  // A role each, or one would read another's secrets.
  const all = [userOf(owner), names.site, ...OWN_VENDORS.map((vendor) => names[vendor])];
  if (new Set(all).size < all.length) throw new Obstacle(APART);
  await grantServing(owner, names);
}

const APART =
  'MIGRATE_DATABASE_URL, DATABASE_URL, STUDIO_DATABASE_URL and BOOK_DATABASE_URL must name four ' +
  'different roles: who owns the tables, who serves the site, the studio and the book.';

const userOf = (url: string): string => decodeURIComponent(new URL(url).username);
