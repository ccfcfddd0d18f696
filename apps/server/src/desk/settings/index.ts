/**
 * The settings of the site that operators change while it runs: the maintenance switch and whom the
 * site keeps out. Flags and the fields of registration are rows of the content.
 *
 * Always true here: a change holds in every process from its commit on and is a line of the audit
 * log with its reason and what held then; nobody overwrites rules they have not seen, nor locks
 * themselves out.
 */
export { settingsRoutes } from './routes.ts';
