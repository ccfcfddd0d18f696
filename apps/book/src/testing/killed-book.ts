import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keySettingsOf } from '@baize/std/node/key-place';
import type { BookOptions } from '../index.ts';

const SCRIPT = path.join(import.meta.dirname, '../main.ts');
/** What Node made of our files the last time: whoever is killed is back sooner. */
const COMPILED = path.join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The book as it runs, in a process of its own on the same tables, that dies as a machine dies. */
export async function startKillableBook({ wallet, databaseUrl, keys }: BookOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-book-'));
  const keyFile = path.join(folder, 'key.json');
  await writeFile(keyFile, JSON.stringify(wallet), { mode: 0o600 });
  const port = await freePort();
  const child = spawn(process.execPath, [SCRIPT], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: databaseUrl,
      BOOK_PORT: String(port),
      WALLET_URL: wallet.url,
      BOOK_KEY_FILE: keyFile,
      BOOK_SITES: 'http://localhost:8080',
      LOG_LEVEL: 'silent',
      // Draws and matches of tests are in the tables: a season beside them would only take its time.
      BOOK_MATCHES: 'none',
      ...keySettingsOf(keys),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const died = ended.then(() => {
    throw new Error('the book ended before it was ready');
  });
  await Promise.race([once(child, 'message'), died]);
  died.catch(() => {});
  return {
    url: `http://localhost:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
