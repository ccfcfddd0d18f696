import type { Db, Tx } from './client.ts';

/** Reads everything as it stood at one moment, however many questions that takes. */
export const atOneMoment = <Answer>(
  { db }: { readonly db: Db },
  read: (tx: Tx) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
