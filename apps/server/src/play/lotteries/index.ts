/**
 * The lotteries as the specification's calls tell of them. Draws, closes and results are the book's,
 * which is a vendor: it is asked at its public calls, and nothing of its answers is kept longer than
 * a second.
 *
 * Always true here: while the book is away the answer is a refusal at once, and no other call waits
 * for it; a prize mode that the brand does not have is refused with the names of those it has.
 */
export { type BookFacts, openBookFacts } from './book-facts.ts';
export { lotteryNames } from './lottery-names.ts';
export { lotteriesRoutes } from './routes.ts';
