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
} from './read-catalogues.ts';
import { LANGUAGES } from './src/languages.ts';

/** Thai is the language every key exists in: the types are made from it. */
const REFERENCE = 'th';

const HEAD = '// Made by packages/i18n/generate.ts; do not edit.\n';

/** Every file the catalogues decide, by its path under the package. */
export function generate(catalogues: Catalogues = readCatalogues()): ReadonlyMap<string, string> {
  const tables = TABLED.map(
    (tag) =>
      [
        `src/locale-tables/${tag}.gen.ts`,
        `${HEAD}import type { LocaleTable } from '../locale-table.ts';\n
export const table: LocaleTable = ${JSON.stringify(tableOf(tag), null, 2)};\n`,
      ] as const,
  );
  const first = [...catalogues].map(
    ([tag, areas]) =>
      [`src/first-words/${tag}.gen.ts`, firstWords(tag, [...areas.keys()])] as const,
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

/** A catalogue that lacks a key says so, and only then its fallback is downloaded too. */
function catalogueMap(catalogues: Catalogues): string {
  const rows = [...catalogues].map(([tag, areas]) => {
    const lines = [...areas.keys()].map((area) => {
      const own = Object.keys(areas.get(area) ?? {});
      const wanted = Object.keys(catalogues.get(REFERENCE)?.get(area) ?? {});
      const isComplete = wanted.every((key) => own.includes(key));
      return `    ${area}: { isComplete: ${isComplete}, load: ${loaderOf(tag, area)} },`;
    });
    return `  '${tag}': {\n${lines.join('\n')}\n  },`;
  });
  const tables = TABLED.map((tag) => `  '${tag}': () => import('./locale-tables/${tag}.gen.ts'),`);
  return `${HEAD}import type { AreaMap, TableMap } from './load.ts';

export const CATALOGUE_MAP: AreaMap = {
${rows.join('\n')}
};

export const TABLE_MAP: TableMap = {
${tables.join('\n')}
};
`;
}

const loaderOf = (tag: string, area: string): string =>
  FIRST_AREAS.includes(area)
    ? `() => import('./first-words/${tag}.gen.ts').then(({ FIRST }) => ({ default: FIRST.${area} }))`
    : `() => import('./catalogues/${tag}/${area}.json', { with: { type: 'json' } })`;

function firstWords(tag: string, areas: readonly string[]): string {
  const present = FIRST_AREAS.filter((area) => areas.includes(area));
  const imports = present.map(
    (area) => `import ${area} from '../catalogues/${tag}/${area}.json' with { type: 'json' };`,
  );
  return `${HEAD}${imports.join('\n')}\n\nexport const FIRST = { ${present.join(', ')} };\n`;
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
