import type { Catalog, Column, Table } from './catalog.ts';

/** The migrated database as one readable page, so that a review sees what a migration changed. */
export function writeSql({ extensions, domains, enums, functions, tables }: Catalog): string {
  const parts = [
    '-- Made by `npm run db:types` from the migrated database. Do not edit.',
    ...extensions.map((name) => `create extension ${name};`),
    ...domains.map(({ name, base, checks }) =>
      [`create domain ${name} as ${base}`, ...checks].join('\n  ').concat(';'),
    ),
    ...enums.map(
      ({ name, labels }) => `create type ${name} as enum (${labels.map(quote).join(', ')});`,
    ),
    ...functions.map((text) => `${text.trim()};`),
    ...tables.map(writeTable),
  ];
  return `${parts.join('\n\n')}\n`;
}

const quote = (text: string) => `'${text}'`;

function writeTable(table: Table): string {
  const { name, kind, definition, partition, columns, constraints, indexes, triggers } = table;
  if (kind === 'view') return `create view ${name} as\n${definition?.trim()}`;
  const lines = [
    ...columns.map(writeColumn),
    ...constraints.map((constraint) => `constraint ${constraint.name} ${constraint.sql}`),
  ];
  const end = partition ? `) partition by ${partition};` : ');';
  const rest = [...indexes, ...triggers].map((text) => `${text};`);
  return [`create table ${name} (`, `  ${lines.join(',\n  ')}`, end, ...rest].join('\n');
}

function writeColumn({ name, sql, isNullable, fallback, isAlways, identity }: Column): string {
  const made = isAlways && identity === '' ? `generated always as (${fallback}) stored` : undefined;
  const parts = [
    name,
    sql,
    isNullable ? undefined : 'not null',
    made ?? (fallback === null ? undefined : `default ${fallback}`),
    identity === '' ? undefined : `generated ${isAlways ? 'always' : 'by default'} as identity`,
  ];
  return parts.filter(Boolean).join(' ');
}
