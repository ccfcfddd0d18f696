import { resolve } from 'node:path';
import type { Theme } from '@baize/contract/theme';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { catalogues } from '../../packages/i18n/vite-plugin.ts';
import { themeFile } from '../../tools/build/theme-file.ts';
import { chunks } from './chunks.ts';
import { leanContract } from './lean-contract.ts';
import { leanPreload } from './lean-preload.ts';

const ROOT = import.meta.dirname;

/** Browsers of the last two years or so; older ones get the prerendered page without its script. */
const TARGET = ['chrome120', 'firefox121', 'safari17.2'];

const shared = {
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  plugins: [catalogues(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies InlineConfig;

/** What browsers load. Every name carries a hash of its content, so nothing is ever stale. */
export const clientConfig: InlineConfig = {
  ...shared,
  plugins: [...shared.plugins, leanContract(), leanPreload()],
  resolve: {
    alias: {
      'zod/mini': resolve(ROOT, 'lean-zod.ts'),
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  worker: { rolldownOptions: { onLog: refuseMissing } },
  build: {
    outDir: resolve(ROOT, 'dist/client'),
    emptyOutDir: true,
    // The files do not mention them; `keepMaps` takes them away.
    sourcemap: 'hidden',
    target: TARGET,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: resolve(ROOT, 'src/main.tsx'),
      output: {
        codeSplitting: { groups: chunks() },
        // A page names a hundred files: signs of which sixteen exist are half as long when sent.
        hashCharacters: 'hex',
      },
      onLog: refuseMissing,
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
};

/** The lottery pages as the book hands them out to frames of other platforms, in one house's colours. */
export const framedConfig = (theme: Theme): InlineConfig => ({
  ...shared,
  plugins: [...shared.plugins, themeFile(theme), leanPreload()],
  build: {
    outDir: resolve(ROOT, 'dist/framed'),
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: TARGET,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: resolve(ROOT, 'src/framed/main.tsx'), onLog: refuseMissing },
  },
});

/** What the server runs once per page and language to draw the first screen. */
export const prerenderConfig: InlineConfig = {
  ...shared,
  build: {
    outDir: resolve(ROOT, 'dist/prerender'),
    emptyOutDir: true,
    target: 'node24',
    ssr: resolve(ROOT, 'src/app/prerender/prerender.tsx'),
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
};

/** What is imported is there, or there is no site: a worker would be built without it, and die in the browser. */
function refuseMissing(_level: string, { code, message }: { code?: string; message: string }) {
  if (code === 'IMPORT_IS_UNDEFINED' || code === 'UNRESOLVED_IMPORT') throw new Error(message);
}
