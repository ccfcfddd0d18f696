/**
 * Agents: who stands below whom, how newcomers come into a team, and what an agent sends to those
 * directly below.
 *
 * Always true here: a place is where the uplines lead, whoever comes or moves at the same moment;
 * nobody stands below themselves; whoever is not in an agent's own tree does not exist for them;
 * nobody's rebate rate is above their upline's; money goes one step down and no further.
 */
export { ensureFits, findMoved } from './find-moved.ts';
export { listRebateRates, type RebateRate } from './list-rebate-rates.ts';
export type { AgentsOptions, Move } from './options.ts';
export { findByNumbers, listPlaces } from './place-queries.ts';
export {
  belowPath,
  countTeam,
  crumbsOf,
  ensureDirect,
  ensureInTeam,
  findInTeam,
  getPlace,
  isDirect,
  PLACES,
  type TreePlace,
} from './places.ts';
export { rebateRateOf } from './rates/rebate-rate-of.ts';
export { inviteLinks } from './register/invite-links.ts';
export { findLinkAgent } from './register/link-queries.ts';
export { agentsRoutes } from './routes.ts';
