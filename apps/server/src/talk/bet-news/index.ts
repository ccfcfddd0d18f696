/**
 * Bet news: tells members' devices that a draw or a bet they waited for is over.
 *
 * Always true here: only what took its time is told, never a round of a game that is being played; it is
 * told once, by the transaction that counted the bet.
 */
export { tellOfBets } from './tell-of-bets.ts';
