/**
 * The tables that people share, as the lobby shows them: what came at each and how many are there.
 * Both are the studio's, which is asked at its public call; nothing of it is kept longer than a second.
 *
 * Always true here: while the studio is away there are no tables to show, and nobody waits for it.
 */
export { type LiveTablesOptions, liveTablesRoutes } from './routes.ts';
