import { readConfig } from '../config.ts';
import { startStudio } from '../index.ts';
import { TEST_ENGINES } from './engines.ts';

/** A studio with the games of the tests in a process of its own, which a test kills. */
await startStudio({ ...readConfig(), engines: TEST_ENGINES });
process.send?.('ready');
// Nobody is left to kill us.
process.once('disconnect', () => process.exit(0));
