/**
 * A value in PostgreSQL's own bytes that writes itself where it is wanted, so that a long one is
 * neither made apart nor copied.
 */
export abstract class WireValue {
  /** No more bytes than this. */
  abstract readonly most: number;

  /** Writes itself at a place and says where it ended. */
  abstract write(bytes: Buffer, at: number): number;

  /** For connections that take a value only as bytes of its own. */
  toPostgres(): Buffer {
    const bytes = Buffer.allocUnsafe(this.most);
    return bytes.subarray(0, this.write(bytes, 0));
  }
}
