/**
 * Free play: free rounds and free bets from the claim to what they have won.
 *
 * Always true here: a grant has the terms its reward was offered with; `play` decides each of its
 * rounds and never more than were granted; wins go to cash with the round, or are offered as a bonus
 * once, when nothing of the grant can be played or runs any more; an end is announced twice before.
 */

export { handOverWins } from './hand-over-wins.ts';
export { freePlayJobs } from './jobs.ts';
export { payFreeBet, payFreeRounds } from './pay-free-play.ts';
export { freePlayRoutes } from './routes.ts';
export { tellOfEnds, tellOfOver } from './tell-of-ends.ts';
