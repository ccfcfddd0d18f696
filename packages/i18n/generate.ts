import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { TABLED, tableOf } from './generate-locale-table.ts';
import {
  AREAS,
  type Argument,
  argumentsOf,
  type Catalogues,
  FIRST_AREAS,
  readCatalogues,
  type Texts,
} from './read-catalogues.ts';
import { LANGUAGES } from './src/languages.ts';

/** Thai is the language every key exists in: the types are made from it. */
const REFERENCE = 'th';

type WantedTexts = ReadonlyMap<string, Texts>;

const HEAD = '// Made by packages/i18n/generate.ts; do not edit.\n';

/** Every file the catalogues decide, by its path under the package. */
export function generate(catalogues: Catalogues = readCatalogues()): ReadonlyMap<string, string> {
  const tables = TABLED.map(
    (tag) =>
      [
        `src/locale-tables/${tag}.gen.ts`,
        `${HEAD}import { writerOf } from '../table-writer.ts';\n
export const table = writerOf(${JSON.stringify(tableOf(tag), null, 2)});\n`,
      ] as const,
  );
  const wanted: WantedTexts = catalogues.get(REFERENCE) ?? new Map();
  const first = [...catalogues].map(
    ([tag, areas]) => [`src/first-words/${tag}.gen.ts`, wordsOf(tag, areas, wanted)] as const,
  );
  return new Map([
    ['src/messages.gen.ts', messageTypes(catalogues)],
    ['src/catalogue-map.gen.ts', catalogueMap(catalogues)],
    ...tables,
    ...first,
  ]);
}

function messageTypes(catalogues: Catalogues): string {
  const rows = AREAS.flatMap((area) =>
    Object.entries(catalogues.get(REFERENCE)?.get(area) ?? {}).map(
      ([key, text]) => `  '${key}': ${argumentsType(key, text)};`,
    ),
  );
  return `${HEAD}
/** Every text of the product and what it wants filled in. */
export type MessageArguments = {
${rows.join('\n')}
};
`;
}

function argumentsType(key: string, text: string): string {
  try {
    const fields = [...argumentsOf(compile(text))].map(
      ([name, kind]) => `${name}: ${typeOf(kind)}`,
    );
    return fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`;
  } catch (error) {
    throw new Error(`${key}: ${String(error)}`, { cause: error });
  }
}

function typeOf(kind: Argument): string {
  if (kind === 'text') return 'string';
  if (kind === 'count') return 'number';
  const cases = kind.filter((name) => name !== 'other');
  return [
    ...cases.map((name) => `'${name}'`),
    ...(kind.includes('other') ? ['(string & {})'] : []),
  ].join(' | ');
}

/** Where each language is found: its own file leads to all its texts, so that no page names them. */
function catalogueMap(catalogues: Catalogues): string {
  const words = [...catalogues.keys()].map(
    (tag) => `  '${tag}': () => import('./first-words/${tag}.gen.ts'),`,
  );
  const tables = TABLED.map((tag) => `  '${tag}': () => import('./locale-tables/${tag}.gen.ts'),`);
  return `${HEAD}import type { TableMap, WordMap } from './load.ts';

export const WORD_MAP: WordMap = {
${words.join('\n')}
};

export const TABLE_MAP: TableMap = {
${tables.join('\n')}
};
`;
}

/** A catalogue that lacks a key says so, and only then its fallback is downloaded too. */
function wordsOf(tag: string, areas: ReadonlyMap<string, Texts>, wanted: WantedTexts): string {
  const names = [...areas.keys()];
  const first = FIRST_AREAS.filter((area) => names.includes(area));
  const later = names.filter((area) => !FIRST_AREAS.includes(area));
  const gaps = names.filter((area) =>
    Object.keys(wanted.get(area) ?? {}).some((key) => !Object.hasOwn(areas.get(area) ?? {}, key)),
  );
  const imports = first.map(
    (area) => `import ${area} from '../catalogues/${tag}/${area}.json' with { type: 'json' };`,
  );
  const loaders = later.map(
    (area) =>
      `    ${area}: () => import('../catalogues/${tag}/${area}.json', { with: { type: 'json' } }),`,
  );
  return `${HEAD}${imports.join('\n')}
import type { Words } from '../load.ts';

export const words: Words = {
  first: { ${first.join(', ')} },
  later: {
${loaders.join('\n')}
  },
  gaps: ${JSON.stringify(gaps)},
};
`;
}

if (import.meta.main) {
  const unknown = [...readCatalogues().keys()].find((tag) => !LANGUAGES.some((l) => l.tag === tag));
  if (unknown) throw new Error(`catalogues/${unknown}: no such language`);
  for (const [path, text] of generate()) {
    const file = join(import.meta.dirname, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
