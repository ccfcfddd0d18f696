import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import path from 'node:path';

/**
 * Whether node_modules is what the lock file says. The stamp is written after a whole install and
 * goes with the folder when the next one begins. An install by hand is recognised by npm's own
 * record, which npm writes last.
 */
export function isInstalled(root) {
  if (!fs.existsSync(path.join(root, 'node_modules', 'node', 'bin', 'node'))) return false;
  const wanted = fingerprint(root);
  if (wanted === undefined) return false;
  if (read(stampFile(root)) === wanted) return true;
  if (!npmAgrees(root)) return false;
  markInstalled(root);
  return true;
}

export function markInstalled(root) {
  try {
    fs.writeFileSync(stampFile(root), fingerprint(root) ?? '');
  } catch {
    // A folder we may only read is looked at again next time.
  }
}

const stampFile = (root) => path.join(root, 'node_modules', '.baize-install');

/** Everything an install depends on: what is asked for, and for which kind of machine. */
function fingerprint(root) {
  const lock = read(path.join(root, 'package-lock.json'));
  if (lock === undefined) return undefined;
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n${lock}`);
  for (const folder of ['.', ...workspaces(root)]) {
    hash.update(`\n${folder}\n${read(path.join(root, folder, 'package.json')) ?? ''}`);
  }
  return hash.digest('hex');
}

function workspaces(root) {
  return ['apps', 'packages'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .sort()
      .map((name) => path.join(folder, name)),
  );
}

/** Every package that is installed has the version of the lock file, and none we need is missing. */
function npmAgrees(root) {
  const asked = parse(read(path.join(root, 'package-lock.json')));
  const made = parse(read(path.join(root, 'node_modules', '.package-lock.json')));
  if (!asked?.packages || !made?.packages) return false;
  return Object.entries(asked.packages).every(([place, { version, optional, link }]) => {
    if (!place.includes('node_modules/')) return true;
    const found = made.packages[place];
    if (!found) return optional === true;
    return link === true || found.version === version;
  });
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text) {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
