import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Obstacle } from '../../apps/server/src/db/embedded/index.ts';
import { ROOT } from '../paths.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium of this machine; if there is none, one is installed if that is possible. */
export async function findChromium(): Promise<string> {
  const found = findInstalled() ?? installByPlaywright() ?? installBySystem();
  if (found) return found;
  throw new Obstacle(
    'The browser tests need Chromium and it could not be installed: ' +
      'install chromium with your package manager, or set CHROMIUM_PATH to it.',
  );
}

export function findInstalled(): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return asked;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(isExecutable) ?? [chromium.executablePath()].find((file) => existsSync(file));
}

function installByPlaywright(): string | undefined {
  const program = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
  const withSystem = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = [program, 'install', ...withSystem, 'chromium'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'ignore' });
  return status === 0 ? chromium.executablePath() : undefined;
}

function installBySystem(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: 'ignore' });
  }
  return findInstalled();
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
