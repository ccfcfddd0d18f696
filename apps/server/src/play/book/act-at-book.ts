import type { ErrorCode } from '@baize/contract/errors';
import { assert } from '@baize/std/assert';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller, Refusal } from '../../base/kernel/index.ts';
import { type AuditLine, readLastDecision, writeAudit } from '../../people/operators/index.ts';
import { BookSilence } from './book-answer.ts';
import type { BookLine } from './book-line.ts';

export type Operating = Ctx<OperatorCaller>;

/** How a desk speaks to the book. */
export type BookDesk = { readonly book: BookLine };

/** What the book refuses operators of a desk, in the words of the console. */
export type BookWords = {
  readonly refusals: Readonly<Record<string, ErrorCode>>;
  /** Refusals that a colleague's decision may be the cause of: they carry who it was. */
  readonly overtaken: ReadonlySet<ErrorCode>;
};

export type BookCall = readonly [name: string, body: object];

export type BookAct = {
  readonly call: BookCall;
  readonly line: AuditLine;
  /** What has to follow, asked for in the transaction of the audit line. */
  readonly follow?: (tx: Tx) => Promise<unknown>;
};

/** The two ways in which a desk asks the book: to know something, and to have it do something. */
export function bookDesk({ refusals, overtaken }: BookWords) {
  /** Asks the book for something that changes nothing. */
  async function askBook<Value>(
    { book }: BookDesk,
    { log }: Pick<Operating, 'log'>,
    [name, body]: BookCall,
  ): Promise<Value> {
    const answer = await book.ask(name, body).catch((error: unknown) => {
      if (!(error instanceof BookSilence)) throw error;
      log.warn({ err: error, call: name }, 'the book does not answer');
      throw new Refusal('book_unreachable');
    });
    if (answer.ok) return answer.value as Value;
    const code = refusals[answer.code];
    assert(code, `${name} is refused by the book with ${answer.code}`);
    ensure(false, code, answer.details);
  }

  /**
   * Lets the book do something and writes down that it was done. What it did not answer is written
   * down as well, because it may have been done; the book's own record says which.
   */
  async function actAtBook<Value>(
    desk: BookDesk,
    ctx: Operating,
    { call, line, follow }: BookAct,
  ): Promise<Value> {
    const write = (details: Readonly<Record<string, string>> = {}) =>
      ctx.db.transaction().execute(async (tx) => {
        await writeAudit(tx, ctx, { ...line, details: { ...line.details, ...details } });
        await follow?.(tx);
      });
    try {
      const value = await askBook<Value>(desk, ctx, call);
      await write();
      return value;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'book_unreachable') {
        await write({ answer: 'none' });
      }
      if (error instanceof Refusal && overtaken.has(error.code)) {
        const first = await readLastDecision(ctx.db, line.subject);
        throw new Refusal(error.code, { ...error.details, ...first });
      }
      throw error;
    }
  }

  return { askBook, actAtBook };
}
