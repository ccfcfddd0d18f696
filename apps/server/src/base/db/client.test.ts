import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { openDatabase } from './client.ts';

const t = useWorld();

test('numbers of 64 bits are exact, and a day is a text without a time zone', async () => {
  const { rows } = await sql`select 9007199254740993::int8 as large,
    array[9007199254740993]::int8[] as several, date '2026-11-15' as day`.execute(t.world.db);
  expect(rows).toEqual([
    { large: 9_007_199_254_740_993n, several: [9_007_199_254_740_993n], day: '2026-11-15' },
  ]);
});

test('a connection for batches lets go of what it has written, and asks again all the same', async () => {
  const { pool } = openDatabase(t.world.url, { max: 1, pipeline: true });
  const ask = async (number: number) => {
    const values = [number];
    const { rows } = await pool.query({ name: 'own', text: 'select $1::int as told', values });
    return { rows, values };
  };
  try {
    expect(await ask(1)).toEqual({ rows: [{ told: 1 }], values: [] });
    expect(await Promise.all([ask(2), ask(3)])).toMatchObject([
      { rows: [{ told: 2 }] },
      { rows: [{ told: 3 }] },
    ]);
  } finally {
    await pool.end();
  }
});
