import path from 'node:path';
import { keySettingsOf } from '../../packages/std/src/node/key-place.ts';
import { ROOT } from '../paths.ts';
import { startBookProcess } from './book-process.ts';
import { buildWeb } from './build-web.ts';
import { openDemoSecrets } from './demo-secrets.ts';
import { type DatabaseUrls, prepareDatabase } from './prepare-database.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Settings } from './settings.ts';
import { startStudioProcess } from './studio-process.ts';
import { type Supervised, type Supervision, supervise } from './supervise.ts';

export type Product = {
  /** Resolves with a sentence when a part ended too often to be started again. */
  readonly broken: Promise<string>;
  /** The studio and the book, which play for the site; the site and the worker; then what they stand on. */
  stop(): Promise<void>;
  /** For those who will not wait: what the site was doing is cut off; the database is not. */
  stopHard(): Promise<void>;
};

/** In the order in which they are stopped; those of one row at the same time. */
const ORDER = [['studio', 'book'], ['site', 'worker'], ['sandbox'], ['postgres']] as const;

export type PartName = (typeof ORDER)[number][number];
export type Parts = Map<PartName, Supervised>;
type Tell = (line: string) => void;

/** Starts all parts, the slow ones side by side. What had started is stopped if another fails. */
export async function runProduct(settings: Settings, tell: Tell): Promise<Product> {
  const parts: Parts = new Map();
  try {
    const keep = (own: Supervised) => void parts.set('postgres', own);
    const database = prepareDatabase(settings, { tell, keep });
    const [urls] = await Promise.all([database, build(settings, tell)]).catch(async (error) => {
      await database.catch(() => {});
      throw error;
    });
    tell('starting the server');
    await startParts(settings, { urls, parts, tell });
    return makeProduct(parts);
  } catch (error) {
    await stopParts(parts);
    throw error;
  }
}

type Starting = { readonly urls: DatabaseUrls; readonly parts: Parts; readonly tell: Tell };

/** All at once: none needs another before its first visitor. What started is kept to be stopped. */
export async function startParts(
  settings: Settings,
  { urls, parts, tell }: Starting,
): Promise<void> {
  const started = await Promise.allSettled(
    startsOf(settings, urls).map(async ({ part, start }) => {
      const about = { name: NAMES[part], logFile: logFileOf(settings, part), start, tell };
      parts.set(part, await supervise(about));
    }),
  );
  const failed = started.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const NAMES: Readonly<Record<PartName, string>> = {
  studio: 'the studio',
  book: 'the book',
  site: 'the site',
  worker: 'the worker',
  sandbox: 'the sandbox',
  postgres: 'PostgreSQL',
};

type Start = { readonly part: PartName; readonly start: Supervision['start'] };

/** Each part of this start in a process of its own: one that dies takes no other along. */
function startsOf(settings: Settings, urls: DatabaseUrls): readonly Start[] {
  const { roles, sandbox, studio, book, dataDir } = settings;
  const secrets = sandbox && openDemoSecrets(dataDir);
  const starts: Start[] = (['site', 'worker'] as const)
    .filter((role) => roles.includes(role))
    .map((role) => ({
      part: role,
      start: (isAgain) => serve(settings, { role, url: urls.site, secrets, isAgain }),
    }));
  if (sandbox && secrets) {
    const own = { ...settings, sandbox, secrets };
    starts.push({ part: 'sandbox', start: (isAgain) => startSandboxProcess(own, isAgain) });
  }
  if (studio) {
    const own = { ...settings, studio, ...vendorPlace(settings, { urls, starts, of: 'studio' }) };
    starts.push({ part: 'studio', start: (isAgain) => startStudioProcess(own, isAgain) });
  }
  if (book) {
    const own = { ...settings, book, ...vendorPlace(settings, { urls, starts, of: 'book' }) };
    starts.push({ part: 'book', start: (isAgain) => startBookProcess(own, isAgain) });
  }
  return starts;
}

type VendorOf = {
  readonly urls: DatabaseUrls;
  readonly starts: readonly Start[];
  readonly of: 'studio' | 'book';
};

/** Figures of our own vendors are at the ports above those of the processes before them. */
const vendorPlace = ({ keyPlaces, metrics }: Settings, { urls, starts, of }: VendorOf) => ({
  databaseUrl: urls[of],
  keys: keyPlaces[of],
  metrics: metrics && {
    ...metrics,
    port: metrics.port + starts.filter(({ part }) => part !== 'sandbox').length,
  },
});

const logFileOf = ({ dataDir }: Settings, part: PartName): string =>
  path.join(dataDir, part === 'site' ? 'server.log' : `${part}.log`);

async function build({ roles }: Settings, tell: Tell): Promise<void> {
  const isShown = roles.includes('site') || roles.includes('studio');
  if (isShown) await buildWeb(() => tell('building the site and the games'));
}

type Serving = {
  readonly role: 'site' | 'worker';
  readonly url: string;
  readonly secrets: Readonly<Record<string, string>> | null;
  readonly isAgain: boolean;
};

function serve(
  settings: Settings,
  { role, url, secrets, isAgain }: Serving,
): Promise<ServerProcess> {
  const other = role === 'site' ? 'worker' : 'site';
  return startServer({
    name: role,
    script: path.join(ROOT, 'apps/server/src/main.ts'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: settings.dataDir,
      ...keySettingsOf(settings.keyPlaces.site),
      PORT: String(settings.port),
      BRAND: settings.brand,
      MODE: settings.mode,
      ROLES: settings.roles.filter((each) => each !== other).join(','),
      ...metricsOf(settings, role),
      ...secrets,
    },
    readyUrl: role === 'site' ? `http://127.0.0.1:${settings.port}/readyz` : null,
    logFile: logFileOf(settings, role),
    isAgain,
  });
}

/** Each process has figures of its own: those of the worker are one port above the site's. */
function metricsOf({ metrics, roles }: Settings, role: Serving['role']): Record<string, string> {
  if (!metrics) return {};
  const isSecond = role === 'worker' && roles.includes('site');
  return { METRICS_PORT: String(metrics.port + (isSecond ? 1 : 0)), METRICS_HOST: metrics.host };
}

function makeProduct(parts: Parts): Product {
  return {
    broken: Promise.race([...parts.values()].map(({ lost }) => lost)),
    stop: () => stopParts(parts),
    async stopHard() {
      for (const part of parts.values()) part.expectEnd();
      await parts.get('site')?.kill();
      await parts.get('worker')?.kill();
      await stopParts(parts);
    },
  };
}

/** A signal to all of them ends parts whose turn has not come: all are told before the first is stopped. */
export async function stopParts(parts: Parts): Promise<void> {
  for (const part of parts.values()) part.expectEnd();
  for (const row of ORDER) {
    const running = row.flatMap((name) => parts.get(name) ?? []);
    await Promise.all(running.map((part) => part.stop()));
  }
}
