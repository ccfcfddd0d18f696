/**
 * Live: what happens now, for the first page of the console.
 *
 * Always true here: nothing is kept and nothing is changed; figures of bets are counted like those of
 * reports and open to the same rows; whoever looks at the same time is told the same, a few seconds
 * old at most.
 */
export { liveRoutes } from './routes.ts';
