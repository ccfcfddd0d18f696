import { spawn } from 'node:child_process';
import { keySettingsOf } from '../packages/std/src/node/key-place.ts';
import { ROOT } from './paths.ts';
import { findDatabase } from './start/prepare-database.ts';
import { red, say } from './start/say.ts';
import { readSettings } from './start/settings.ts';

/** Commands that make or change tables; all others come in as the site does. */
const AS_OWNER = ['bench/records/generate.ts'];

/**
 * Runs one of the server's commands on the database of the product that runs here:
 * `node tools/on-database.ts SCRIPT …`. A person need not know where that database is.
 */
const [script = '', ...words] = process.argv.slice(2);
const settings = readSettings();
const urls = findDatabase(settings);
if (urls) {
  const env = {
    ...process.env,
    ...keySettingsOf(settings.keyPlaces.site),
    DATABASE_URL: AS_OWNER.includes(script) ? urls.owner : urls.site,
  };
  const child = spawn(process.execPath, [script, ...words], { cwd: ROOT, env, stdio: 'inherit' });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  say(red('Baize does not run here: start it by npm start, or set DATABASE_URL.'));
  process.exitCode = 1;
}
