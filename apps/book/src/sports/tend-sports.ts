import type { Book } from '../book.ts';
import { tendFeeds } from './feed/tend-feed.ts';
import { settleSports } from './settlement/settle-sports.ts';
import { tendSlips } from './slips/ask-for-stake.ts';

/** One turn of the sportsbook: the feed first, so that nothing is decided by what was before it. */
export async function tendSports(book: Book): Promise<void> {
  await tendFeeds(book);
  await tendSlips(book);
  await settleSports(book);
}
