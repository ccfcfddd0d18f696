import type { readDrawTerms as contract, DrawTerms } from '@baize/contract/draw-terms';
import type { Input } from '@baize/contract/endpoint';
import { askBook, type Desk, type Operating } from './ask-book.ts';

type BookTerms = Omit<DrawTerms, 'lotteries'> & {
  readonly lotteries: readonly Omit<DrawTerms['lotteries'][number], 'name'>[];
};

/** When lotteries are drawn and close, and what one of them pays, by their names. */
export const readTerms =
  (desk: Desk) =>
  async (ctx: Operating, input: Input<typeof contract>): Promise<DrawTerms> => {
    const { lotteries, ...terms } = await askBook<BookTerms>(desk, ctx, ['read-terms', input]);
    return {
      lotteries: lotteries.map((lottery) => ({
        ...lottery,
        name: desk.nameOf(lottery.code, ctx.origin.language),
      })),
      ...terms,
    };
  };
