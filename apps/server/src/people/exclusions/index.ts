/**
 * Breaks from play: cooling off of 1 to 42 days and exclusion of six months and more, taken by a
 * member or by an operator for them.
 *
 * Always true here: a break holds from its commit on and is never shortened or taken back, which the
 * database refuses to everybody; a longer one may follow. Whether somebody is on a break is asked by
 * `isExcluded` and `ensureMayPlay` of members, by everybody and nowhere else. Logging in, withdrawing
 * and reading one's own records stay possible; what was bet before is settled.
 */
export { excludeMember } from './exclude-member.ts';
export { keepMarks, lookForExcluded } from './find-same-person.ts';
export { deleteMarksBefore } from './queries.ts';
export { findExclusion } from './read-exclusion.ts';
export { exclusionsRoutes } from './routes.ts';
