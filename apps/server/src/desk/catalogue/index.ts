/**
 * The catalogue as operators arrange it: what is on, in which order, what is hot, new or closed.
 *
 * Always true here: a change and its line in the audit log are one transaction, which tells every
 * process and every open page; an order is changed as a whole and refused where somebody else has
 * changed what it is an order of.
 */
export { catalogueRoutes } from './routes.ts';
