import type { Day } from '@baize/std/day';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import {
  type Db,
  digestValue,
  openValue,
  type Row,
  sealValue,
  type Tx,
} from '../../base/db/index.ts';

/** With its number in the clear; the database has it sealed. */
export type Check = Omit<Row<'identity_check'>, 'number_digest'>;

const NUMBER = 'identity_check.number';
const numberOf = (row: string) => ({ of: NUMBER, row }) as const;
const contentOf = (row: string) => ({ of: 'identity_picture.content', row }) as const;

const opened = (db: Db | Tx, { number_digest: _digest, ...row }: Row<'identity_check'>): Check => ({
  ...row,
  number: openValue(db, numberOf(row.id), row.number),
});

export const lockIdentityOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${memberId}`}, 0))`.execute(tx);

export const insertCheck = (tx: Tx, check: Check) =>
  tx
    .insertInto('identity_check')
    .values({
      ...check,
      number: sealValue(tx, numberOf(check.id), check.number),
      number_digest: digestValue(tx, NUMBER, check.number),
    })
    .execute();

export async function findSubmissionByKey(
  db: Db | Tx,
  memberId: MemberId,
  requestKey: string,
): Promise<Check | undefined> {
  const row = await db
    .selectFrom('identity_check')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row && opened(db, row);
}

const ofMember = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('identity_check')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc');

export const findLast = (db: Db | Tx, memberId: MemberId) =>
  ofMember(db, memberId).executeTakeFirst();

/** The approved one that is good for longest. */
export const findApproved = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('identity_check')
    .select('expires_on')
    .where('member_id', '=', memberId)
    .where('status', '=', 'approved')
    .orderBy('expires_on', (order) => order.desc().nullsFirst())
    .executeTakeFirst();

export const findWaiting = (db: Db | Tx, memberId: MemberId) =>
  ofMember(db, memberId).where('status', '=', 'waiting').executeTakeFirst();

const DECIDED_MAX = 50;

export async function listChecks(db: Db | Tx, view: 'open' | 'decided'): Promise<readonly Check[]> {
  const rows = await (view === 'open'
    ? db
        .selectFrom('identity_check')
        .selectAll()
        .where('status', '=', 'waiting')
        .orderBy('asked_at')
        .limit(200)
    : db
        .selectFrom('identity_check')
        .selectAll()
        .where('status', '<>', 'waiting')
        .orderBy('decided_at', 'desc')
        .limit(DECIDED_MAX)
  ).execute();
  return rows.map((row) => opened(db, row));
}

export async function countIdentityWaiting(
  db: Db | Tx,
): Promise<{ readonly count: bigint; readonly oldestAt: Instant | null }> {
  const found = await db
    .selectFrom('identity_check')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('asked_at').as('oldest')])
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { count: found.count, oldestAt: found.oldest };
}

/** Other members who handed the same document in. */
export async function countSameDocument(db: Db | Tx, check: Check): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(distinct o.member_id) as count
    from identity_check c join identity_check o
      on o.number_digest = c.number_digest and o.member_id <> c.member_id
    where c.id = ${check.id}`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

export const lockCheck = (tx: Tx, id: Id<'idc'>) =>
  tx.selectFrom('identity_check').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Decided = Pick<Check, 'status' | 'decided_by' | 'decided_at' | 'reason'>;

export const decide = (tx: Tx, id: Id<'idc'>, decided: Decided) =>
  tx.updateTable('identity_check').set(decided).where('id', '=', id).execute();

type NewPicture = Omit<Row<'identity_picture'>, 'content' | 'check_id'> & {
  readonly bytes: Buffer;
};

export const insertPicture = (tx: Tx, { bytes, ...picture }: NewPicture) =>
  tx
    .insertInto('identity_picture')
    .values({
      ...picture,
      check_id: null,
      content: sealValue(tx, contentOf(picture.id), bytes.toString('base64')),
    })
    .execute();

export async function countLoose(db: Db | Tx, memberId: MemberId): Promise<number> {
  const { count } = await db
    .selectFrom('identity_picture')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('check_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of the member's own pictures that are not handed in yet. */
export const lockLoose = (tx: Tx, memberId: MemberId, ids: readonly Id<'idp'>[]) =>
  tx
    .selectFrom('identity_picture')
    .select(['id', 'side'])
    .where('member_id', '=', memberId)
    .where('check_id', 'is', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();

export const attachPictures = (tx: Tx, ids: readonly Id<'idp'>[], checkId: Id<'idc'>) =>
  tx.updateTable('identity_picture').set({ check_id: checkId }).where('id', 'in', ids).execute();

export const listPictures = (db: Db | Tx, checkId: Id<'idc'>) =>
  db
    .selectFrom('identity_picture')
    .select(['id', 'side'])
    .where('check_id', '=', checkId)
    .orderBy('side')
    .execute();

/** Undefined for one that is not handed in: it is not for an operator to see. */
export async function findPicture(db: Db | Tx, id: Id<'idp'>) {
  const row = await db
    .selectFrom('identity_picture')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.check_id) return undefined;
  const { type, check_id: checkId } = row;
  return { type, checkId, content: openValue(db, contentOf(id), row.content) };
}

type Look = Omit<Row<'identity_access'>, 'id'>;

export const insertAccess = (tx: Tx, look: Look) =>
  tx.insertInto('identity_access').values(look).execute();

export async function countLooks(db: Db | Tx, checkId: Id<'idc'>): Promise<number> {
  const { count } = await db
    .selectFrom('identity_access')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('check_id', '=', checkId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const deleteLooseBefore = (db: Db | Tx, at: Instant) =>
  db
    .deleteFrom('identity_picture')
    .where('check_id', 'is', null)
    .where('created_at', '<', at)
    .execute();

/** Pictures of checks that were decided before. */
export const deleteDecidedBefore = (db: Db | Tx, at: Instant) =>
  db
    .deleteFrom('identity_picture')
    .where('check_id', 'in', (checks) =>
      checks.selectFrom('identity_check').select('identity_check.id').where('decided_at', '<', at),
    )
    .execute();

/** Approved documents that have run out and whose owner was not told. */
export const listRunOut = (db: Db | Tx, today: Day) =>
  db
    .selectFrom('identity_check')
    .select(['id', 'member_id'])
    .where('status', '=', 'approved')
    .where('expires_on', '<', today)
    .where('expiry_told_at', 'is', null)
    .orderBy('id')
    .limit(500)
    .execute();

export const markTold = (tx: Tx, id: Id<'idc'>, at: Instant) =>
  tx.updateTable('identity_check').set({ expiry_told_at: at }).where('id', '=', id).execute();
