import type { WholeTradedMatch } from '@baize/contract/trading-desk';
import { askBook, type Desk, type Operating } from './ask-book.ts';
import { type BookTrading, viewWhole } from './view-match.ts';

type MatchAsked = { readonly eventId: string };

/** One match as its trader sees it. */
export const readMatch =
  (desk: Desk) =>
  async (ctx: Operating, { eventId }: MatchAsked): Promise<WholeTradedMatch> =>
    viewWhole(ctx, await askBook<BookTrading>(desk, ctx, ['read-trading', { eventId }]));
