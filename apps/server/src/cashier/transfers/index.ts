/**
 * Transfers: money that a member sends to the one who invited them, and what any sending between
 * members is made of.
 *
 * Always true here: a member sends one step up and nowhere else; what may not be taken out may not
 * be sent either; the amount leaves the one and reaches the other in one transaction, once a key;
 * whoever gets it is told.
 */
export { proveSender } from './prove-sender.ts';
export { transfersRoutes } from './routes.ts';
export { ensureAmount, leftOf, rulesOf, type TransferRules } from './rules.ts';
export { type Sending, sendCash } from './send-cash.ts';
export { tellReceiver } from './tell-receiver.ts';
