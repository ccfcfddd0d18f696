import type { Agreement } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { answerEndingByPlatform as contract } from '@baize/contract/platform-agreement';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import * as endings from '../ending-queries.ts';
import { acceptEnding, rejectEnding } from '../endings/answer-ending.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import * as queries from '../queries.ts';
import { ensureFirst, writtenDown } from './written-down.ts';

/** The platform agrees to what an agent asked, or says why it does not. */
export const answerEndingByPlatform =
  (options: AgreementsOptions) =>
  (ctx: Ctx<OperatorCaller>, asked: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    const { endingId, accepts, reason } = asked;
    const zone = options.brand.timezone;
    return ctx.db.transaction().execute(async (tx) => {
      const ending = await endings.findEnding(tx, endingId);
      const known = ending && (await queries.findAgreement(tx, ending.agreement_id));
      // What the platform asked itself, and what agents ask each other, is not for it to answer.
      ensure(known?.payer_id === null && ending?.asked_by, 'not_found');
      await queries.lockKinds(tx, known.kind, [known.payee_id]);
      const now = await endings.findEnding(tx, endingId);
      await ensureFirst(tx, known, now?.status !== 'accepted' && now?.status !== 'rejected');
      const row = accepts
        ? await acceptEnding(ctx, tx, { ending, named: null, zone })
        : await rejectEnding(ctx, tx, { ending, answer: reason });
      const action = accepts ? 'ended' : 'ending_rejected';
      return writtenDown(ctx, tx, { row, action, reason });
    });
  };
