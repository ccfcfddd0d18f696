import { join, resolve } from 'node:path';
import { build } from 'vite';
import { compress } from '../../tools/build/compress.ts';
import { keepMaps } from '../../tools/build/keep-maps.ts';

const ROOT = import.meta.dirname;

/** Browsers of the last two years or so, as the site that shows the games. */
const TARGET = ['chrome120', 'firefox121', 'safari17.2'];

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: resolve(ROOT, 'dist'),
    emptyOutDir: true,
    // The files do not mention them; `keepMaps` takes them away.
    sourcemap: 'hidden',
    target: TARGET,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: resolve(ROOT, 'src/client/main.ts') },
  },
});
await keepMaps('studio', join(ROOT, 'dist'));
await compress(join(ROOT, 'dist/assets'));
