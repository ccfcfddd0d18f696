/**
 * Deletion: a member asks for it, it waits the brand's days, and then the person is gone from the rows
 * while the account stays for the books.
 *
 * Always true here: nothing is deleted that was not asked for with proof and could not be taken back
 * until its day; no money, bet, payment, debt or case is open when it happens; no transfer changes; who
 * was shut out stays so by digests (`exclusions_mark`). Every table with rows of members is emptied of
 * the person by `deletions_forget_member` or stands in `KEPT_TABLES` with the reason.
 */
export { deletionsJobs } from './jobs.ts';
export { deletionsRoutes } from './routes.ts';
