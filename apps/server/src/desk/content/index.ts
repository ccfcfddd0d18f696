/**
 * Content: what operators read and publish of the brand's texts, flags and register fields.
 *
 * Always true here: whoever publishes names the version they edited, so that nobody overwrites what
 * they have not read; every change is a version and a line of the log, written together.
 */
export { SEND_MESSAGES } from './job-names.ts';
export { contentRoutes } from './routes.ts';
