/**
 * PostgreSQL 18 as a part of the product: its programs come with npm, its data lies in one folder,
 * and whoever starts the product starts it, first, and stops it, last.
 *
 * `dataDir` holds `cluster/` (PostgreSQL's own files, and the password, readable by its owner
 * alone), `port` (the one it had last), `lock` (who started it) and `postgres.log`. It listens on
 * 127.0.0.1 only. One process at a time may start a folder; a dead one's lock counts for nothing, a
 * postmaster it left behind is stopped in good order first. Nothing here ever deletes a cluster.
 */

export { SUPERUSER } from './cluster.ts';
export { SERVING_ROLES, type ServingRole, servingUrlOf } from './database.ts';
export { type Lock, takeLock, withLock } from './lock.ts';
export { Obstacle } from './obstacle.ts';
export { findRunning, stopRunning } from './running.ts';
export { type Postgres, type StartOptions, startPostgres } from './start-postgres.ts';
