import type { Input } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/feedback';
import type { FeedbackCase } from '@baize/contract/feedback';
import { plainText } from '@baize/std/plain-text';
import type { Tx } from '../../base/db/index.ts';
import { type Ctx, ensure, type OperatorCaller } from '../../base/kernel/index.ts';
import { send } from '../../people/delivery/index.ts';
import { writeMessage } from '../../people/messages/index.ts';
import { writeAudit } from '../../people/operators/index.ts';
import { viewCase } from './case-view.ts';
import type { FeedbackOptions } from './options.ts';
import * as queries from './queries.ts';
import { lockReadCase, ownedBy } from './work-on-feedback.ts';

type Operating = Ctx<OperatorCaller>;
type AnswerInput = Input<typeof contract.answerFeedback>;

/** The answer, the message or e-mail that brings it, and its line in the audit: one transaction. */
export const answerFeedback =
  ({ publicUrl }: FeedbackOptions) =>
  (ctx: Operating, { text, isClosing, ...reading }: AnswerInput): Promise<FeedbackCase> =>
    ctx.db.transaction().execute(async (tx) => {
      const words = plainText(text);
      ensure(words !== '', 'invalid_input');
      const row = await lockReadCase(ctx, tx, reading);
      const at = ctx.clock.now();
      await queries.insertEntry(tx, {
        id: ctx.newId('fbe'),
        case_id: row.id,
        operator_id: ctx.caller.operatorId,
        text: words,
        created_at: at,
      });
      const changed = await queries.saveCase(tx, row.id, {
        ...ownedBy(ctx, row),
        first_answered_at: row.first_answered_at ?? at,
        ...(isClosing ? closedNow(ctx) : { status: 'answered' }),
      });
      await bring(ctx, tx, { row, text: words, link: `${publicUrl}/feedback` });
      const view = await viewCase(ctx, tx, changed);
      await writeAudit(tx, ctx, {
        action: isClosing ? 'feedback.answered_closed' : 'feedback.answered',
        subject: row.id,
        details: { reference: row.reference },
      });
      return view;
    });

const closedNow = ({ clock, caller }: Operating) => ({
  status: 'closed' as const,
  closed_at: clock.now(),
  closed_by: caller.operatorId,
});

type Bringing = {
  readonly row: queries.CaseRow;
  readonly text: string;
  /** Where a guest writes again. */
  readonly link: string;
};

async function bring(ctx: Operating, tx: Tx, { row, text, link }: Bringing): Promise<void> {
  const { reference, member_id: memberId } = row;
  if (memberId !== null) {
    await writeMessage(ctx, tx, { memberId, news: { kind: 'feedback_answered', reference, text } });
    return;
  }
  const target = queries.openEmail(tx, row);
  ensure(target, 'feedback_no_address');
  await send(tx, ctx, {
    channel: 'email',
    target,
    language: row.language,
    template: 'feedback_answered',
    facts: { reference, text, link },
  });
}

type CloseInput = Input<typeof contract.closeFeedback>;

/** Ends a case that needs no further word; a member can open it again by writing. */
export const closeFeedback = (
  ctx: Operating,
  { reason, ...reading }: CloseInput,
): Promise<FeedbackCase> =>
  ctx.db.transaction().execute(async (tx) => {
    const row = await lockReadCase(ctx, tx, reading);
    const changed = await queries.saveCase(tx, row.id, {
      ...ownedBy(ctx, row),
      ...closedNow(ctx),
    });
    const view = await viewCase(ctx, tx, changed);
    await writeAudit(tx, ctx, {
      action: 'feedback.closed',
      subject: row.id,
      reason,
      details: { reference: row.reference },
    });
    return view;
  });
