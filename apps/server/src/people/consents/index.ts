/**
 * Consents: by which channels a member may be reached about offers, and whether they agreed to the
 * terms in force.
 *
 * Always true here: without a word of the member to the text of today no channel is allowed; each is
 * allowed and forbidden alone; every word is kept with its moment and the version of the text; the
 * newest one counts. What an account needs (codes, money, security) is no offer and asks for no
 * consent. Terms that changed are agreed to before the next launch and the next bet.
 */
export { listConsenting, readChannelConsents } from './queries.ts';
export { consentsRoutes, termsRoutes } from './routes.ts';
export { agreedDay, ensureAgreed } from './terms.ts';
