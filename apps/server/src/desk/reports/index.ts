/**
 * Reports: what a period came to for the house, by day, vendor, category, game, agent, country,
 * promotion and currency, and how cohorts of members went on.
 *
 * Always true here: a day is counted from its bets and from the ledger as a whole, after the fact, and
 * can be counted again at any time; every figure opens to bets or transfers that add up to it, within
 * the same days and scope. Gross win of all days, what is in play and the vendors' accounts of the
 * ledger agree to the minor unit.
 */
export { countReports } from './count-reports.ts';
export { COUNTED_BETS } from './figure-queries.ts';
export { reportsJobs } from './jobs.ts';
export { noteCountries } from './note-countries.ts';
export type { ReportsOptions } from './options.ts';
export { forgetDaysOf } from './queries.ts';
export { type Report, reportOf } from './read-report.ts';
export { reportsRoutes } from './routes.ts';
