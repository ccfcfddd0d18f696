import type { Agreement } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { endByPlatform as contract } from '@baize/contract/platform-agreement';
import type { Tx } from '../../db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../kernel/index.ts';
import { writeAudit } from '../../operators/index.ts';
import * as endings from '../ending-queries.ts';
import { acceptEnding } from '../endings/answer-ending.ts';
import { openEnding } from '../endings/ask-ending.ts';
import { takeBack } from '../offers/withdraw-offer.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import * as queries from '../queries.ts';
import { viewAgreement } from '../view.ts';

type Done = {
  readonly row: queries.AgreementRow;
  readonly action: 'withdrawn' | 'ended' | 'ending_asked';
};

/** The platform, too, ends nothing alone: it asks, or agrees to what was asked. */
export const endByPlatform =
  (options: AgreementsOptions) =>
  async (ctx: Ctx<OperatorCaller>, asked: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { agreementId, reason } = asked;
    return ctx.db.transaction().execute(async (tx) => {
      const known = await queries.findAgreement(tx, agreementId);
      ensure(known?.payer_id === null, 'not_found');
      const { row, action } = await end(ctx, tx, { known, reason, zone: options.brand.timezone });
      const view = await viewAgreement(tx, row, { viewer: null, now: ctx.clock.now() });
      await writeAudit(tx, ctx, {
        action: `agreement.${action}`,
        subject: row.id,
        reason,
        details: { member: row.payee_id, kind: row.kind },
      });
      return view;
    });
  };

type Wanted = {
  readonly known: queries.AgreementRow;
  readonly reason: string;
  readonly zone: string;
};

async function end(ctx: Ctx<OperatorCaller>, tx: Tx, wanted: Wanted): Promise<Done> {
  const { known, reason, zone } = wanted;
  if (known.status === 'offered') {
    return { row: await takeBack(ctx, tx, known), action: 'withdrawn' };
  }
  await queries.lockKinds(tx, known.kind, [known.payee_id]);
  const [ending] = await endings.listOpenOf(tx, [known.id]);
  if (ending?.asked_by) {
    return { row: await acceptEnding(ctx, tx, { ending, named: null, zone }), action: 'ended' };
  }
  return {
    row: await openEnding(ctx, tx, { known, askedBy: null, reason }),
    action: 'ending_asked',
  };
}
