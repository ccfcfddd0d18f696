import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keySettingsOf } from '@baize/std/node/key-place';
import type { StudioOptions } from '../index.ts';

let started = 0;

/** A studio in a process of its own, on the same tables, that can be killed as a machine dies. */
export async function startKillableStudio({ wallet, databaseUrl, keys }: StudioOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), 'baize-studio-'));
  const keyFile = path.join(folder, 'key.json');
  await writeFile(keyFile, JSON.stringify(wallet), { mode: 0o600 });
  started += 1;
  const port = 20_000 + ((process.pid * 10 + started) % 20_000);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'studio-process.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      STUDIO_PORT: String(port),
      WALLET_URL: wallet.url,
      STUDIO_KEY_FILE: keyFile,
      STUDIO_SITES: 'http://localhost:8080',
      LOG_LEVEL: 'silent',
      ...keySettingsOf(keys),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    url: `http://localhost:${port}`,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
