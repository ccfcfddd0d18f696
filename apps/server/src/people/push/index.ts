/**
 * Push: what a member's devices are told while the site is closed.
 *
 * Always true here: a note is written in the transaction that makes it true, for members with a device
 * alone; nobody on a break from play is told anything; what was switched off and the quiet hours are
 * looked at when it is sent; a subscription that is gone is removed. Only hosts of the internet are
 * called, whatever address a browser names.
 */
export { type PushOptions, pushJobs } from './jobs.ts';
export { type PushNote, pushTo } from './push-to.ts';
export { PUBLIC_REACH, post, type Reach } from './reach.ts';
export { pushRoutes } from './routes.ts';
