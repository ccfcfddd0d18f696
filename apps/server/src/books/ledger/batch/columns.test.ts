import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useWorld } from '../../../testing/world.ts';
import { textColumn, wholeColumn } from './columns.ts';

const t = useWorld();

/** PostgreSQL keeps no NUL and no half of a pair. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((some) => !some.includes('\0')),
  fc.string({ unit: fc.constantFrom('"', '\\', '\n', '\t', '{', '}', ',', 'n', 'u', 'NULL', '') }),
);

test('a column of texts is read as it was written, whatever is in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text), { maxLength: 20 }), async (values) => {
      const { rows } = await sql<{ back: unknown }>`
        select to_jsonb(${textColumn(values)}::text[]) as back`.execute(t.world.db);
      expect(rows[0]?.back).toEqual(values);
    }),
    { numRuns: 200 },
  );
});

test('a column of numbers beside another is read as it was written', async () => {
  const values = fc.array(fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })));
  await fc.assert(
    fc.asyncProperty(values, async (column) => {
      const places = wholeColumn(column.map((_, place) => place));
      const { rows } = await sql<{ value: bigint | null }>`
        select value from unnest(${places}::bigint[], ${wholeColumn(column)}::bigint[])
          as n (place, value) order by place`.execute(t.world.db);
      expect(rows.map(({ value }) => value)).toEqual(column);
    }),
    { numRuns: 100 },
  );
});
