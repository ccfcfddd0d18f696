/** `npm run backup` and `npm run restore`: the data folder of a product with its own PostgreSQL. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Obstacle } from '../../apps/server/src/base/db/embedded/index.ts';
import { systemClock } from '../../apps/server/src/base/kernel/clock.ts';
import { red, say } from '../start/say.ts';
import { readSettings } from '../start/settings.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const USAGE = `npm run backup -- FOLDER [--keys FOLDER] [--keep 14]
  copies the data folder while the product runs; keys go to a folder of their own, or into no backup
npm run restore -- BACKUP [--keys FOLDER]
  puts a backup into the empty DATA_DIR; start the product, then npm run ledger:verify`;

const MEGABYTE = 1_000_000;

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Obstacle)) throw error;
  say(red(error.message));
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, keep: { type: 'string' } },
  });
  const [command, named] = positionals;
  const { keys, keep } = values;
  if (named === undefined || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))) {
    say(USAGE);
    return 1;
  }
  const { dataDir, ownDatabase, keyPlaces } = readSettings();
  if (ownDatabase !== null) {
    throw new Obstacle('DATABASE_URL names a database of your own: back it up with its own tools.');
  }
  const place = path.resolve(named);
  if (command === 'restore') {
    await restore({ place, dataDir, ...(keys !== undefined && { keys: path.resolve(keys) }) });
    say(`Restored to ${dataDir}. Start the product, then run npm run ledger:verify.`);
    return 0;
  }
  const files = Object.values(keyPlaces).flatMap((each) => ('file' in each ? [each.file] : []));
  const made = await backUp({
    dataDir,
    folder: place,
    now: systemClock.now(),
    ...(keys !== undefined && { keys: { files, folder: path.resolve(keys) } }),
    ...(keep !== undefined && { keep: Number(keep) }),
  });
  say(`${Math.round(made.bytes / MEGABYTE)} MB copied to ${made.place}`);
  if (made.dropped > 0) say(`${made.dropped} older ones deleted`);
  if (keys === undefined) say('The keys are not in it: name a folder of their own by --keys.');
  return 0;
}
