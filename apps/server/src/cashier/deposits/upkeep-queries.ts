import type { Id } from '@baize/std/id';
import { type Instant, later, MINUTE_MS } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db } from '../../base/db/index.ts';
import { type Order, STEPS } from './order.ts';
import { OPENING_MS } from './rules.ts';

const AT_ONCE = 1_000;

/** From now on the order has its whole time, if the provider opens it; undefined: it is open. */
export const beginOpening = (db: Db, id: Id<'dep'>, at: Instant): Promise<Order | undefined> =>
  db
    .updateTable('deposits_order')
    .set({ expires_at: sql<Instant>`${at}::timestamptz + expires_minutes * interval '1 minute'` })
    .where('id', '=', id)
    .where('status', '=', 'opening')
    .where('created_at', '>', later(at, -OPENING_MS))
    .returningAll()
    .returning(STEPS)
    .$castTo<Order>()
    .executeTakeFirst();

type DueDeposit = { readonly id: Id<'dep'>; readonly provider: string };

/** Those whose provider was silent so far, the oldest first. */
export const listUnopened = (db: Db, at: Instant): Promise<readonly DueDeposit[]> =>
  db
    .selectFrom('deposits_order')
    .select(['id', 'provider'])
    .$narrowType<{ provider: string }>()
    .where('status', '=', 'opening')
    .where('created_at', '<=', later(at, -MINUTE_MS))
    .where('created_at', '>', later(at, -OPENING_MS))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

/** Those whose provider should be asked by now. */
export const listDueDeposits = (db: Db, at: Instant): Promise<readonly DueDeposit[]> =>
  db
    .selectFrom('deposits_order')
    .select(['id', 'provider'])
    .$narrowType<{ provider: string }>()
    .where('next_ask_at', '<=', at)
    .orderBy('next_ask_at')
    .limit(AT_ONCE)
    .execute();

/** Those that have ended by that moment, and of which it is not written down. */
export const listEnded = (db: Db, at: Instant) =>
  db
    .selectFrom('deposits_order')
    .select('id')
    .where('status', 'in', ['opening', 'waiting', 'checking'])
    .where('queued_at', 'is', null)
    .where(
      sql<boolean>`case status when 'opening' then created_at <= ${later(at, -OPENING_MS)}
        else expires_at <= ${at} end`,
    )
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute();
