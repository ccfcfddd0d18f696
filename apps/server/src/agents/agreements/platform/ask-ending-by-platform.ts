import type { Agreement } from '@baize/contract/agreement';
import type { Input } from '@baize/contract/endpoint';
import type { askEndingByPlatform as contract } from '@baize/contract/platform-agreement';
import type { Ctx, OperatorCaller } from '../../../base/kernel/index.ts';
import { openEnding } from '../endings/ask-ending.ts';
import { type AgreementsOptions, ensureOn } from '../options.ts';
import { ofPlatform, writtenDown } from './written-down.ts';

/** The platform, too, ends nothing alone: it asks. */
export const askEndingByPlatform =
  (options: AgreementsOptions) =>
  (
    ctx: Ctx<OperatorCaller>,
    { agreementId, reason }: Input<typeof contract>,
  ): Promise<Agreement> => {
    ensureOn(options);
    return ctx.db.transaction().execute(async (tx) => {
      const known = await ofPlatform(tx, agreementId);
      const row = await openEnding(ctx, tx, { known, askedBy: null, reason });
      return writtenDown(ctx, tx, { row, action: 'ending_asked', reason });
    });
  };
