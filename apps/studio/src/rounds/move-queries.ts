import type { Insertable } from 'kysely';
import type { Db, Tx } from '../db/client.ts';
import type { MoveStatus, Tables } from '../db/tables.ts';

export const insertMove = (tx: Tx, move: Insertable<Tables['move']>) =>
  tx.insertInto('move').values(move).returningAll().executeTakeFirstOrThrow();

export const findMove = (tx: Db | Tx, roundId: string, requestKey: string) =>
  tx
    .selectFrom('move')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

/** The move whose stake the wallet has not decided: a round has one at most. */
export const findOpenMove = (tx: Db | Tx, roundId: string) =>
  tx
    .selectFrom('move')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('status', '=', 'open')
    .executeTakeFirst();

/** The moves that cost something, in order: bets of their own at the wallet. */
export const listRaises = (tx: Db | Tx, roundId: string) =>
  tx
    .selectFrom('move')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('stakes_added', '>', 0)
    .where('status', '<>', 'refused')
    .orderBy('place')
    .execute();

type Outcome = { readonly status: MoveStatus; readonly refusal: string | null };

export const decideMove = (tx: Tx, id: string, outcome: Outcome) =>
  tx.updateTable('move').set(outcome).where('id', '=', id).execute();
