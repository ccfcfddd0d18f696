import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assert } from '@baize/std/assert';
import { build } from 'vite';
import { ROOT } from '../paths.ts';
import { gameSheetsText } from './game-sheets.ts';

const FOLDER = path.join(ROOT, 'packages/vendor-kit/src/verifier');

/** Puts the one file together: the tables of the games, the script as people can read it, the look. */
export async function makeVerifier(): Promise<string> {
  const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
  const script = `const SHEETS = ${gameSheetsText()};\n\n${await bundle()}`;
  const style = read('page.css');
  const parts = { policy: policyOf(`\n${script}\n`, style), style, script };
  return read('page.html').replaceAll(
    /\/\* (policy|style|script) \*\//g,
    (_, name) => parts[name as keyof typeof parts],
  );
}

/** What runs is this script and no other, and nothing can be asked of any server. */
const policyOf = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function bundle(): Promise<string> {
  const built = await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: path.join(FOLDER, 'main.ts'), formats: ['iife'], name: 'verifier' },
    },
  });
  const [output] = [built].flat();
  assert(output && 'output' in output, 'the script is put together once');
  const [chunk] = output.output;
  assert(chunk.type === 'chunk' && chunk.imports.length === 0, 'the script stands alone');
  return chunk.code.trim();
}
