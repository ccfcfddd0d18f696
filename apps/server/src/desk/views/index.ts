/**
 * Saved views: what an operator keeps of a page of the console, for themselves or for all, and the
 * reports among them that are mailed.
 *
 * Always true here: a view is changed by its owner alone; each period of a report is mailed once, to
 * whoever may read reports at that moment, and to nobody who lost the right.
 */
export { mailReports, startReportMailer } from './mail-reports.ts';
export type { ViewsOptions } from './options.ts';
export { viewsRoutes } from './routes.ts';
