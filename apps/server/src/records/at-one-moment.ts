import type { Tx } from '../db/index.ts';
import type { World } from '../kernel/index.ts';

/** Reads everything as it stood at one moment, however many questions that takes. */
export const atOneMoment = <Answer>(
  { db }: Pick<World, 'db'>,
  read: (tx: Tx) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
