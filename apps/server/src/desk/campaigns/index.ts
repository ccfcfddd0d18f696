/**
 * Campaigns: messages that operators write to members, all of them or a part.
 *
 * Always true here: a message reaches each of its audience once, whatever is killed meanwhile; all get
 * the texts it began with; marketing goes to nobody on a break from play and to nobody who wants none, and by
 * e-mail, SMS or push only to who agreed to that channel.
 */
export { campaignsJobs } from './jobs.ts';
export { campaignsRoutes } from './routes.ts';
