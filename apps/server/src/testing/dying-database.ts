import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type Db, openDatabase } from '../base/db/index.ts';

/** `unsent`: the statement never leaves. `unanswered`: it is done, and nobody hears of it. */
export type Death = 'unsent' | 'unanswered';

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * A process whose line to the database breaks for good at one of its statements, counted from 1.
 * What it had begun is undone by the server, as when a machine dies.
 */
export function openDyingDatabase(url: string, { at, death }: { at: number; death: Death }) {
  const { pool } = openDatabase(url, { max: 2 });
  let count = 0;
  let isDead = false;

  const dyingQuery =
    (client: pg.PoolClient): Query =>
    async (...args) => {
      count += 1;
      const send = () => (client.query as unknown as Query).apply(client, args);
      if (isDead) throw new Error('there is no line any more');
      if (count < at) return send();
      isDead = true;
      if (death === 'unanswered') await send();
      // What the driver has no word for: the line is cut, without a goodbye.
      (
        client as unknown as { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy();
      throw new Error('the line broke');
    };

  const dialect = new PostgresDialect({
    pool: {
      connect: async () => {
        const client = await pool.connect();
        return new Proxy(client, {
          get: (target, name) => {
            if (name === 'query') return dyingQuery(target);
            const value = Reflect.get(target, name, target) as unknown;
            return typeof value === 'function' ? value.bind(target) : value;
          },
        });
      },
      end: () => pool.end(),
      options: pool.options,
    },
  });
  const db: Db = new Kysely({ dialect });
  return {
    db,
    /** Whether it came as far as the statement. */
    hasDied: () => isDead,
    close: () => pool.end(),
  };
}
