/**
 * The support desk: live chat of one member or guest with customer service, where the brand has no
 * outside service for it.
 *
 * Always true here: a member or guest has one open conversation at most, a guest’s is reached by the key in
 * their browser alone; what is said has numbers without a gap,
 * given under the conversation's lock; a conversation has one owner at most, and nobody writes in one of
 * somebody else or in one that ended; what nobody answers, or comes out of hours, becomes feedback with
 * a reference in the same transaction; who read, took, handed on and closed stands in the audit log. It
 * is open to members on a break.
 */
export { supportJobs } from './jobs.ts';
export type { SupportOptions } from './options.ts';
export { countSupportWaiting } from './queue-queries.ts';
export { supportRoutes } from './routes.ts';
