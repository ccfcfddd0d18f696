import { readConfig } from './config.ts';
import { startStudio } from './index.ts';

try {
  const studio = await startStudio(readConfig());
  // Whoever started us learns that we are ready.
  process.send?.('ready');
  const stop = () => void studio.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
