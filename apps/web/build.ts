import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '@baize/contract/theme';
import { build } from 'vite';
import { compress } from '../../tools/build/compress.ts';
import { keepMaps } from '../../tools/build/keep-maps.ts';
import { clientConfig, framedConfig, prerenderConfig } from './vite-config.ts';

if (import.meta.main) await buildSite();

/** Builds the site for browsers and its prerenderer, once for all brands and languages. */
async function buildSite(): Promise<void> {
  await build(clientConfig);
  await keepMaps('web', join(import.meta.dirname, 'dist/client'));
  await build(prerenderConfig);
  await build(framedConfig(houseTheme()));
  await keepMaps('framed', join(import.meta.dirname, 'dist/framed'));
  await compress(join(import.meta.dirname, 'dist/client/assets'));
  await compress(join(import.meta.dirname, 'dist/framed/assets'));
}

/** The default brand's: a frame shows no brand of ours, and needs some colours. */
function houseTheme(): Theme {
  const file = join(import.meta.dirname, '../../brands/mekhala/brand.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { theme: Theme }).theme;
}
