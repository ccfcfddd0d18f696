/**
 * The operators' side of draws: what waits for a result, results by two people, corrections, draws
 * that are void or put off, what each number would cost, and limits.
 *
 * Always true here: the book decides, and keeps who and why; whoever agrees to a colleague's entry is
 * asked by the same rules as for money; every act is a line of the audit log, also one that the book
 * did not answer.
 */
export { ensureSecond } from './ensure-second.ts';
export { type DrawDeskOptions, drawDeskRoutes } from './routes.ts';
export { drawsJobs, TELL_POSTPONED, tellPostponed } from './tell-postponed.ts';
