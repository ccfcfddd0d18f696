import { readConfig } from './config.ts';
import { startSandbox } from './index.ts';

try {
  const sandbox = await startSandbox(readConfig());
  // Whoever started us learns that we are ready.
  process.send?.('ready');
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
