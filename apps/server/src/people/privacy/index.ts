/**
 * Privacy: what is kept about a member, for the member.
 *
 * Always true here: a table that has rows of members is in the export or is named with the reason why
 * not; no row and no id of anybody else is in it.
 */
export { privacyRoutes } from './routes.ts';
