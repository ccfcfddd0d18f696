/**
 * What every page asks before it shows itself: how the brand is set up, whether the site is open
 * to this visitor, what there is to announce, how to reach customer service.
 *
 * Always true here: these calls need no session, and those that tell a visitor why the site is
 * closed to him stay open to him.
 */
export { findGameIn } from './find-game.ts';
export { GUEST_EXECUTIONS } from './find-reader.ts';
export { systemJobs } from './jobs.ts';
export { type FindGame, readAnnouncements } from './read-announcements.ts';
export { readHelpCenter } from './read-help-center.ts';
export { findPost, listPosts, type PostReading } from './read-posts.ts';
export { registerBrandFiles } from './register-brand-files.ts';
export { systemRoutes } from './routes.ts';
