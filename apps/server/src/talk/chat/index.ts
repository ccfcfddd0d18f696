/**
 * Chat: rooms by language and topic in which members speak with each other, and their moderation.
 *
 * Always true here: who may not play is in no room; every change of a room has a number, given under
 * the room's lock, so whoever has seen a number has seen all before it and resumes by it; what is
 * deleted is shown to nobody but moderators; messages end with the brand's time to keep them, unless a
 * report of one nearby waits; nobody learns a member's id or whole account name from the chat.
 */

export { startChatFeed } from './feed.ts';
export { chatJobs } from './jobs.ts';
export type { ChatOptions } from './options.ts';
export { countReportsWaiting } from './report-queries.ts';
export { chatRoutes } from './routes.ts';
export { lengthOf } from './text-rules.ts';
