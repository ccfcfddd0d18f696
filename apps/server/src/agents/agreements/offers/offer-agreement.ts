import type { Agreement, offerAgreement as contract } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure } from '../../../base/kernel/index.ts';
import { getMember, roleOf } from '../../../people/members/index.ts';
import { ensureInTeam, isDirect } from '../../agents/index.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import { findOwnBounds } from '../own-bounds.ts';
import * as queries from '../queries.ts';
import { areTermsRight, topRateOf } from '../rules.ts';
import { viewAgreement } from '../view.ts';
import { findRepeated, makeOffer, type Offer } from './make-offer.ts';

/** Offers a direct downline an agreement. Asked twice with one key, it answers the same. */
export const offerAgreement =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, asked: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    ensure(areTermsRight(asked.kind, asked), 'tiers_wrong');
    const { memberId: payerId } = ctx.caller;
    const offer = {
      ...asked,
      payerId,
      payeeId: asked.memberId,
      message: asked.message || null,
    };
    return ctx.db.transaction().execute(async (tx) => {
      await queries.lockShared(tx, asked.kind, payerId);
      await queries.lockKinds(tx, asked.kind, [asked.memberId]);
      let row = await findRepeated(tx, offer);
      if (!row) {
        await ensureDownline(ctx, tx, { offer, options });
        await ensureWithinOwn(ctx, tx, offer);
        row = await makeOffer(ctx, tx, { offer, options });
      }
      return viewAgreement(tx, row, { viewer: payerId, now: ctx.clock.now() });
    });
  };

type Offered = { readonly offer: Offer; readonly options: AgreementsOptions };

/** Who is not in the agent's tree does not exist; those further down belong to others. */
async function ensureDownline(ctx: Ctx, tx: Tx, { offer, options }: Offered): Promise<void> {
  const { memberId } = ctx.caller;
  await ensureInTeam(tx, memberId, offer.payeeId);
  ensure(await isDirect(tx, memberId, offer.payeeId), 'not_direct_downline');
  const payee = await getMember(tx, offer.payeeId);
  ensure(roleOf(options.brand, payee.type) !== 'trial', 'not_found');
  ensure(payee.status === 'active', 'account_closed');
}

async function ensureWithinOwn(ctx: Ctx, tx: Tx, offer: Offer): Promise<void> {
  const of = { payeeId: ctx.caller.memberId, kind: offer.kind };
  const own = await findOwnBounds(tx, of, ctx.clock.now());
  ensure(own, 'agreement_missing');
  ensure(topRateOf(offer) <= own.topRate, 'rate_above_own', { limit: own.topRate });
  ensure(offer.period === own.period, 'period_differs', { period: own.period });
}
