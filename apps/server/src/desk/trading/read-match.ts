import type { WholeTradedMatch } from '@baize/contract/trading-shape';
import { askBook, type Desk, type Operating } from './ask-book.ts';
import { type BookTrading, viewWhole } from './view-match.ts';

type MatchAsked = { readonly eventId: string };

/** One match as its trader sees it. */
export const readMatch =
  (desk: Desk) =>
  async (ctx: Operating, { eventId }: MatchAsked): Promise<WholeTradedMatch> =>
    viewWhole(ctx, await askMatch(desk, ctx, eventId));

export const askMatch = (desk: Desk, ctx: Operating, eventId: string): Promise<BookTrading> =>
  askBook<BookTrading>(desk, ctx, ['read-trading', { eventId, by: ctx.caller.operatorId }]);
