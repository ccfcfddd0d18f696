import type { ErrorCode } from '@baize/contract/errors';
import { assert } from '@baize/std/assert';
import { type Ctx, ensure, type OperatorCaller, Refusal } from '../../base/kernel/index.ts';
import { type AuditLine, readLastDecision, writeAudit } from '../../people/operators/index.ts';
import { type BookLine, BookSilence } from '../../play/book/index.ts';

export type Desk = {
  readonly book: BookLine;
  /** What a lottery is called in a language. */
  readonly nameOf: (lottery: string, language: string) => string;
};
export type Operating = Ctx<OperatorCaller>;

/** What the book refuses an operator, in the words of the console. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  draw_unknown: 'not_found',
  lottery_unknown: 'not_found',
  change_unknown: 'not_found',
  status_wrong: 'draw_moved_on',
  own_entry: 'own_approval',
  board_invalid: 'board_invalid',
  entries_differ: 'entries_differ',
  preview_outdated: 'preview_outdated',
  moment_invalid: 'moment_invalid',
  change_waits: 'limit_waits',
  limit_invalid: 'limit_invalid',
};

/** Refusals that a colleague's decision may be the cause of: they carry who it was. */
const OVERTAKEN: ReadonlySet<ErrorCode> = new Set(['draw_moved_on', 'preview_outdated']);

/** Asks the book for something that changes nothing. */
export async function askBook<Value>(
  { book }: Pick<Desk, 'book'>,
  { log }: Pick<Operating, 'log'>,
  [name, body]: readonly [string, object],
): Promise<Value> {
  const answer = await book.ask(name, body).catch((error: unknown) => {
    if (!(error instanceof BookSilence)) throw error;
    log.warn({ err: error, call: name }, 'the book does not answer');
    throw new Refusal('book_unreachable');
  });
  if (answer.ok) return answer.value as Value;
  const code = REFUSALS[answer.code];
  assert(code, `${name} is refused by the book with ${answer.code}`);
  ensure(false, code, answer.details);
}

type BookAct = {
  readonly call: readonly [string, object];
  readonly line: AuditLine;
};

/**
 * Lets the book do something and writes down that it was done. What it did not answer is written down
 * as well, because it may have been done; the book's own record says which.
 */
export async function actAtBook<Value>(
  desk: Desk,
  ctx: Operating,
  { call, line }: BookAct,
): Promise<Value> {
  const write = (details: Readonly<Record<string, string>> = {}) =>
    ctx.db
      .transaction()
      .execute((tx) => writeAudit(tx, ctx, { ...line, details: { ...line.details, ...details } }));
  try {
    const value = await askBook<Value>(desk, ctx, call);
    await write();
    return value;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'book_unreachable') {
      await write({ answer: 'none' });
    }
    if (error instanceof Refusal && OVERTAKEN.has(error.code)) {
      const first = await readLastDecision(ctx.db, line.subject);
      throw new Refusal(error.code, { ...error.details, ...first });
    }
    throw error;
  }
}
