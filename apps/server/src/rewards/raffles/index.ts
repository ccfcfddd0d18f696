/**
 * Raffles: a finite deck of slots, some with a prize, shuffled once when the raffle is made.
 *
 * Always true here: the digest of seed and deck is published before the first draw, and both are
 * shown at the end; a draw takes one ticket and the next slot in one transaction, so each prize is
 * drawn once; what is won becomes a reward to claim in the same transaction. A draw that is repeated
 * gets its first answer. Programmes give tickets by `giveTickets`.
 */
export { createRaffle, type NewRaffle } from './create-raffle.ts';
export { giveTickets, payTickets, type TicketGift } from './give-tickets.ts';
export { rafflesJobs } from './jobs.ts';
export { findByCode as findRaffle } from './queries.ts';
export type { RaffleId } from './raffle.ts';
export { rafflesRoutes } from './routes.ts';
