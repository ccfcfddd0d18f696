import type { Id } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import { sql } from 'kysely';
import type { Db, Row, Tx } from '../../../base/db/index.ts';
import type { AuditLine } from './digest-line.ts';

const CHAIN_LOCK = 7_210_417;

type Chained = AuditLine & Pick<Row<'operators_audit'>, 'previous' | 'digest'>;

/** Whoever writes a line waits here until the one before has committed. */
export const waitForChain = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(tx);

export type LinesWanted = {
  /** The last line of the page before. */
  readonly before: bigint | null;
  /** The newest first, unless said otherwise. */
  readonly isDown?: boolean;
  readonly limit: number;
  /** Found in the operator's name, the subject, the reason or the details. */
  readonly text?: string | undefined;
  /** Whose account the text is: lines name members by their id. */
  readonly memberId?: string | undefined;
  readonly action?: string | undefined;
  /** What the lines are about, to the letter. */
  readonly subject?: string | undefined;
  /** From this moment on, and before that one. */
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
};

export const findLastLine = (db: Db | Tx) =>
  db
    .selectFrom('operators_audit')
    .select(['number', 'digest'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Lines about work on something that leave it undecided. */
const NO_DECISIONS = [
  'case.taken',
  'case.noted',
  'feedback.taken',
  'feedback.assigned',
  'support.read',
  'support.taken',
  'support.transferred',
  'member.viewed',
];

type LineWanted = {
  readonly operatorId: Id<'opr'>;
  readonly action: string;
  readonly subject: string;
  readonly since: Instant;
};

/** Whether an operator has done this to that since a moment. */
export async function hasLine(db: Db | Tx, wanted: LineWanted): Promise<boolean> {
  const found = await db
    .selectFrom('operators_audit')
    .select('number')
    .where('subject', '=', wanted.subject)
    .where('operator_id', '=', wanted.operatorId)
    .where('action', '=', wanted.action)
    .where('at', '>', wanted.since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What was decided last about one thing. */
export const findLastDecisionAbout = (db: Db | Tx, subject: string, actions: readonly string[]) =>
  db
    .selectFrom('operators_audit')
    .select(['at', 'operator_id', 'action', 'reason'])
    .where('subject', '=', subject)
    .where('action', 'not in', NO_DECISIONS)
    .$if(actions.length > 0, (lines) => lines.where('action', 'in', actions))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What was done about a subject before a moment, the newest first; looking at it is no doing. */
export const listLinesAbout = (
  db: Db | Tx,
  subject: string,
  { before, limit }: { readonly before: Instant; readonly limit: number },
) =>
  db
    .selectFrom('operators_audit')
    .select(['at', 'operator_id', 'action', 'reason'])
    .where('subject', '=', subject)
    .where('action', '<>', 'member.viewed')
    .where('at', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

export const insertLine = (tx: Tx, { details, ...line }: Chained) =>
  tx
    .insertInto('operators_audit')
    .values({ ...line, details: JSON.stringify(details) })
    .execute();

export const listLinesAfter = (
  db: Db | Tx,
  number: bigint,
  limit: number,
): Promise<readonly Chained[]> =>
  db
    .selectFrom('operators_audit')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute() as Promise<readonly Chained[]>;

/** From the end on that was asked for, or after a line. */
export const listLinesBefore = (
  db: Db | Tx,
  { before, isDown = true, limit, text, memberId, action, subject, from, until }: LinesWanted,
): Promise<readonly Chained[]> =>
  db
    .selectFrom('operators_audit')
    .selectAll()
    .$if(before !== null, (lines) => lines.where('number', isDown ? '<' : '>', before ?? 0n))
    .$if(action !== undefined, (lines) => lines.where('action', '=', action ?? ''))
    .$if(subject !== undefined, (lines) => lines.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (lines) => lines.where('at', '>=', from as Instant))
    .$if(until !== undefined, (lines) => lines.where('at', '<', until as Instant))
    .$if(text !== undefined, (lines) => lines.where(mentions(text ?? '', memberId)))
    .orderBy('number', isDown ? 'desc' : 'asc')
    .limit(limit)
    .execute() as Promise<readonly Chained[]>;

/** The log is small beside the ledger, and is read from its end on until a page is full. */
const mentions = (text: string, memberId: string | undefined) => {
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const ofMember = sql<boolean>`(subject = ${memberId} or details::text like ${`%"${memberId}"%`})`;
  return sql<boolean>`(subject ilike ${part} or reason ilike ${part} or details::text ilike ${part}
    or operator_id in (select id from operators_operator where name ilike ${part})
    or ${memberId === undefined ? sql<boolean>`false` : ofMember})`;
};
