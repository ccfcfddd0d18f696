import { resolve } from 'node:path';
import type { Theme } from '@baize/contract/theme';
import { themeCss } from '@baize/ui/theme';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { catalogues } from '../../packages/i18n/vite-plugin.ts';
import theme from './theme.json' with { type: 'json' };

const ROOT = import.meta.dirname;
const THEME = 'virtual:theme.css';

/** The console's colours as a file of their own: its page may hold no style of its own. */
const themeFile = (): Plugin => ({
  name: 'console-theme',
  resolveId: (id) => (id === THEME ? `\0${THEME}` : null),
  load: (id) => (id === `\0${THEME}` ? themeCss(theme as unknown as Theme) : null),
});

/** The console as browsers load it, under `/console/`; every name carries a hash of its content. */
export const consoleConfig: InlineConfig = {
  root: ROOT,
  base: '/console/',
  configFile: false,
  logLevel: 'warn',
  plugins: [catalogues(), react(), themeFile()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: resolve(ROOT, 'dist'),
    emptyOutDir: true,
    // The files do not mention them; `keepMaps` takes them away.
    sourcemap: 'hidden',
    target: ['chrome120', 'firefox121', 'safari17.2'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
};
