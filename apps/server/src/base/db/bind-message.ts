import { WireValue } from './wire-value.ts';

/** What a prepared statement is given, as the driver hands it over. */
export type Binding = {
  readonly portal?: string;
  readonly statement?: string;
  readonly values?: unknown[];
  /** Makes text or bytes of anything else. */
  readonly valueMapper?: (value: unknown, index: number) => unknown;
};

const BIND = 66;
const SIZE = 4;
const SIZE_OF_NULL = -1;
const TEXT_FORMAT = 0;
const BINARY_FORMAT = 1;

type BoundValue = WireValue | Uint8Array | string | null;

/** A place to write a message: as many bytes as asked for, or more. */
export type Room = (size: number) => Buffer;

/**
 * The message that gives a prepared statement its values: measured first, then written once. The
 * driver's own grows by half as often as it must and copies all it has each time, which for the
 * hundred thousand bytes of a batch is most of the memory a server asks for.
 */
export function bindMessage(
  { portal = '', statement = '', values = [], valueMapper }: Binding,
  room: Room,
): Buffer {
  const written = values.map((value, i) => asWritten(value, i, valueMapper));
  const message = new Message(room(mostOf(portal, statement, written)));
  message.name(portal);
  message.name(statement);
  message.short(written.length);
  for (const value of written) message.short(formatOf(value));
  message.short(written.length);
  for (const value of written) message.value(value);
  message.short(1);
  message.short(TEXT_FORMAT);
  return message.end();
}

function asWritten(value: unknown, i: number, mapper: Binding['valueMapper']): BoundValue {
  if (value instanceof WireValue) return value;
  const mapped = mapper ? mapper(value, i) : value;
  if (mapped === null || mapped === undefined) return null;
  if (mapped instanceof Uint8Array || typeof mapped === 'string') return mapped;
  throw new TypeError('a value is text or bytes when it is written');
}

const formatOf = (value: BoundValue): number =>
  value instanceof WireValue || value instanceof Uint8Array ? BINARY_FORMAT : TEXT_FORMAT;

function mostOf(portal: string, statement: string, values: readonly BoundValue[]): number {
  let most =
    1 + SIZE + Buffer.byteLength(portal) + 1 + Buffer.byteLength(statement) + 1 + 2 + 2 + 4;
  for (const value of values) most += 2 + SIZE + bytesOf(value);
  return most;
}

function bytesOf(value: BoundValue): number {
  if (value === null) return 0;
  if (typeof value === 'string') return Buffer.byteLength(value);
  return value instanceof WireValue ? value.most : value.length;
}

class Message {
  readonly #bytes: Buffer;
  #end = 1 + SIZE;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  short(value: number): void {
    this.#end = this.#bytes.writeInt16BE(value, this.#end);
  }

  name(text: string): void {
    this.#end += this.#bytes.write(text, this.#end);
    this.#end = this.#bytes.writeUInt8(0, this.#end);
  }

  /** Its size stands before it, and is known when it is written. */
  value(value: BoundValue): void {
    const start = this.#end + SIZE;
    const end = value === null ? start : this.#put(value, start);
    this.#bytes.writeInt32BE(value === null ? SIZE_OF_NULL : end - start, this.#end);
    this.#end = end;
  }

  #put(value: WireValue | Uint8Array | string, at: number): number {
    if (typeof value === 'string') return at + this.#bytes.write(value, at);
    if (value instanceof WireValue) return value.write(this.#bytes, at);
    this.#bytes.set(value, at);
    return at + value.length;
  }

  end(): Buffer {
    this.#bytes.writeUInt8(BIND, 0);
    this.#bytes.writeInt32BE(this.#end - 1, 1);
    return this.#bytes.subarray(0, this.#end);
  }
}
