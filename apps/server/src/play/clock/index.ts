/**
 * The clock of play: for how long a member has been playing and with which result, the reality check
 * that says so at the interval they chose, and the end that they set for a session.
 *
 * Always true here: while a check waits for its answer, or a session has ended, the wallet takes no
 * bet of a new round, whatever the page of the game does (`books/limits/play-clock.ts` decides it,
 * inside the transaction of the bet); a round that ran before is finished first.
 */
export { clockRoutes } from './routes.ts';
