import type { seeAnswers as contract } from '@baize/contract/agreement';
import type { Input, Output } from '@baize/contract/endpoint';
import type { Ctx } from '../../base/kernel/index.ts';
import * as endings from './ending-queries.ts';
import { seeAgreements } from './list-queries.ts';
import { type AgreementsOptions, ensureOn } from './options.ts';

/** What somebody was told is not told again. Ids of others' agreements change nothing. */
export const seeAnswers =
  (options: AgreementsOptions) =>
  async (ctx: Ctx, { agreementIds }: Input<typeof contract>): Promise<Output<typeof contract>> => {
    ensureOn(options);
    const { memberId } = ctx.caller;
    await ctx.db.transaction().execute(async (tx) => {
      await seeAgreements(tx, memberId, agreementIds);
      await endings.seeEndings(tx, memberId, agreementIds);
    });
    return {};
  };
