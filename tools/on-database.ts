import { spawn } from 'node:child_process';
import path from 'node:path';
import { findRunning } from '../apps/server/src/db/embedded/index.ts';
import { ROOT } from './paths.ts';
import { red, say } from './start/say.ts';
import { readSettings } from './start/settings.ts';

/**
 * Runs one of the server's commands on the database of the product that runs here:
 * `node tools/on-database.ts SCRIPT …`. A person need not know where that database is.
 */
const [script = '', ...words] = process.argv.slice(2);
const settings = readSettings();
const url = settings.ownDatabase ?? findRunning(path.join(settings.dataDir, 'postgres'))?.url;
if (url) {
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, [script, ...words], { cwd: ROOT, env, stdio: 'inherit' });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  say(red('Baize does not run here: start it by npm start, or set DATABASE_URL.'));
  process.exitCode = 1;
}
