/** `npm run keys`: the keys that secrets and personal values in the database are sealed by. */
import { openProductKeys, RINGS } from '../start/key-places.ts';
import { findDatabase } from '../start/prepare-database.ts';
import { red, say } from '../start/say.ts';
import { readSettings } from '../start/settings.ts';
import { countAll, dropUnused, rotateKeys } from './rotate-keys.ts';

const USAGE = `npm run keys -- …
  status   which key has sealed how many values
  rotate   makes a new key and seals everything by it; ended in the middle, run it again
  drop     takes keys out of the ring that nothing is sealed by any more`;

const [command] = process.argv.slice(2);
try {
  process.exitCode = await run();
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();

async function run(): Promise<number> {
  const settings = readSettings();
  const urls = findDatabase(settings);
  if (!urls) {
    say(red('Baize does not run here: start it by npm start, or set DATABASE_URL.'));
    return 1;
  }
  const places = settings.keyPlaces;
  const rotation = { ownerUrl: urls.owner, places, keys: await openProductKeys(places), tell: say };
  if (command === 'rotate') await rotateKeys(rotation);
  else if (command === 'drop') await dropUnused(rotation);
  else if (command !== 'status') {
    say(USAGE);
    return 1;
  }
  const counts = await countAll(urls.owner);
  for (const whose of RINGS) {
    const { current } = rotation.keys[whose].ring();
    say(`${whose}: the current key is ${current}`);
    for (const [id, count] of counts[whose]) say(`  ${id || 'in the clear'}: ${count} values`);
  }
  return 0;
}
