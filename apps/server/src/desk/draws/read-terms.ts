import type { readDrawTerms as contract, DrawTerms, TermsChange } from '@baize/contract/draw-terms';
import type { Input } from '@baize/contract/endpoint';
import { askBook, type Desk, type Operating } from './ask-book.ts';
import { nameReader } from './view-draw.ts';

type BookChange = Omit<TermsChange, 'askedBy' | 'isMine' | 'decidedBy'> & {
  readonly askedBy: string;
  readonly decidedBy: string | null;
};

export type BookTerms = Omit<DrawTerms, 'lotteries' | 'changes'> & {
  readonly lotteries: readonly Omit<DrawTerms['lotteries'][number], 'name'>[];
  readonly changes: readonly BookChange[];
};

/** When lotteries are drawn and close, and what one of them pays, by their names. */
export const readTerms =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof contract>): Promise<DrawTerms> => {
    const told = await askBook<BookTerms>(desk, ctx, ['read-terms', input]);
    const nameOf = await nameReader(
      ctx.db,
      told.changes.flatMap(({ askedBy, decidedBy }) => [askedBy, decidedBy]),
    );
    return {
      ...told,
      lotteries: told.lotteries.map((lottery) => ({
        ...lottery,
        name: desk.nameOf(lottery.code, ctx.origin.language),
      })),
      changes: told.changes.map((change) => ({
        ...change,
        askedBy: nameOf(change.askedBy),
        isMine: change.askedBy === ctx.caller.operatorId,
        decidedBy: change.decidedBy && nameOf(change.decidedBy),
      })),
    };
  };
