import type { Agreement } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { withdrawEndingByPlatform as contract } from '@baize/contract/platform-agreement';
import type { Ctx, OperatorCaller } from '../../../base/kernel/index.ts';
import { takeRequestBack } from '../endings/withdraw-ending.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import { writtenDown } from './written-down.ts';

/** Takes back what the platform itself asked; an agent's request is the agent's own. */
export const withdrawEndingByPlatform =
  (options: AgreementsOptions) =>
  (ctx: Ctx<OperatorCaller>, { endingId, reason }: Input<typeof contract>): Promise<Agreement> => {
    ensureOn(options);
    return ctx.db.transaction().execute(async (tx) => {
      const row = await takeRequestBack(ctx, tx, { endingId, askedBy: null });
      return writtenDown(ctx, tx, { row, action: 'ending_withdrawn', reason });
    });
  };
