import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../base/db/index.ts';
import { isNotOver } from '../queries.ts';

/** What somebody has from whoever is above: in force, coming, or offered. */
export const listHeld = (db: Db, payeeId: MemberId, now: Instant) =>
  db
    .selectFrom('agreements_agreement')
    .selectAll()
    .where('payee_id', '=', payeeId)
    .where(sql<SqlBool>`((status = 'offered' and offered_until > ${now}) or (${isNotOver(now)}))`)
    .orderBy('kind')
    .orderBy('id')
    .execute();
