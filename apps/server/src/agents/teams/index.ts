/**
 * Teams: what members did, counted once, for those above them.
 *
 * Always true here: a bet counts when it is decided, in the slot of five minutes that was open then,
 * with the line its member stood in; a slot that is closed never changes, and what is corrected
 * later is a row of the slot that is open when it is seen. The sums of a day are those of the tree
 * as it stands. Nobody is told anything of somebody outside their own team.
 */
export { activeAmountOf, isActiveMember, readActiveAmount } from './active-members.ts';
export { countSlots } from './count-slots.ts';
export { type CountedBranch, findCountedPath, listCountedBranches } from './counted-branches.ts';
export {
  type CountedLine,
  type CountedMember,
  listCountedLines,
  listCountedMembers,
  listCountedPaths,
  listCountedSlots,
} from './counted-lines.ts';
export type { CountOptions } from './day-queries.ts';
export { giveRoom } from './give-room.ts';
export { countOptionsOf, teamsJobs } from './jobs.ts';
export { readClosedTo } from './mark-queries.ts';
export { moveFigures, type TeamMove } from './move-figures.ts';
export type { TeamsOptions } from './options.ts';
export { periodOf } from './periods.ts';
export { readBalances } from './read-balances.ts';
export { rebuildDays } from './rebuild-days.ts';
export { teamsRoutes } from './routes.ts';
export { SLOT_MS, slotOf } from './slots.ts';
