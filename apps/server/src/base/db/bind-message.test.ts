import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { useWorld } from '../../testing/world.ts';
import { openDatabase } from './client.ts';
import { WireValue } from './wire-value.ts';

const t = useWorld();
const opened: { end(): Promise<void> }[] = [];

afterAll(async () => {
  await Promise.all(opened.map((pool) => pool.end()));
});

function openLine() {
  const { pool } = openDatabase(t.world.url, { max: 1, pipeline: true });
  opened.push(pool);
  return pool;
}

/** PostgreSQL keeps no NUL. */
const text = fc.string({ unit: 'grapheme' }).filter((some) => !some.includes('\0'));
const bytes = fc.uint8Array({ maxLength: 3_000 }).map((some) => Buffer.from(some));

/** Bytes that write themselves, with more room asked for than they need. */
class Drawn extends WireValue {
  readonly #bytes: Uint8Array;

  constructor(drawn: Uint8Array) {
    super();
    this.#bytes = drawn;
  }

  get most(): number {
    return this.#bytes.length + 100;
  }

  write(target: Buffer, at: number): number {
    target.set(this.#bytes, at);
    return at + this.#bytes.length;
  }
}

test('values of every kind come back as they went, many statements at once', async () => {
  const pool = openLine();
  const row = fc.record({ word: fc.option(text), plain: fc.option(bytes), own: bytes });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
      const client = await pool.connect();
      const back = await Promise.all(
        rows.map(async ({ word, plain, own }) => {
          const { rows: read } = await client.query({
            name: 'echo',
            text: 'select $1::text as word, $2::bytea as plain, $3::bytea as own, $4::integer as one',
            values: [word, plain, new Drawn(own), 1],
          });
          return read[0] as unknown;
        }),
      );
      client.release();
      expect(back).toEqual(rows.map((sent) => ({ ...sent, one: 1 })));
    }),
    { numRuns: 60 },
  );
});

test('a message longer than any before, and the short one after it, arrive whole', async () => {
  const pool = openLine();
  for (const size of [10, 3_000_000, 20, 700_000]) {
    const sent = Buffer.alloc(size, size % 251);
    const { rows } = await pool.query('select $1::bytea as back', [new Drawn(sent)]);
    expect(sent.equals(rows[0].back)).toBe(true);
  }
});

test('a value that cannot be written fails alone', async () => {
  const pool = openLine();
  const broken = {
    toPostgres: () => {
      throw new Error('not today');
    },
  };
  await expect(pool.query('select $1::text', [broken])).rejects.toThrow('not today');
  const { rows } = await pool.query('select $1::text as back', ['still here']);
  expect(rows).toEqual([{ back: 'still here' }]);
});
