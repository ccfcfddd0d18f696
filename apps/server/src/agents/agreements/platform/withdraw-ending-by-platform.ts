import type { Agreement } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { withdrawEndingByPlatform as contract } from '@baize/contract/platform-agreement';
import { type Ctx, ensure, type OperatorCaller } from '../../../base/kernel/index.ts';
import * as endings from '../ending-queries.ts';
import { takeRequestBack } from '../endings/withdraw-ending.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import { lockKinds } from '../queries.ts';
import { ensureFirst, ofPlatform, writtenDown } from './written-down.ts';

/** Takes back what the platform itself asked; an agent's request is the agent's own. */
export const withdrawEndingByPlatform =
  (options: AgreementsOptions) =>
  (ctx: Ctx<OperatorCaller>, { endingId, reason }: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    return ctx.db.transaction().execute(async (tx) => {
      const ending = await endings.findEnding(tx, endingId);
      ensure(ending && ending.asked_by === null, 'not_found');
      const known = await ofPlatform(tx, ending.agreement_id);
      await lockKinds(tx, known.kind, [known.payee_id]);
      const now = await endings.findEnding(tx, endingId);
      await ensureFirst(tx, known, now?.status !== 'withdrawn');
      const row = await takeRequestBack(ctx, tx, { endingId, askedBy: null });
      return writtenDown(ctx, tx, { row, action: 'ending_withdrawn', reason });
    });
  };
