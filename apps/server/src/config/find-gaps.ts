import { DatabaseError } from 'pg';
import { type Db, openDatabase } from '../base/db/index.ts';
import { countDemoMembers } from '../people/members/index.ts';
import { countDemoOperators } from '../people/operators/index.ts';
import type { Config } from './config.ts';
import type { Gap } from './production-gaps.ts';

/** PostgreSQL's words for a table or a column that is not there: the database is not migrated yet. */
const NOT_MIGRATED: readonly string[] = ['42P01', '42703'];

/** Everything that keeps production from starting, in its settings and in its database. */
export async function findGaps(
  { mode, settingsGaps }: Pick<Config, 'mode' | 'settingsGaps'>,
  db: Db,
): Promise<readonly Gap[]> {
  return mode === 'production' ? [...settingsGaps, ...(await findDemoAccounts(db))] : [];
}

/** The same for who has no connection yet. */
export async function findGapsAt(config: Config, url: string): Promise<readonly Gap[]> {
  const { db } = openDatabase(url, { max: 1, name: 'baize doctor' });
  try {
    return await findGaps(config, db);
  } finally {
    await db.destroy();
  }
}

/** The list as a person reads it. */
export const sayGaps = (gaps: readonly Gap[]): string =>
  [
    `Production does not start, for ${gaps.length === 1 ? 'this reason' : 'these reasons'}:`,
    ...gaps.map(({ kind, text }) => `  ${kind}: ${text}`),
  ].join('\n');

async function findDemoAccounts(db: Db): Promise<readonly Gap[]> {
  try {
    const [members, operators] = [await countDemoMembers(db), await countDemoOperators(db)];
    if (members + operators === 0) return [];
    const text =
      `The database has ${members} members and ${operators} operators of a demonstration, whose ` +
      'passwords are published: use one that no demonstration has used.';
    return [{ kind: 'demo account', text }];
  } catch (error) {
    if (error instanceof DatabaseError && NOT_MIGRATED.includes(error.code ?? '')) return [];
    throw error;
  }
}
