import type { Catalog, Column, Constraint, Table } from './catalog.ts';

/** SQL type → the type its values have in the program. A type that is missing here stops the make. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  int8: 'bigint',
  xid8: 'bigint',
  numeric: 'bigint',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  citext: 'string',
  uuid: 'string',
  inet: 'string',
  cidr: 'string',
  ltree: 'string',
  tsvector: 'string',
  date: 'string',
  time: 'string',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
  timestamptz: 'Instant',
};

/** Domains that stand for a brand of `@baize/std`. */
const BRANDS: Record<string, string> = {
  minor: 'Minor',
  minor_sum: 'Minor',
  ppm: 'Ppm',
  account_id: 'AccountId',
  transfer_id: 'TransferId',
};

const HOMES: readonly (readonly [name: string, home: string])[] = [
  ['AccountId', '@baize/std/id'],
  ['Id', '@baize/std/id'],
  ['TransferId', '@baize/std/id'],
  ['Minor', '@baize/std/money'],
  ['Ppm', '@baize/std/money'],
  ['Instant', '@baize/std/time'],
  ['Generated', 'kysely'],
  ['GeneratedAlways', 'kysely'],
];

/** The tables as Kysely wants to know them, with domains as the brands they stand for. */
export function writeTypes(catalog: Catalog): string {
  const types = { ...TYPES, ...domainTypes(catalog), ...enumTypes(catalog) };
  const tables = catalog.tables.map((table) => writeTable(table, types));
  const body = `export interface DB {\n${tables.join('\n')}\n}\n`;
  const head = '// Made by `npm run db:types` from the migrated database. Do not edit.\n';
  return `${head}${writeImports(body)}\n${body}`;
}

function domainTypes({ domains }: Catalog): Record<string, string> {
  return Object.fromEntries(
    domains.map(({ name, base, checks }) => {
      const prefix = /'([a-z]+)\\+_%'/.exec(checks.join(' '))?.[1];
      const plain = TYPES[BASES[base] ?? base];
      const type = name.endsWith('_id') && prefix ? `Id<'${prefix}'>` : (BRANDS[name] ?? plain);
      if (!type) throw new Error(`the domain ${name} has no type: add ${base} to write-types.ts`);
      return [name, type];
    }),
  );
}

/** `format_type` gives a base type by its long name. */
const BASES: Record<string, string> = {
  bigint: 'int8',
  integer: 'int4',
  smallint: 'int2',
  boolean: 'bool',
  'timestamp with time zone': 'timestamptz',
};

const enumTypes = ({ enums }: Catalog) =>
  Object.fromEntries(enums.map(({ name, labels }) => [name, union(labels)]));

const union = (labels: readonly string[]) => labels.map((label) => `'${label}'`).join(' | ');

function writeTable({ name, columns, constraints }: Table, types: Record<string, string>): string {
  const lines = columns.map((column) => {
    const type = choices(column, constraints) ?? typeOf(column.type, types);
    return `    ${column.name}: ${dress(column, type)};`;
  });
  return `  ${name}: {\n${lines.join('\n')}\n  };`;
}

/** A column checked against a list of words is a union of these words. */
function choices({ name }: Column, constraints: readonly Constraint[]): string | undefined {
  for (const { sql } of constraints) {
    const list = /^CHECK \(\((\w+) = ANY \(ARRAY\[('[^\]]*)\]\)\)\)$/.exec(sql);
    if (list?.[1] !== name) continue;
    const labels = [...(list[2] ?? '').matchAll(/'([^']*)'::text/g)].map((found) => found[1] ?? '');
    if (labels.length > 0) return union(labels);
  }
  return undefined;
}

function typeOf(name: string, types: Record<string, string>): string {
  if (name.startsWith('_'))
    return `(${typeOf(name.slice(1), types)})[]`.replace(/^\((\w+)\)/, '$1');
  const type = types[name];
  if (!type)
    throw new Error(`the type ${name} is unknown: add a row to tools/schema/write-types.ts`);
  return type;
}

function dress({ isNullable, isAlways, fallback, identity }: Column, type: string): string {
  const whole = isNullable && type !== 'unknown' ? `${type} | null` : type;
  if (isAlways) return `GeneratedAlways<${whole}>`;
  if (fallback !== null || identity !== '') return `Generated<${whole}>`;
  return whole;
}

function writeImports(body: string): string {
  const homes = new Map<string, string[]>();
  for (const [name, home] of HOMES) {
    if (!new RegExp(`\\b${name}\\b`).test(body)) continue;
    homes.set(home, [...(homes.get(home) ?? []), name]);
  }
  return [...homes]
    .map(([home, names]) => `import type { ${names.join(', ')} } from '${home}';\n`)
    .join('');
}
