import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { clientConfig, prerenderConfig } from './vite-config.ts';

const ASSETS = join(import.meta.dirname, 'dist/client/assets');
const TEXT = /\.(?:js|css|svg)$/;
const SMALLEST_WORTH_IT = 1_024;

if (import.meta.main) await buildSite();

/** Builds the site for browsers and its prerenderer, once for all brands and languages. */
async function buildSite(): Promise<void> {
  await build(clientConfig);
  await build(prerenderConfig);
  await compress();
}

/** Compressed once here, as far as it goes, so that no request waits for it. */
async function compress(): Promise<void> {
  const texts = (await readdir(ASSETS)).filter((name) => TEXT.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(ASSETS, name);
      const content = await readFile(file);
      if (content.length < SMALLEST_WORTH_IT) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
