import { WireValue } from '../../../base/db/index.ts';

/**
 * Lists as PostgreSQL takes them in its own bytes: neither side has to write out, quote and read
 * every value character by character.
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

export const wholeColumn = (values: readonly Whole[]): WireValue => wholeColumnOf(values, same);

const same = (value: Whole): Whole => value;

/** One number of each, as a `bigint[]`. */
export const wholeColumnOf = <Thing>(
  things: readonly Thing[],
  of: (thing: Thing) => Whole,
): WireValue => new Wholes(things, of);

class Wholes<Thing> extends WireValue {
  readonly most: number;
  readonly #things: readonly Thing[];
  readonly #of: (thing: Thing) => Whole;

  constructor(things: readonly Thing[], of: (thing: Thing) => Whole) {
    super();
    this.#things = things;
    this.#of = of;
    this.most = HEAD + things.length * (PREFIX + SIZE_OF_WHOLE);
  }

  write(bytes: Buffer, at: number): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let end = at + HEAD;
    let isEmpty = true;
    for (const thing of this.#things) {
      const value = this.#of(thing);
      const isNull = value === null || value === undefined;
      view.setInt32(end, isNull ? SIZE_OF_NULL : SIZE_OF_WHOLE);
      end += PREFIX;
      if (isNull) continue;
      view.setBigInt64(end, typeof value === 'bigint' ? value : BigInt(value));
      end += SIZE_OF_WHOLE;
      isEmpty = false;
    }
    // Columns are unnested beside each other, and what a short one lacks is null.
    bytes.write(headOf(BIGINT, isEmpty ? 0 : this.#things.length), at, 'latin1');
    return isEmpty ? at + HEAD : end;
  }
}

/** Texts as a `text[]`: joined as latin1 characters, one for each byte, and encoded all at once. */
export function textColumn(values: readonly (string | null)[]): WireValue {
  const all = values.join('');
  const isPlain = Buffer.byteLength(all) === all.length;
  let latin1 = headOf(TEXT, values.length);
  for (const value of values) {
    if (value === null) latin1 += wordOf(SIZE_OF_NULL);
    else if (isPlain) latin1 += sizeOf(value.length) + value;
    else latin1 += encoded(value);
  }
  return new Latin1Value(latin1);
}

class Latin1Value extends WireValue {
  readonly most: number;
  readonly #latin1: string;

  constructor(latin1: string) {
    super();
    this.#latin1 = latin1;
    this.most = latin1.length;
  }

  write(bytes: Buffer, at: number): number {
    return at + bytes.write(this.#latin1, at, 'latin1');
  }
}

function encoded(value: string): string {
  const bytes = Buffer.from(value).toString('latin1');
  return sizeOf(bytes.length) + bytes;
}

/** One dimension, maybe with nulls, the type of its values, how many there are, the first place. */
const headOf = (type: number, count: number): string =>
  wordOf(1) + wordOf(1) + wordOf(type) + wordOf(count) + wordOf(1);

/** Four bytes as latin1 characters. */
const wordOf = (word: number): string =>
  String.fromCharCode(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);

const SIZES = Array.from({ length: 512 }, (_, size) => wordOf(size));

const sizeOf = (size: number): string => SIZES[size] ?? wordOf(size);
