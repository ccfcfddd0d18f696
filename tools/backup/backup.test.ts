import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../apps/server/src/base/db/embedded/index.ts';
import { backUp, listBackups } from './back-up.ts';
import { restore } from './restore.ts';

const top = await mkdtemp(path.join(os.tmpdir(), 'baize backup '));
const started: Postgres[] = [];
afterAll(async () => {
  for (const each of started) await each.stop();
  await rm(top, { recursive: true, force: true });
});

const at = (name: string) => path.join(top, name);

async function start(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'postgres');
  const postgres = await startPostgres({ dataDir: folder, durable: true, log: () => {} });
  started.push(postgres);
  return postgres.url;
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}

const rowsOf = async (client: Client): Promise<number> =>
  (await client.query<{ count: number }>('select count(*)::int as count from written')).rows[0]
    ?.count ?? 0;

test('item 117: a backup of a running product is restored with all that was committed, its keys and its files', async () => {
  const [first, second, folder, keys] = [at('first'), at('second'), at('backups'), at('keys')];
  await mkdir(first, { recursive: true });
  await writeFile(path.join(first, 'site.keys'), 'the ring');
  await writeFile(path.join(first, 'studio-key.json'), '{}');
  const url = await start(first);
  const client = await connect(url);
  await client.query('create table written (id bigint primary key)');
  await client.query('insert into written select generate_series(1, 200)');
  const files = [path.join(first, 'site.keys')];

  const before = await rowsOf(client);
  const over = new AbortController();
  const other = await connect(url);
  const writing = (async () => {
    for (let id = 201; !over.signal.aborted; id += 1) {
      await other.query('insert into written values ($1)', [id]);
    }
  })();
  await mkdir(path.join(folder, 'baize-20261101T030000Z'), { recursive: true });
  const made = await backUp({
    dataDir: first,
    folder,
    keys: { files, folder: keys },
    keep: 1,
    now: new Date('2026-11-17T03:00:00Z'),
  });
  const written = await rowsOf(client);
  over.abort();
  await writing;
  expect(made.dropped).toBe(1);
  expect(await listBackups(folder)).toEqual(['baize-20261117T030000Z']);
  await other.end();
  await client.end();

  await expect(restore({ place: made.place, dataDir: first })).rejects.toThrow('not empty');
  await expect(restore({ place: keys, dataDir: second })).rejects.toThrow('not a whole backup');
  await restore({ place: made.place, dataDir: second, keys });
  expect(await readFile(path.join(second, 'site.keys'), 'utf8')).toBe('the ring');
  expect(await readFile(path.join(second, 'studio-key.json'), 'utf8')).toBe('{}');
  const restored = await connect(await start(second));
  const found = await rowsOf(restored);
  expect(found).toBeGreaterThanOrEqual(before);
  expect(found).toBeLessThanOrEqual(written);
  await restored.end();
}, 300_000);
