import path from 'node:path';
import type { SourceFile } from './files.ts';

export type Import = {
  readonly from: SourceFile;
  readonly specifier: string;
  /** The file or folder of the repository it means, or null for a package from outside. */
  readonly target: string | null;
  /** Whether the file is loaded with this one: no type, and not by `import()`. */
  readonly isLoaded: boolean;
};

const IMPORT =
  /^(?:import|export)\b[^;'"=]*?\bfrom\s*'([^'\n]+)'|^import\s*'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm;
const STYLE = /@import\s+'([^'\n]+)'|\burl\('([^'\n]+)'/g;

/** Everything a file imports, with what is ours told by its place in the repository. */
export function importsOf(from: SourceFile): readonly Import[] {
  const pattern = from.path.endsWith('.css') ? STYLE : IMPORT;
  return [...from.code.matchAll(pattern)].map(([written, ...found]) => {
    const specifier = found.find((part) => part !== undefined) ?? '';
    const isLoaded = !/^(?:import|export) type\b|^import\(/.test(written);
    return { from, specifier, target: placeOf(from.path, specifier), isLoaded };
  });
}

function placeOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  const own = /^@baize\/([^/]+)\/?(.*)$/.exec(specifier);
  return own ? `packages/${own[1]}/src/${own[2]}` : null;
}

/** `packages/ui`, `apps/web`, `tools` … */
export const roomOf = (place: string): string =>
  /^((?:packages|apps)\/[^/]+|[^/]+)/.exec(place)?.[1] ?? place;

/** `react-dom` of `react-dom/client`, `@scope/name` of `@scope/name/part`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
