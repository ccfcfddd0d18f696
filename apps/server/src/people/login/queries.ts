import type { Instant } from '@baize/std/time';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export const insertAttempt = (db: Db, row: Row<'login_outside_attempt'>) =>
  db.insertInto('login_outside_attempt').values(row).execute();

type Return = {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly provider: string;
  readonly now: Instant;
};

/** An attempt is finished once, by the browser that began it, and at the provider it went to. */
export const useAttempt = (db: Db, { stateHash, browserHash, provider, now }: Return) =>
  db
    .updateTable('login_outside_attempt')
    .set({ used_at: now })
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['verifier', 'nonce'])
    .executeTakeFirst();

export const insertTicket = (db: Db | Tx, row: Row<'login_outside_ticket'>) =>
  db.insertInto('login_outside_ticket').values(row).execute();

export const useTicket = (db: Db | Tx, ticketHash: string, now: Instant) =>
  db
    .updateTable('login_outside_ticket')
    .set({ used_at: now })
    .where('ticket_hash', '=', ticketHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['provider', 'subject', 'name', 'email'])
    .executeTakeFirst();

export async function deleteExpiredBefore(db: Db, before: Instant): Promise<void> {
  await db.deleteFrom('login_outside_attempt').where('expires_at', '<', before).execute();
  await db.deleteFrom('login_outside_ticket').where('expires_at', '<', before).execute();
}
