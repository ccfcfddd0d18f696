import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const ROOT = import.meta.dirname;
const ASSETS = join(ROOT, 'dist/assets');
const TEXT = /\.(?:js|css|svg)$/;
const SMALLEST_WORTH_IT = 1_024;

/** Browsers of the last two years or so, as the site that shows the games. */
const TARGET = ['chrome120', 'firefox121', 'safari17.2'];

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: resolve(ROOT, 'dist'),
    emptyOutDir: true,
    target: TARGET,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: resolve(ROOT, 'src/client/main.ts') },
  },
});
await compress();

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
