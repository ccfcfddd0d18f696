import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { explainNpm } from './explain-npm.mjs';
import { Halt } from './halt.mjs';
import { withInstallLock } from './install-lock.mjs';
import { isInstalled, markInstalled } from './installed.mjs';

const NEEDED_BYTES = 1.5 * 1024 ** 3;

/**
 * Brings node_modules to what the lock file says and returns the Node that lives there. Silent and
 * quick when nothing is to do; an install that was cut short is done again.
 */
export async function ensureInstalled(root) {
  if (!isInstalled(root)) {
    await withInstallLock(root, async () => {
      if (!isInstalled(root)) await install(root);
    });
  }
  return path.join(root, 'node_modules', 'node', 'bin', 'node');
}

async function install(root) {
  checkWritable(root);
  checkSpace(root);
  const npm = findNpm();
  console.log('Installing packages, once; this takes about a minute.');
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000'];
  const cache = chooseCache(root);
  const said = await run(npm, [...flags, ...patience, ...(cache ? ['--cache', cache] : [])], root);
  if (said !== undefined) throw explainNpm(said);
  checkRuntime(root);
  markInstalled(root);
}

function checkWritable(root) {
  try {
    fs.accessSync(root, fs.constants.W_OK);
  } catch {
    throw new Halt(
      `Packages cannot be installed into ${root}: the folder is not writable for you.`,
    );
  }
}

function checkSpace(root) {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize >= NEEDED_BYTES) return;
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  throw new Halt(
    `The packages need 1.5 GB, the disk has ${free} MB left: make room, then try again.`,
  );
}

/** The npm that called us, or the one on the path. */
function findNpm() {
  const caller = process.env.npm_execpath ?? '';
  if (path.basename(caller) === 'npm-cli.js' && fs.existsSync(caller)) {
    return [process.execPath, caller];
  }
  if (spawnSync('npm', ['--version']).status === 0) return ['npm'];
  throw new Halt('npm is missing: install it (it comes with Node), then try again.');
}

/** npm keeps its cache in the home folder; where that cannot be written, ours has to do. */
function chooseCache(root) {
  const usual = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  try {
    fs.mkdirSync(usual, { recursive: true });
    fs.accessSync(usual, fs.constants.W_OK);
    return undefined;
  } catch {
    return path.join(root, '.cache', 'npm');
  }
}

/** What npm said if it failed, undefined if it did not. */
function run([file, ...before], args, root) {
  return new Promise((resolve) => {
    const child = spawn(file, [...before, ...args], {
      cwd: root,
      // Without these npm behaves as on a terminal of its own, whoever called it and from where.
      env: { ...process.env, npm_config_progress: 'false', NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : said));
  });
}

function checkRuntime(root) {
  const node = path.join(root, 'node_modules', 'node', 'bin', 'node');
  if (spawnSync(node, ['--version']).status === 0) return;
  throw new Halt(
    `The Node that comes with the packages does not run on ${process.platform} ${process.arch}: ` +
      'remove node_modules and try again.',
  );
}
