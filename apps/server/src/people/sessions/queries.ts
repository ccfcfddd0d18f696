import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../base/db/index.ts';

export type Session = Row<'sessions_session'> & { readonly id: Id<'ses'> };

export const insertSession = (tx: Tx, session: Session) =>
  tx.insertInto('sessions_session').values(session).execute();

export const findByTokenHash = async (db: Db | Tx, hash: string): Promise<Session | undefined> =>
  (await db
    .selectFrom('sessions_session')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst()) as Session | undefined;

export const findSession = async (db: Db | Tx, id: Id<'ses'>): Promise<Session | undefined> =>
  (await db.selectFrom('sessions_session').selectAll().where('id', '=', id).executeTakeFirst()) as
    | Session
    | undefined;

export const touchSession = (db: Db, id: Id<'ses'>, seenAt: Instant) =>
  db
    .updateTable('sessions_session')
    .set({ seen_at: seenAt })
    .where('id', '=', id)
    .where('seen_at', '<', seenAt)
    .execute();

/** As in `isLive`: it does not end by being idle. */
const isStaying = sql<boolean>`(is_kept and pending is null)`;

export const listOpen = (
  db: Db | Tx,
  memberId: MemberId,
  { seenSince, now }: { seenSince: Instant; now: Instant },
) =>
  db
    .selectFrom('sessions_session')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where((either) => either.or([either('seen_at', '>=', seenSince), isStaying]))
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute() as Promise<Session[]>;

type Ending = { readonly at: Instant; readonly why: string };

/** Ends one session of that member; tells whether there was one to end. */
export const endOne = async (
  tx: Tx,
  { id, memberId }: { id: Id<'ses'>; memberId: MemberId },
  { at, why }: Ending,
): Promise<boolean> => {
  const result = await tx
    .updateTable('sessions_session')
    .set({ ended_at: at, ended_why: why })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Ends what was handed over from these, and from those in turn; answers with what ended. */
export async function endHandedOver(
  tx: Tx,
  sources: readonly Id<'ses'>[],
  { at, why }: Ending,
): Promise<readonly Id<'ses'>[]> {
  if (sources.length === 0) return [];
  const rows = await tx
    .updateTable('sessions_session')
    .set({ ended_at: at, ended_why: why })
    .where('source_id', 'in', [...sources])
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  const ended = rows.map(({ id }) => id as Id<'ses'>);
  return [...ended, ...(await endHandedOver(tx, ended, { at, why }))];
}

export async function endAllOf(
  tx: Tx,
  { memberId, except }: { memberId: MemberId; except: Id<'ses'> | null },
  { at, why }: Ending,
): Promise<readonly Id<'ses'>[]> {
  const rows = await tx
    .updateTable('sessions_session')
    .set({ ended_at: at, ended_why: why })
    .where('member_id', '=', memberId)
    .where('id', '!=', except ?? '')
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id as Id<'ses'>);
}

/** Ends what nobody uses any more, some at a time. */
export async function endStale(
  tx: Tx,
  { idleBefore, limit }: { idleBefore: Instant; limit: number },
  { at, why }: Ending,
): Promise<readonly { id: Id<'ses'>; memberId: MemberId }[]> {
  const rows = await tx
    .updateTable('sessions_session')
    .set({ ended_at: at, ended_why: why })
    .where('id', 'in', (stale) =>
      stale
        .selectFrom('sessions_session')
        .select('id')
        .where('ended_at', 'is', null)
        .where((either) =>
          either.or([
            either('expires_at', '<=', at),
            either.and([either('seen_at', '<', idleBefore), either.not(isStaying)]),
          ]),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'member_id'])
    .execute();
  return rows.map((row) => ({ id: row.id as Id<'ses'>, memberId: row.member_id }));
}

/** All open sessions of a member, so that of two who change the same thing one comes first. */
export const lockSessions = (tx: Tx, memberId: MemberId) =>
  tx
    .selectFrom('sessions_session')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();

type Progress = {
  readonly tokenHash: string;
  readonly was: Session['pending'];
  readonly pending: Session['pending'];
};

/** A session that goes on under another token, if it still lacks what it did. */
export const replaceToken = async (
  tx: Tx,
  id: Id<'ses'>,
  { tokenHash, was, pending }: Progress,
): Promise<boolean> => {
  const result = await tx
    .updateTable('sessions_session')
    .set({ token_hash: tokenHash, pending })
    .where('id', '=', id)
    .where('pending', 'is not distinct from', was)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const insertHandover = (tx: Tx | Db, row: Row<'sessions_handover'>) =>
  tx.insertInto('sessions_handover').values(row).execute();

type RedeemedHandover = {
  readonly tokenHash: string;
  readonly page: string;
  readonly now: Instant;
};

/** Of two that come with the same token, one finds it unused. */
export const spendHandover = (tx: Tx, { tokenHash, page, now }: RedeemedHandover) =>
  tx
    .updateTable('sessions_handover')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('page', '=', page)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_id')
    .executeTakeFirst();

export async function deleteEndedBefore(db: Db, before: Instant): Promise<void> {
  await db
    .deleteFrom('sessions_handover')
    .where((either) =>
      either.or([
        either('expires_at', '<', before),
        either('session_id', 'in', (old) =>
          old.selectFrom('sessions_session').select('id').where('ended_at', '<', before),
        ),
      ]),
    )
    .execute();
  await db.deleteFrom('sessions_session').where('ended_at', '<', before).execute();
}
