import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/support-desk';
import type { SupportThread } from '@baize/contract/support-desk';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { ensureUndecided, writeAudit } from '../../people/operators/index.ts';
import { viewThread } from './case-view.ts';
import type { SupportOptions } from './options.ts';
import { partyFacts } from './party.ts';
import { lockConversation } from './queries.ts';
import { deskOf } from './rules.ts';
import { giveTo } from './take-support.ts';
import { ensureOwnedBy } from './work-on-support.ts';
import { isSaid, tellOf, wordsOf, writeMessage } from './write-message.ts';

type AnswerInput = Input<typeof contract.answerSupport>;

/** A word to the member, once however often it is sent. */
export const answerSupport =
  ({ site }: SupportOptions) =>
  (ctx: Ctx<OperatorCaller>, input: AnswerInput): Promise<SupportThread> =>
    ctx.db.transaction().execute(async (tx) => {
      const { operatorId } = ctx.caller;
      const text = wordsOf(input.text, deskOf(site));
      const said = { operatorId, text, requestKey: input.requestKey };
      const row = await lockConversation(tx, input.conversationId);
      ensure(row, 'not_found');
      if (await isSaid(tx, row.id, said)) return viewThread(ctx, tx, row);
      await ensureUndecided(tx, { subject: row.id, isUndecided: row.status !== 'ended' });
      await ensureOwnedBy(tx, row, [null, operatorId]);
      const own = row.operator_id ? row : await giveTo(ctx, tx, { row, operatorId });
      const { row: changed } = await writeMessage(ctx, tx, { row: own, said });
      await tellOf(ctx, tx, { row, isAnswer: true });
      if (!row.operator_id) {
        const details = partyFacts(row);
        await writeAudit(tx, ctx, { action: 'support.taken', subject: row.id, details });
      }
      return viewThread(ctx, tx, changed);
    });
