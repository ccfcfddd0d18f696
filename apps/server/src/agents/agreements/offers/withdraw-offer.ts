import type { Agreement, withdrawOffer as contract } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { Tx } from '../../../base/db/index.ts';
import { type Ctx, ensure, type World } from '../../../base/kernel/index.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import * as queries from '../queries.ts';
import { tellSides } from '../tell-sides.ts';
import { viewAgreement } from '../view.ts';

/** Takes an offer back. Whoever answers at the same moment was either before it or is too late. */
export const withdrawOffer =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, { agreementId }: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { memberId } = ctx.caller;
    return ctx.db.transaction().execute(async (tx) => {
      const offer = await queries.findAgreement(tx, agreementId);
      ensure(offer?.payer_id === memberId, 'not_found');
      const row = await takeBack(ctx, tx, offer);
      return viewAgreement(tx, row, { viewer: memberId, now: ctx.clock.now() });
    });
  };

export async function takeBack(
  world: World,
  tx: Tx,
  offer: queries.AgreementRow,
): Promise<queries.AgreementRow> {
  await queries.lockKinds(tx, offer.kind, [offer.payee_id]);
  const change = { status: 'withdrawn', answered_at: world.clock.now() } as const;
  const row = await queries.stepAgreement(tx, offer.id, { from: 'offered', change });
  ensure(row, 'offer_gone');
  await tellSides(world, tx, row);
  return row;
}
