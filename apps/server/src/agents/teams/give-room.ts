import { sql } from 'kysely';
import type { Tx } from '../../base/db/index.ts';

/** Lets what is added up of everybody be kept in memory, until the transaction ends. */
export const giveRoom = (tx: Tx): Promise<unknown> => sql`set local work_mem = '256MB'`.execute(tx);
