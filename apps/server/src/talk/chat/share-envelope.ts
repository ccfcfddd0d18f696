import type { Id, MemberId } from '@baize/std/id';
import { type Ctx, ensure } from '../../base/kernel/index.ts';
import { findOpenGift } from '../../rewards/envelopes/index.ts';
import type { ChatOptions } from './options.ts';
import type { KeptEnvelope } from './queries.ts';
import { houseOf } from './rooms.ts';
import { cleanText, hasListedWord } from './text-rules.ts';

type Sharing = { readonly memberId: MemberId; readonly envelopeId: Id<'env'> };

/** A gift of the member's own that is still open; its wish is said in the room, by the room's rules. */
export async function readEnvelopeShare(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { site }: ChatOptions,
  { memberId, envelopeId }: Sharing,
): Promise<KeptEnvelope> {
  const gift = await findOpenGift(db, { envelopeId, memberId, at: clock.now() });
  ensure(gift, 'chat_envelope_unfit');
  const wish = cleanText(gift.wish ?? '');
  ensure(!hasListedWord(wish, houseOf(site.content).words), 'chat_word');
  return {
    envelopeId,
    wish: wish || null,
    packets: gift.packet_count,
    closesAt: gift.closes_at.toISOString(),
  };
}
