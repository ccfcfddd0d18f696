import { resolve } from 'node:path';
import type { Theme } from '@baize/contract/theme';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { catalogues } from '../../packages/i18n/vite-plugin.ts';
import { themeFile } from '../../tools/build/theme-file.ts';
import theme from './theme.json' with { type: 'json' };

const ROOT = import.meta.dirname;

const STYLES = /^ *<link rel="stylesheet"[^>]*>\n/gmu;

/**
 * The styles that all pages share come first: they name the order of the layers, and a part's styles that
 * a browser read before them would stand below the reset.
 */
const sharedStylesFirst: Plugin = {
  name: 'shared-styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const links = html.match(STYLES) ?? [];
      const shared = links.filter((link) => link.includes('/assets/index-'));
      const others = links.filter((link) => !shared.includes(link));
      return html
        .replace(STYLES, '')
        .replace('  </head>', `${[...shared, ...others].join('')}  </head>`);
    },
  },
};

/** The console as browsers load it, under `/console/`; every name carries a hash of its content. */
export const consoleConfig: InlineConfig = {
  root: ROOT,
  base: '/console/',
  configFile: false,
  logLevel: 'warn',
  plugins: [catalogues(), react(), themeFile(theme as unknown as Theme), sharedStylesFirst],
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
