import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg)$/;
const SMALLEST_WORTH_IT = 1_024;

/** Compressed once after a build, as far as it goes, so that no request waits for it. */
export async function compress(folder: string): Promise<void> {
  const texts = (await readdir(folder)).filter((name) => TEXT.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const content = await readFile(file);
      if (content.length < SMALLEST_WORTH_IT) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
