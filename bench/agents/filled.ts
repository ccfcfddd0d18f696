import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { instant } from '@baize/std/time';
import { type Postgres, startPostgres } from '../../apps/server/src/base/db/embedded/index.ts';
import { type Connection, migrate, openDatabase } from '../../apps/server/src/base/db/index.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import { fillTree, type Size } from './fill.ts';
import { secondsOf } from './measure.ts';

/** Says that a folder was filled to the end, and with which day. */
const MARK = 'filled.json';

type Filling = {
  readonly size: Size;
  /** Where trees are kept; without it each is filled, worked on and thrown away. */
  readonly keep: string | undefined;
  /** Counts what was played, before a tree is kept. */
  readonly count: (connection: Connection) => Promise<unknown>;
};

/**
 * A database with a tree in it, for `work`, and away with it afterwards. Where a folder is named the
 * tree is filled and counted there once, with the day that was yesterday then, and every run works on
 * a copy.
 */
export async function withFilled<Result>(
  filling: Filling,
  work: (postgres: Postgres, size: Size) => Promise<Result>,
): Promise<Result> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-agents-'));
  try {
    const { size, keep } = filling;
    if (keep === undefined) await using(dataDir, (url) => fill(url, size));
    const filled = keep === undefined ? size : await copyTo(dataDir, keep, filling);
    // What was written by then is not to be in the way of what is measured.
    execFileSync('sync');
    const postgres = await startPostgres({ dataDir, durable: true, log: () => {} });
    try {
      await migrate(postgres.url);
      return await work(postgres, filled);
    } finally {
      await postgres.stop();
    }
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** With owners and modes: PostgreSQL asks for its own. */
async function copyTo(dataDir: string, keep: string, { size, count }: Filling): Promise<Size> {
  const kept = path.resolve(keep, `${size.members}`);
  const mark = path.join(kept, MARK);
  if (!fs.existsSync(mark)) {
    await using(kept, async (url) => {
      await fill(url, size);
      await withConnection(url, async (connection) => {
        await count(connection);
        await connection.pool.query('vacuum analyze');
      });
    });
    fs.writeFileSync(mark, JSON.stringify({ from: size.from, to: size.to }));
  }
  execFileSync('cp', ['-a', `${kept}/.`, dataDir], { stdio: 'inherit' });
  const { from, to } = JSON.parse(fs.readFileSync(mark, 'utf8')) as Record<'from' | 'to', string>;
  return { ...size, from: instant(new Date(from)), to: instant(new Date(to)) };
}

/** Nothing of it is measured, and a power cut costs nothing but time. */
async function using(dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const postgres = await startPostgres({ dataDir, durable: false, log: () => {} });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function fill(url: string, size: Size): Promise<void> {
  await migrate(url);
  await seed(url, { vault: testVault });
  const seconds = await secondsOf(() => withConnection(url, ({ pool }) => fillTree(pool, size)));
  const { members, bets } = size;
  const took = `${Math.round(seconds)} s`;
  process.stderr.write(`${members} members and ${bets} bets were filled in ${took}\n`);
}

async function withConnection(
  url: string,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = openDatabase(url, { max: 1, vault: testVault });
  await work(connection);
  await connection.db.destroy();
}
