import type { MemberId } from '@baize/std/id';
import { type Instant, isBefore } from '@baize/std/time';
import type { Db, Tx } from '../../base/db/index.ts';
import type { EnvelopeId, EnvelopeRow } from './envelope.ts';
import { findEnvelope } from './queries.ts';

type Gift = { readonly envelopeId: EnvelopeId; readonly memberId: MemberId; readonly at: Instant };

/** A gift that this member sent and others can still open. */
export async function findOpenGift(
  db: Db | Tx,
  { envelopeId, memberId, at }: Gift,
): Promise<EnvelopeRow | null> {
  const row = await findEnvelope(db, envelopeId);
  const isOpen = row?.state === 'open' && isBefore(at, row.closes_at);
  return row && isOpen && row.sender_id === memberId ? row : null;
}
