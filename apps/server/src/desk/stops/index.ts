/**
 * Stops: how operators shut or limit play, each with a reason, a line in the audit log and a way back,
 * except for a break from play, which nobody ends early.
 *
 * Always true here: a stop holds from its commit on, inside the transaction of every bet; what was
 * bet before is settled.
 */
export { stopsRoutes } from './routes.ts';
