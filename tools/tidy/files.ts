import * as fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

export type SourceFile = {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Without comments: a rule about code does not apply to prose. */
  readonly code: string;
};

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);
/** What test runs leave behind; folders of the product may have these names too. */
const SKIPPED_AT_ROOT = new Set(['reports', 'test-results']);
const TEXT = /\.(tsx?|mjs|css|json|sql|md|html|svg|xml|sh)$|(^|\/)(run|\.npmrc|\.gitignore)$/;

/** Every text of the repository that people write. */
export function readSources(): readonly SourceFile[] {
  return walk('.').map((place) => {
    const text = fs.readFileSync(path.join(ROOT, place), 'utf8');
    return { path: place, text, code: withoutComments(text) };
  });
}

/** Every file and folder of the repository, whatever is in it. */
export function listNames(): readonly string[] {
  return names('.');
}

const walk = (folder: string) => names(folder).filter((name) => TEXT.test(name));

function names(folder: string): string[] {
  const entries = fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !SKIPPED.has(name))
    .filter(({ name }) => folder !== '.' || !SKIPPED_AT_ROOT.has(name))
    .flatMap((entry) => {
      const place = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return names(place);
      return entry.isFile() ? [place] : [];
    });
}

/** Lines stay where they are, so that a finding can be pointed at. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, blank).replaceAll(/(^|[\s;,{(])\/\/[^\n]*/g, blank);
}

const blank = (found: string): string => found.replaceAll(/[^\n]/g, ' ');
