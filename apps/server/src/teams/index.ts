/**
 * Teams: what members did, counted once, for those above them.
 *
 * Always true here: a bet counts when it is decided, in the slot of five minutes that was open then,
 * with the line its member stood in; a slot that is closed never changes, and what is corrected
 * later is a row of the slot that is open when it is seen. The sums of a day are those of the tree
 * as it stands. Nobody is told anything of somebody outside their own team.
 */
export {
  type CountedLine,
  type CountedMember,
  listCountedLines,
  listCountedMembers,
  listCountedSlots,
} from './counted-lines.ts';
export { readClosedTo } from './mark-queries.ts';
export { periodOf, type TimeSpan } from './periods.ts';
export { SLOT_MS, slotOf } from './slots.ts';
