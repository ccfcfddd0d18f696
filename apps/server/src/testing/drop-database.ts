import type { Client } from 'pg';

/**
 * Drops a database with whoever is still in it. PostgreSQL's own `with (force)` refuses to send away
 * an autovacuum that happens to be there, which a plain drop sends away by itself.
 */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    [name],
  );
  await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
}
