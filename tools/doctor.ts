import { examine } from './start/examine.ts';
import { green, red, say } from './start/say.ts';
import { readSettings } from './start/settings.ts';

/** `npm run doctor`: whether production would start here, and the same list it would refuse with. */
try {
  const reasons = await examine(readSettings({ ...process.env, MODE: 'production' }));
  if (reasons === null) {
    say(green('Nothing keeps production from starting.'));
    say('Then make the first operator: npm run operators -- add USERNAME admin NAME');
  } else {
    say(red(reasons));
    process.exitCode = 1;
  }
} catch (error) {
  say(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();
