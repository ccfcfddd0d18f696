/**
 * The trading desk: matches by what they would cost, the stop of a match and its undoing, a trader's
 * hand on prices, large bets that wait for somebody, bets that came too late, results by two people, and
 * what was made.
 *
 * Always true here: the book decides, and keeps who and why; every act is a line of the audit log,
 * also one that the book did not answer; a stop asks for nothing before it stops.
 */
export { tradingRoutes } from './routes.ts';
