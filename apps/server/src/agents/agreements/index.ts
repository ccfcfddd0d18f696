/**
 * Agreements: what the platform promises the first of a line, and agents those directly below them,
 * for what their teams do.
 *
 * Always true here: nothing is in force that both sides did not agree to; nobody has more than one
 * of a kind at a moment, nor gives more than they have themselves; what ends runs until its period
 * is over; whoever takes less than they gave below has named every agreement that ends by it.
 */
export {
  findNextInForce,
  type KindOfPeriod,
  listBelow,
  listPeriodsInUse,
  listStandings,
} from './due-queries.ts';
export { agreementsJobs } from './jobs.ts';
export { canUse, type KindState, readContracts } from './kinds.ts';
export type { AgreementsOptions } from './options.ts';
export { countAsked as countEndingsAsked } from './platform/platform-queries.ts';
export { agreementsRoutes } from './routes.ts';
export {
  type AgreementFilter,
  type AgreementInForce,
  agreementsOf,
  hasAgreements,
  listInForce,
  listTurns,
  payeesInForce,
  type Rates,
  ratesOf,
} from './standing-queries.ts';
