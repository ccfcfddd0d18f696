import type { Agreement } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { offerByPlatform as contract } from '@baize/contract/platform-agreement';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import { findByAccount, roleOf } from '../../../people/members/index.ts';
import { writeAudit } from '../../../people/operators/index.ts';
import { findRepeated, makeOffer } from '../offers/make-offer.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import * as queries from '../queries.ts';
import { areTermsRight, kindsTogether, topRateOf } from '../rules.ts';
import { viewAgreement } from '../view.ts';
import { ensureBelowCeiling } from './ensure-below-ceiling.ts';

/** The platform offers the first agent of a line an agreement; nobody's own is above it. */
export const offerByPlatform =
  (options: AgreementsOptions) =>
  async (ctx: Ctx<OperatorCaller>, asked: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { kind } = asked;
    ensure(areTermsRight(kind, asked), 'tiers_wrong');
    return ctx.db.transaction().execute(async (tx) => {
      const payee = await findByAccount(tx, asked.account);
      ensure(payee, 'not_found');
      const isAgent = roleOf(options.brand, payee.type) === 'agent';
      ensure(payee.upline_id === null && isAgent, 'not_top_line');
      ensure(payee.status === 'active', 'account_closed');
      for (const each of kindsTogether(kind)) await queries.lockKinds(tx, each, [payee.id]);
      const offer = { ...asked, payerId: null, payeeId: payee.id, message: null };
      const viewer = { viewer: null, now: ctx.clock.now() };
      const repeated = await findRepeated(tx, offer);
      if (repeated) return viewAgreement(tx, repeated, viewer);
      await ensureBelowCeiling(ctx, tx, {
        options,
        kind,
        payeeId: payee.id,
        rate: topRateOf(asked),
      });
      const row = await makeOffer(ctx, tx, { offer, options });
      const view = await viewAgreement(tx, row, viewer);
      await writeAudit(tx, ctx, {
        action: 'agreement.offered',
        subject: row.id,
        reason: asked.reason,
        details: { member: payee.id, kind, rate: String(row.top_rate) },
      });
      return view;
    });
  };
