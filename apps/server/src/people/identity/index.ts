/**
 * Identity: how well a member is known, and the document and selfie that prove it.
 *
 * Always true here: a picture is drawn anew and sealed before it is kept, shown to operators who
 * decide and to nobody else, each look written down, and deleted when its time is over; a check is
 * decided once; the level of a document ends with the document.
 */
export { ensureLevel, readLevel } from './ensure-level.ts';
export { identityJobs } from './jobs.ts';
export { countIdentityWaiting } from './queries.ts';
export { identityRoutes } from './routes.ts';
