/**
 * Records: what a member did here, told back to them.
 *
 * Always true here: everybody sees their own bets and nobody else's; what is told is what the wallet
 * holds, as it stands now; a round of our own studio is drawn again by the studio, to whoever holds
 * an address that was signed for that round and ends within minutes.
 */
export type { RecordsOptions } from './options.ts';
export { recordsRoutes } from './routes.ts';
