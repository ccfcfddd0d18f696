import { startPlatform } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';

/** The site of the product in a process of its own. Tells its address to its parent. */
const platform = await startPlatform(readConfig());
process.send?.(platform.url);
process.once('disconnect', () => {
  void platform.stop().finally(() => process.exit());
});
