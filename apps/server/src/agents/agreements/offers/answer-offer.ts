import type { Agreement, answerOffer as contract } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { getMember } from '../../../people/members/index.ts';
import { endAgreement, endBelow } from '../end-agreement.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import { findOwnBounds } from '../own-bounds.ts';
import * as queries from '../queries.ts';
import { fits, startAfter } from '../rules.ts';
import { tellSides } from '../tell-sides.ts';
import { viewAgreement } from '../view.ts';
import { boundsOf } from '../would-end.ts';
import { isStale } from './is-stale.ts';

/** Whoever an offer was made to accepts or rejects it, once. */
export const answerOffer =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, asked: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { memberId } = ctx.caller;
    const zone = options.brand.timezone;
    return ctx.db.transaction().execute(async (tx) => {
      const offer = await lockOffer(ctx, tx, asked.agreementId);
      const row = asked.accepts
        ? await accept(ctx, tx, { offer, named: asked.endsBelow, zone })
        : await answer(ctx, tx, { offer, startsAt: null });
      return viewAgreement(tx, row, { viewer: memberId, now: ctx.clock.now() });
    });
  };

/** From the payer down: what the payer has cannot shrink while somebody accepts a part of it. */
async function lockOffer(
  ctx: Ctx,
  tx: Tx,
  agreementId: queries.AgreementId,
): Promise<queries.AgreementRow> {
  const { memberId } = ctx.caller;
  const known = await queries.findAgreement(tx, agreementId);
  ensure(known?.payee_id === memberId, 'not_found');
  if (known.payer_id) await queries.lockShared(tx, known.kind, known.payer_id);
  await queries.lockKinds(tx, known.kind, [memberId]);
  const offer = await queries.findAgreement(tx, agreementId);
  ensure(offer?.status === 'offered', 'offer_gone');
  const payee = await getMember(tx, memberId);
  ensure(!isStale(offer, payee, ctx.clock.now()), 'offer_gone');
  return offer;
}

type Accepting = {
  readonly offer: queries.AgreementRow;
  readonly named: readonly MemberId[];
  readonly zone: string;
};

async function accept(
  ctx: Ctx,
  tx: Tx,
  { offer, named, zone }: Accepting,
): Promise<queries.AgreementRow> {
  const { kind, payer_id: payerId, payee_id: payeeId } = offer;
  const now = ctx.clock.now();
  const next = boundsOf(offer);
  if (payerId) {
    const own = await findOwnBounds(tx, { payeeId: payerId, kind }, now);
    ensure(own && fits(next, own), 'offer_gone');
  }
  await endBelow(ctx, tx, { payeeId, kind, next, named, zone });
  const ends = [];
  for (const row of await queries.listStanding(tx, { payeeId, kind }, now)) {
    const { ends_at: end } =
      row.status === 'agreed'
        ? await endAgreement(ctx, tx, { row, status: 'replaced', zone })
        : row;
    if (end) ends.push(end);
  }
  const startsAt = startAfter(ends, { now, zone });
  return answer(ctx, tx, { offer, startsAt });
}

type Answer = { readonly offer: queries.AgreementRow; readonly startsAt: Instant | null };

/** Written down for whoever made the offer to see. */
async function answer(
  ctx: Ctx,
  tx: Tx,
  { offer, startsAt }: Answer,
): Promise<queries.AgreementRow> {
  const change = {
    status: startsAt ? 'agreed' : 'rejected',
    starts_at: startsAt,
    answered_at: ctx.clock.now(),
    is_answer_seen: offer.payer_id === null,
  } as const;
  const row = await queries.stepAgreement(tx, offer.id, { from: 'offered', change });
  ensure(row, 'offer_gone');
  await tellSides(ctx, tx, row);
  return row;
}
