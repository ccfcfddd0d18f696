import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useWorld } from '../testing/world.ts';

const t = useWorld();

test('numbers of 64 bits are exact, and a day is a text without a time zone', async () => {
  const { rows } = await sql`select 9007199254740993::int8 as large,
    array[9007199254740993]::int8[] as several, date '2026-11-15' as day`.execute(t.world.db);
  expect(rows).toEqual([
    { large: 9_007_199_254_740_993n, several: [9_007_199_254_740_993n], day: '2026-11-15' },
  ]);
});
