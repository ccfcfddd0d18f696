/**
 * Transfers: money that a member sends to the one who invited them.
 *
 * Always true here: money goes one step up and nowhere else, so it can never come round; what may
 * not be taken out may not be sent either; the amount leaves the one and reaches the other in one
 * transaction, once a key; whoever gets it is told.
 */
export { transfersRoutes } from './routes.ts';
