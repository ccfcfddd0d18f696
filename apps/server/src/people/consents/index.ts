/**
 * Consents: by which channels a member may be reached about offers.
 *
 * Always true here: without a word of the member no channel is allowed; each is allowed and forbidden
 * alone; every word is kept with its moment and the version of the text; the newest one counts. What
 * an account needs (codes, money, security) is no offer and asks for no consent.
 */
export { listConsenting, readChannelConsents } from './queries.ts';
export { consentsRoutes } from './routes.ts';
