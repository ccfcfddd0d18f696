/**
 * Red envelopes: a sum that is split into packets when it is sent, for whoever comes first. The brand
 * lets it rain at announced moments; members send each other gifts where the brand allows it.
 *
 * Always true here: the packets add up to the sum and none is below the least; their order and
 * amounts are fixed and their digest is published before anybody can claim; the c-th claim takes
 * packet c, one a member, none for the sender; paid and refunded add up to the sum, and the escrow
 * account of the envelope ends at zero. A claim that is repeated gets its first answer.
 */
export { findOpenGift } from './find-open-gift.ts';
export { envelopesJobs } from './jobs.ts';
export { envelopesRoutes } from './routes.ts';
export { sendRain } from './send-rain.ts';
