/**
 * Messages: what the platform writes to a member inside the site.
 *
 * Always true here: a message is written in the transaction that makes it true; everybody sees their
 * own and nobody else's; what was deleted is gone. What an operator wrote to many reaches each once.
 */
export { writeToMany } from './broadcast.ts';
export {
  advanceBroadcast,
  endBroadcast,
  insertBroadcast,
  listBroadcasts,
  lockBroadcast,
} from './broadcast-queries.ts';
export { messagesJobs } from './jobs.ts';
export { listMessageKinds, listUnwilling } from './queries.ts';
export { messagesRoutes } from './routes.ts';
export { writeMessage } from './write-message.ts';
