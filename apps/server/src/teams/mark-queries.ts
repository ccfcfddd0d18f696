import { assert } from '@baize/std/assert';
import type { Instant } from '@baize/std/time';
import type { Db, Tx } from '../db/index.ts';

/** Every slot before it is closed: its figures never change again. */
export async function readClosedTo(db: Db | Tx): Promise<Instant> {
  const mark = await db.selectFrom('teams_mark').select('closed_to').executeTakeFirst();
  assert(mark, 'the mark is there since the table is');
  return mark.closed_to;
}
