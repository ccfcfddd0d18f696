import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { makeKey, parseKeyLines, WRAPPED, writeKeyLines } from './key-ring.ts';
import type { KeyWrapper } from './key-wrapper.ts';

/** Makes a ring of one random key, if the file is not there yet. Its owner alone may read it. */
export function ensureKeyFile(file: string): void {
  if (existsSync(file)) return;
  write(file, writeKeyLines([{ id: 'k1', text: makeKey().toString('base64') }]));
}

/** Puts a new key before the others: from now on values are sealed by it. Answers its id. */
export async function addKey(file: string, wrapper: KeyWrapper | null): Promise<string> {
  const lines = parseKeyLines(readFileSync(file, 'utf8'));
  // Above all there ever were, for the current one is the newest: a backup may still name the others.
  const numbers = lines.map((line) => Number(/^k(\d{1,9})$/.exec(line.id)?.[1] ?? 0));
  const id = `k${Math.max(...numbers) + 1}`;
  const key = makeKey();
  const text = wrapper ? `${WRAPPED}${await wrapper.wrap(key)}` : key.toString('base64');
  write(file, writeKeyLines([{ id, text }, ...lines]));
  return id;
}

/** Takes keys out of the ring that nothing is sealed by any more. */
export function dropKeys(file: string, ids: readonly string[]): void {
  const lines = parseKeyLines(readFileSync(file, 'utf8'));
  write(file, writeKeyLines(lines.filter(({ id }) => !ids.includes(id))));
}

/** Written aside and renamed: whoever reads it meanwhile reads the old ring or the new one. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}
