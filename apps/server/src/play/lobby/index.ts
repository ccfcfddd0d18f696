/**
 * The lobby: what a member likes and played last, how a game is opened for them, and who won.
 *
 * Always true here: a launch is written down together with the token it answers with, and the token
 * is in no address but behind its `#`; a trial has no token and meets no wallet; the board of
 * winners holds nothing but settled bets of real money, and what it shows is held against its bet
 * again and again.
 */
export type { LobbyOptions } from './options.ts';
export { lobbyRoutes } from './routes.ts';
export { startBalanceWatch } from './start-balance-watch.ts';
export { startWinCollector } from './start-win-collector.ts';
