import type { Agreement } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { withdrawByPlatform as contract } from '@baize/contract/platform-agreement';
import type { Ctx, OperatorCaller } from '../../../base/kernel/index.ts';
import { takeBack } from '../offers/withdraw-offer.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import { lockKinds } from '../queries.ts';
import { ensureFirst, ofPlatform, writtenDown } from './written-down.ts';

/** Takes an offer of the platform back; one that was accepted meanwhile stays. */
export const withdrawByPlatform =
  (options: AgreementsOptions) =>
  (
    ctx: Ctx<OperatorCaller>,
    { agreementId, reason }: Input<typeof contract>,
  ): Promise<Agreement> => {
    ensureOn(options);
    return ctx.db.transaction().execute(async (tx) => {
      const { kind, payee_id } = await ofPlatform(tx, agreementId);
      await lockKinds(tx, kind, [payee_id]);
      const offer = await ofPlatform(tx, agreementId);
      await ensureFirst(tx, offer, offer.status !== 'withdrawn');
      const row = await takeBack(ctx, tx, offer);
      return writtenDown(ctx, tx, { row, action: 'withdrawn', reason });
    });
  };
