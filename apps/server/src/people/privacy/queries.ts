import type { MemberId } from '@baize/std/id';
import { sql } from 'kysely';
import {
  type Db,
  MEMBERS_TABLE,
  openValue,
  SEALED_COLUMNS,
  type Tx,
  WITHHELD_TABLES,
} from '../../base/db/index.ts';
import { isWithheld, ROWS_MAX } from './rules.ts';

type MemberTable = { readonly table_name: string; readonly column_name: string };

/** Every table that says by a column of its own whose rows they are, asked of the database itself. */
export async function listMemberTables(db: Db | Tx): Promise<readonly MemberTable[]> {
  const { rows } = await sql<MemberTable>`
    select c.table_name::text, c.column_name::text
    from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name = 'member_id' or (c.table_name = ${MEMBERS_TABLE} and c.column_name = 'id'))
    order by 1`.execute(db);
  return rows;
}

export type ExportedRow = Readonly<Record<string, unknown>>;

/** The rows of one table, without what is withheld and with what is sealed in the clear. */
export async function listOwnRows(
  db: Db | Tx,
  { table_name: table, column_name: column }: MemberTable,
  memberId: MemberId,
): Promise<readonly ExportedRow[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} as t
    where ${sql.ref(`t.${column}`)} = ${memberId} limit ${ROWS_MAX}`.execute(db);
  return rows.map(({ row }) => {
    const opened = openSealed(db, table, row);
    return Object.fromEntries(Object.entries(opened).filter(([name]) => !isWithheld(name)));
  });
}

export async function countOwnRows(
  db: Db | Tx,
  { table_name: table, column_name: column }: MemberTable,
  memberId: MemberId,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} as t
    where ${sql.ref(`t.${column}`)} = ${memberId}`.execute(db);
  return rows[0]?.count ?? 0;
}

function openSealed(db: Db | Tx, table: string, row: Record<string, unknown>): ExportedRow {
  const opened = { ...row };
  for (const sealed of SEALED_COLUMNS) {
    const value = row[sealed.column];
    if (sealed.table !== table || typeof value !== 'string' || isWithheld(sealed.column)) continue;
    opened[sealed.column] = openValue(db, { of: sealed.name, row: String(row[sealed.key]) }, value);
  }
  return opened;
}

export const isExported = ({ table_name }: MemberTable): boolean =>
  WITHHELD_TABLES[table_name] === undefined;
