/**
 * Webhooks: events of the log brought to programs of the brand.
 *
 * Always true here: a delivery is written in the transaction that writes its event, and tried until it
 * is taken, is given up after days, or its address is removed; it may arrive more than once and out
 * of order, and carries the number of its event. Each try is signed anew with the moment it is made.
 * Only public hosts are called, looked up at the moment of the call, and no redirect is followed. An
 * address that took nothing for days is told nothing more, which is a case of the desk.
 */
export { webhooksJobs } from './jobs.ts';
export { deliverToWebhooks } from './queries.ts';
export { webhooksRoutes } from './routes.ts';
export { type SendOptions, sendDeliveries, startWebhookSender } from './send-deliveries.ts';
