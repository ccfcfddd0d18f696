/**
 * The event log: what happened, for programs of the brand that must miss nothing.
 *
 * Always true here: entries are numbered without gaps in the order in which what they tell of was
 * committed; an entry is written once and never changed; whoever asks for what is no longer kept is
 * refused and not given a part. Those who pass entries on write in the same transaction.
 */

export { eventsJobs } from './jobs.ts';
export { type FollowLog, keepLog, startEventLog } from './keep-log.ts';
export type { EntryRow } from './queries.ts';
export { entryOf } from './queries.ts';
export { eventsRoutes } from './routes.ts';
