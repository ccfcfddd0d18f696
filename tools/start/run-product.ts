import path from 'node:path';
import type { Postgres } from '../../apps/server/src/db/embedded/index.ts';
import { ROOT } from '../paths.ts';
import { buildWeb } from './build-web.ts';
import { openDemoSecrets } from './demo-secrets.ts';
import { type DatabaseUrls, prepareDatabase } from './prepare-database.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import type { Settings } from './settings.ts';
import { startStudioProcess } from './studio-process.ts';

export type Product = {
  /** Resolves with a sentence when a part ends that was not told to. */
  readonly broken: Promise<string>;
  /** The studio, which plays for the server; the server; then what it stands on. */
  stop(): Promise<void>;
  /** For those who will not wait: what the server was doing is cut off; the database is not. */
  stopHard(): Promise<void>;
};

type Parts = { postgres?: Postgres; sandbox?: ServerProcess; studio?: ServerProcess };

/** Starts all parts, the slow ones side by side. What had started is stopped if another fails. */
export async function runProduct(
  settings: Settings,
  tell: (line: string) => void,
): Promise<Product> {
  const parts: Parts = {};
  try {
    const database = prepareDatabase(settings, { tell, keep: (own) => (parts.postgres = own) });
    const [urls] = await Promise.all([database, build(settings, tell)]).catch(async (error) => {
      await database.catch(() => {});
      throw error;
    });
    tell('starting the server');
    const server = await startAll(settings, urls, parts);
    return makeProduct(server, parts);
  } catch (error) {
    await stopGround(parts);
    throw error;
  }
}

/** All at once: none needs another before its first visitor. What started is kept to be stopped. */
async function startAll(
  settings: Settings,
  urls: DatabaseUrls,
  parts: Parts,
): Promise<ServerProcess> {
  const { sandbox, studio } = settings;
  const starts = await Promise.allSettled([
    serve(settings, urls.site),
    sandbox &&
      startSandboxProcess({ ...settings, sandbox, secrets: openDemoSecrets(settings.dataDir) }),
    studio && startStudioProcess({ ...settings, studio, databaseUrl: urls.studio }),
  ]);
  const [server, own, games] = starts;
  if (own.status === 'fulfilled' && own.value) parts.sandbox = own.value;
  if (games.status === 'fulfilled' && games.value) parts.studio = games.value;
  const failed = starts.find(({ status }) => status === 'rejected');
  if (!failed && server.status === 'fulfilled') return server.value;
  if (server.status === 'fulfilled') await server.value.stop();
  throw failed?.status === 'rejected' ? failed.reason : new Error('the server did not start');
}

async function build({ roles }: Settings, tell: (line: string) => void): Promise<void> {
  const isShown = roles.includes('site') || roles.includes('studio');
  if (isShown) await buildWeb(() => tell('building the site and the games'));
}

const serve = (settings: Settings, url: string): Promise<ServerProcess> =>
  startServer({
    script: path.join(ROOT, 'apps/server/src/main.ts'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: settings.dataDir,
      PORT: String(settings.port),
      BRAND: settings.brand,
      MODE: settings.mode,
      ROLES: settings.roles.join(','),
      ...(settings.sandbox ? openDemoSecrets(settings.dataDir) : {}),
    },
    readyUrl: settings.roles.includes('site') ? `http://127.0.0.1:${settings.port}/readyz` : null,
    logFile: path.join(settings.dataDir, 'server.log'),
  });

function makeProduct(server: ServerProcess, parts: Parts): Product {
  const { postgres, sandbox, studio } = parts;
  const ends = [server.ended.then(() => 'The server stopped by itself.')];
  if (postgres) ends.push(postgres.ended.then(() => 'PostgreSQL stopped by itself.'));
  if (sandbox) ends.push(sandbox.ended.then(() => 'The sandbox stopped by itself.'));
  if (studio) ends.push(studio.ended.then(() => 'The studio stopped by itself.'));
  return {
    broken: Promise.race(ends),
    async stop() {
      await studio?.stop();
      await server.stop();
      await stopGround(parts);
    },
    async stopHard() {
      server.kill();
      await server.ended;
      await stopGround(parts);
    },
  };
}

async function stopGround({ postgres, sandbox, studio }: Parts): Promise<void> {
  await Promise.all([studio?.stop(), sandbox?.stop()]);
  await postgres?.stop();
}
