import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Somebody is in it who may not be sent away, such as an autovacuum, or has just come back. */
const FOR_NOW = new Set(['42501', '55006']);
const ATTEMPTS = 40;
const BETWEEN_MS = 250;

/** Drops a database with whoever is still in it; who cannot be sent away leaves soon by itself. */
export async function dropDatabase(client: Client, name: string): Promise<void> {
  const statement = `drop database if exists ${client.escapeIdentifier(name)} with (force)`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(statement);
      return;
    } catch (error) {
      const isPassing = FOR_NOW.has((error as { code?: string }).code ?? '');
      if (!isPassing || attempt === ATTEMPTS) throw error;
      await pause(BETWEEN_MS);
    }
  }
}
