import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { catalogues } from '../../i18n/vite-plugin.ts';

/** The workshop as an app of its own; it is never part of what visitors load. */
export const workshopConfig: InlineConfig = {
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  cacheDir: '../../../node_modules/.vite/workshop',
  plugins: [catalogues(), react()],
  publicDir: false,
};
