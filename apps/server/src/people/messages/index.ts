/**
 * Messages: what the platform writes to a member inside the site.
 *
 * Always true here: a message is written in the transaction that makes it true; everybody sees their
 * own and nobody else's; what was deleted is gone.
 */
export { messagesJobs } from './jobs.ts';
export { listMessageKinds } from './queries.ts';
export { messagesRoutes } from './routes.ts';
export { writeMessage } from './write-message.ts';
