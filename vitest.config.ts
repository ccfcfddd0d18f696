import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,tools,bench,sim}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['tools/test-database/vitest-setup.ts'],
    pool: 'forks',
    // Reading the modules anew for each file took as long as the tests: files share a process, and
    // what one must not share is in its own database.
    isolate: false,
    // Tests of processes that are killed and started wait more than they work.
    maxWorkers: availableParallelism() + 1,
    // Vitest would set it to `test`, and processes that tests start would take it for a mode of ours.
    env: { MODE: 'demonstration' },
    // They end what hangs; on a busy machine a test that works may take long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
