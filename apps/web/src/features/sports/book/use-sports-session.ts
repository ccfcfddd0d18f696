import { useBookSession } from '../../../shared/book/use-book-session.ts';
import { useSportsNode } from './use-sports-node.ts';

/** The member's wallet at the book, for bets on matches. */
export const useSportsSession = () => useBookSession(useSportsNode());
