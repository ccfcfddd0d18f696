import type { listDeskDraws as contract, countDeskDraws } from '@baize/contract/draw-desk';
import type { DeskDrawRow } from '@baize/contract/draw-shape';
import type { Input, Output } from '@baize/contract/endpoint';
import { minor } from '@baize/std/money';
import { askBook, type Desk, type Operating } from './ask-book.ts';

const PER_PAGE = 50;

type BookDraws = Pick<Output<typeof contract>, 'serverNow'> & {
  readonly lotteries: readonly Omit<Output<typeof contract>['lotteries'][number], 'name'>[];
  readonly draws: readonly (Omit<DeskDrawRow, 'liability'> & { readonly liability: string })[];
};

/** Draws page by page. */
export const listDraws =
  (desk: Desk) =>
  async (
    ctx: Operating,
    { after, ...sought }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const [at, id] = after?.split('|') ?? [];
    const { draws, serverNow, lotteries } = await askBook<BookDraws>(desk, ctx, [
      'list-draws',
      { ...sought, ...(at && id && { after: { at, id } }), limit: PER_PAGE },
    ]);
    const last = draws.length === PER_PAGE ? draws.at(-1) : undefined;
    return {
      serverNow,
      lotteries: lotteries.map((lottery) => ({
        ...lottery,
        name: desk.nameOf(lottery.code, ctx.origin.language),
      })),
      draws: draws.map((draw) => ({ ...draw, liability: minor(BigInt(draw.liability)) })),
      next: last ? `${last.drawsAt}|${last.drawId}` : null,
    };
  };

/** What waits for an operator. */
export const countWaiting =
  (desk: Desk) =>
  (ctx: Operating): Promise<Output<typeof countDeskDraws>> =>
    askBook(desk, ctx, ['count-waiting', {}]);
