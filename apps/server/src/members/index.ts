/**
 * Members: who plays, under which name, in which currency, and whether they may. Each has the four
 * pockets of the ledger from the first moment on.
 */
export { changeStatus } from './change-status.ts';
export { createMember, type NewMember } from './create-member.ts';
export { askMembers, findMember } from './queries.ts';
