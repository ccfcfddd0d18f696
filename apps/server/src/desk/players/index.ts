/**
 * Players: what stands around a member: how they play, where they come from, who may be the same
 * person and why, what operators noted, and all that happened in the order of time.
 *
 * Always true here: a note is never changed; what an operator writes is in the audit log too; devices
 * and documents are compared by their digests and never shown.
 */
export { listTagged } from './queries.ts';
export { playersRoutes } from './routes.ts';
