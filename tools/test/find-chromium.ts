import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { ROOT } from '../paths.ts';

/** The one without a screen does the same in two thirds of the time. */
const LEAN = 'chromium-headless-shell';
const PATIENCE_MS = 60_000;
const NAMES = [LEAN, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium of this machine; if there is none, one is installed if that is possible. */
export async function findChromium(): Promise<string> {
  const found = findInstalled() ?? installByPlaywright() ?? installBySystem(['chromium']);
  // Where we may, as in a container, the lean one is fetched too; without it all works, slower.
  if (found) return isLean(found) ? found : (installBySystem([LEAN]) ?? found);
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

/** By Debian's own tool, which only its root may use. */
function installBySystem(packages: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || process.env['CHROMIUM_PATH']) return undefined;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: PATIENCE_MS }).status === 0;
  if (!run(install) && run(['update'])) run(install);
  return findInstalled();
}

const isLean = (file: string): boolean => path.basename(file).includes('headless');

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
