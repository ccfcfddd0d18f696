/**
 * Records: what a member did here, told back to them.
 *
 * Always true here: everybody sees their own bets and entries and nobody else's; what is told is what
 * the wallet holds, as it stands now; totals are those of all rows that match; a round of our own
 * studio is drawn again by the studio, to whoever holds an address that was signed for that round
 * and ends within minutes. Days are counted by a job from the bets, and can be counted again at any
 * time: they are a memory of figures and never the source of one.
 */
export { betDetailOf } from './bet-detail.ts';
export { viewBet } from './bet-view.ts';
export { countDays } from './count-days.ts';
export { type Days, daysOf } from './days.ts';
export { reasonsOf, typeOf } from './entry-types.ts';
export { recordsJobs } from './jobs.ts';
export { type BetSource, betPageOf, ownBets } from './list-bets.ts';
export { listEntriesOf } from './list-entries.ts';
export type { RecordsOptions } from './options.ts';
export { readFiguresOfMany } from './queries.ts';
export { rebuildMonth } from './rebuild-month.ts';
export { findRecall } from './recall-address.ts';
export { readReferences } from './reference-of.ts';
export { recordsRoutes } from './routes.ts';
export { readBetId, writeBetId } from './rules.ts';
