/**
 * The operators' desk: what needs somebody now, who a member is and what moved in their pockets,
 * corrections of money, and the sheet of a day's books.
 *
 * Always true here: a correction moves money once, and never by the word of one person; nothing else
 * here moves any. What a member could be reached, paid or impersonated by is shown masked.
 */
export type { DeskOptions } from './options.ts';
export { betDeskRoutes, deskRoutes } from './routes.ts';
