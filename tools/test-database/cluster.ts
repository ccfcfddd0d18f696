import * as fs from 'node:fs';
import path from 'node:path';
import {
  findRunning,
  startPostgres,
  stopRunning,
  withLock,
} from '../../apps/server/src/base/db/embedded/index.ts';
import { identityOf, isRunning } from '../../apps/server/src/base/db/embedded/process-life.ts';
import { CACHE } from '../paths.ts';
import { dropClones, refreshTemplate } from './template.ts';

/** The one PostgreSQL all test runs of this clone share, at the same time if need be. */
export type TestCluster = { readonly url: string; leave(): Promise<void> };

const FOLDER = path.join(CACHE, 'test-postgres');
const USERS = path.join(CACHE, 'test-postgres-users');
const LOCK = path.join(CACHE, 'test-postgres.lock');

/**
 * Starts the test cluster or joins the one that runs, with a template as the migrations are now.
 * The last to leave drops what the tests left and stops it; a run that was killed does not count.
 */
export async function joinTestCluster(): Promise<TestCluster> {
  fs.mkdirSync(USERS, { recursive: true });
  const url = await withLock(LOCK, async () => {
    const isFirst = listUsers().length === 0;
    const found = findRunning(FOLDER)?.url ?? (await start());
    if (isFirst) await dropClones(found);
    await refreshTemplate(found);
    fs.writeFileSync(ourMark(), identityOf(process.pid));
    return found;
  });
  return { url, leave };
}

async function start(): Promise<string> {
  const postgres = await startPostgres({ dataDir: FOLDER, durable: false, log: () => {} });
  postgres.leave();
  return postgres.url;
}

async function leave(): Promise<void> {
  await withLock(LOCK, async () => {
    fs.rmSync(ourMark(), { force: true });
    if (listUsers().length > 0) return;
    const running = findRunning(FOLDER);
    if (!running) return;
    await dropClones(running.url);
    await stopRunning(FOLDER);
  });
}

const ourMark = () => path.join(USERS, String(process.pid));

/** Test runs that are alive; the marks of dead ones are swept up on the way. */
function listUsers(): readonly string[] {
  return fs.readdirSync(USERS).filter((name) => {
    const mark = path.join(USERS, name);
    if (isRunning(fs.readFileSync(mark, 'utf8'))) return true;
    fs.rmSync(mark, { force: true });
    return false;
  });
}
