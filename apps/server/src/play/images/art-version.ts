import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

/**
 * Changes with every line of the drawings, of how they are rendered, and of what renders them. A
 * picture kept under another version is drawn anew; nobody has to remember to raise a number.
 */
export async function artVersion(): Promise<string> {
  const art = path.dirname(createRequire(import.meta.url).resolve('@baize/art/cover'));
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const folder of [art, import.meta.dirname]) {
    for (const file of await sourcesIn(folder)) {
      hash.update(file).update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

async function sourcesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort();
}
