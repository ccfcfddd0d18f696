import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeLock, type LockFile } from './lock/complete.ts';
import { ROOT } from './paths.ts';

const file = path.join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const added = completeLock(lock);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages for other machines added to the lock file`);
