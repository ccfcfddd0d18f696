import type { Book } from '../../book.ts';
import { viewResults } from '../seasons/corrections.ts';
import { listLeagues } from '../seasons/read-league.ts';
import { listEvents } from './list-events.ts';

const MATCHES_MAX = 30;
const ENDED_MAX = 10;

/** What a text is found in: leagues, matches that can be bet on, and the newest that are over. */
export async function searchMatches(book: Book, search: string) {
  const { leagues } = await listLeagues(book);
  const open = await listEvents(book, { view: 'open', search, limit: MATCHES_MAX });
  const ended = await listEvents(book, { view: 'ended', search, limit: ENDED_MAX });
  const text = search.toLowerCase();
  return {
    ...open,
    leagues: leagues.filter(({ name }) =>
      [name.en, name.th].some((one) => one.toLowerCase().includes(text)),
    ),
    ended: await viewResults(book.db, ended.events),
  };
}
