import { flushCompileCache } from 'node:module';
import { startPlatform } from './app.ts';
import { readConfig } from './config/config.ts';

/** What began is given this long to end; a platform that hangs must still be replaceable. */
const STOP_WITHIN_MS = 10_000;

try {
  const platform = await startPlatform(readConfig());
  // Whoever started us learns that we are ready, also when this process serves no page to ask.
  process.send?.('ready');
  // Saved at once: the process can be killed before it exits.
  flushCompileCache();
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    platform.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
