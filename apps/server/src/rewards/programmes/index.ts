/**
 * What an operator asks about every kind of reward alike: what terms would have cost before they are
 * published, and what was given.
 */
export { programmesRoutes } from './routes.ts';
