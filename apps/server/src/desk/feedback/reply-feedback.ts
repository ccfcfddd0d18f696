import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/feedback';
import { plainText } from '@baize/std/plain-text';
import { type Ctx, ensure, networkOf } from '../../base/kernel/index.ts';
import { viewFeedback } from './feedback-view.ts';
import type { FeedbackOptions } from './options.ts';
import * as queries from './queries.ts';
import { answerBy } from './rules.ts';
import { ensureNoFlood, writeEntry } from './send-feedback.ts';

type Reply = typeof contract.replyFeedback;

/** A member goes on in their own case; closed or answered before, it waits for us again. */
export const replyFeedback =
  ({ site: { brand } }: FeedbackOptions) =>
  (ctx: Ctx, { feedbackId, text, attachments }: Input<Reply>): Promise<Output<Reply>> =>
    ctx.db.transaction().execute(async (tx) => {
      const { memberId } = ctx.caller;
      const words = plainText(text);
      ensure(words !== '', 'invalid_input');
      await queries.lockSender(tx, memberId);
      const row = await queries.lockCase(tx, feedbackId);
      ensure(row?.member_id === memberId, 'not_found');
      await ensureNoFlood(ctx, tx, { memberId, network: networkOf(ctx.origin.ip) });
      await writeEntry(ctx, tx, { caseId: row.id, memberId, text: words, attachments });
      const at = ctx.clock.now();
      // Who has waited already waits from the first time on.
      const waits = { asked_at: at, answer_by: answerBy(brand, row.kind, at) };
      const open = { status: 'waiting', closed_at: null, closed_by: null } as const;
      const changed = await queries.saveCase(tx, row.id, {
        ...open,
        ...(row.status !== 'waiting' && waits),
      });
      return viewFeedback(tx, changed);
    });
