import { join } from 'node:path';
import { build } from 'vite';
import { compress } from '../../tools/build/compress.ts';
import { keepMaps } from '../../tools/build/keep-maps.ts';
import { clientConfig, prerenderConfig } from './vite-config.ts';

if (import.meta.main) await buildSite();

/** Builds the site for browsers and its prerenderer, once for all brands and languages. */
async function buildSite(): Promise<void> {
  await build(clientConfig);
  await keepMaps('web', join(import.meta.dirname, 'dist/client'));
  await build(prerenderConfig);
  await compress(join(import.meta.dirname, 'dist/client/assets'));
}
