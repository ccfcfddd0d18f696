import type { Id } from '@baize/std/id';
import { HOUR_MS } from '@baize/std/time';
import type { Row } from '../../base/db/index.ts';

export type EnvelopeId = Id<'env'>;

/** An envelope without what is still inside; `names` are the brand's, by language. */
export type EnvelopeRow = Omit<Row<'envelopes_envelope'>, 'names' | 'secret'> & {
  readonly names: Readonly<Record<string, string>>;
};

/** A packet that was taken. */
export type PacketRow = Row<'envelopes_packet'>;

/** One that is taken next. */
export type NextPacket = Pick<PacketRow, 'place' | 'amount'>;

/** So long an envelope can be opened; then what is left goes back. */
export const OPEN_FOR_MS = 24 * HOUR_MS;
