/**
 * Lists as PostgreSQL takes them in its own bytes: neither side has to write out, quote and read
 * every value letter by letter.
 */
type Whole = bigint | number | null | undefined;

/** Numbers of types in PostgreSQL's catalogue. */
const BIGINT = 20;
const TEXT = 25;

/** Before the values stands a head, and before each of them its size. */
const HEAD = 20;
const PREFIX = 4;
const SIZE_OF_WHOLE = 8;
const SIZE_OF_NULL = -1;

export const wholeColumn = (values: readonly Whole[]): Buffer => wholeColumnOf(values, same);

const same = (value: Whole): Whole => value;

/** One number of each, as a `bigint[]`. */
export function wholeColumnOf<Thing>(
  things: readonly Thing[],
  of: (thing: Thing) => Whole,
): Buffer {
  const bytes = Buffer.allocUnsafe(HEAD + things.length * (PREFIX + SIZE_OF_WHOLE));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = HEAD;
  let isEmpty = true;
  for (const thing of things) {
    const value = of(thing);
    const isNull = value === null || value === undefined;
    view.setInt32(end, isNull ? SIZE_OF_NULL : SIZE_OF_WHOLE);
    end += PREFIX;
    if (isNull) continue;
    view.setBigInt64(end, typeof value === 'bigint' ? value : BigInt(value));
    end += SIZE_OF_WHOLE;
    isEmpty = false;
  }
  // Columns are unnested beside each other, and what a short one lacks is null.
  bytes.write(headOf(BIGINT, isEmpty ? 0 : things.length), 'latin1');
  return bytes.subarray(0, isEmpty ? HEAD : end);
}

/** Texts as a `text[]`: put together as letters of one byte, and turned into bytes all at once. */
export function textColumn(values: readonly (string | null)[]): Buffer {
  const all = values.join('');
  const isPlain = Buffer.byteLength(all) === all.length;
  let letters = headOf(TEXT, values.length);
  for (const value of values) {
    if (value === null) letters += wordOf(SIZE_OF_NULL);
    else if (isPlain) letters += sizeOf(value.length) + value;
    else letters += encoded(value);
  }
  return Buffer.from(letters, 'latin1');
}

function encoded(value: string): string {
  const bytes = Buffer.from(value).toString('latin1');
  return sizeOf(bytes.length) + bytes;
}

/** One dimension, maybe with nulls, the type of its values, how many there are, the first place. */
const headOf = (type: number, count: number): string =>
  wordOf(1) + wordOf(1) + wordOf(type) + wordOf(count) + wordOf(1);

/** Four bytes as letters. */
const wordOf = (word: number): string =>
  String.fromCharCode(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);

const SIZES = Array.from({ length: 512 }, (_, size) => wordOf(size));

const sizeOf = (size: number): string => SIZES[size] ?? wordOf(size);
