import * as contract from '@baize/contract/feedback';
import { type Route, serve } from '../../base/kernel/index.ts';
import { keepPicture } from '../../people/uploads/index.ts';
import { answerFeedback, closeFeedback } from './answer-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import { listFeedbackQueue } from './list-feedback-queue.ts';
import type { FeedbackOptions } from './options.ts';
import { readFeedbackDesk } from './read-feedback-desk.ts';
import { replyFeedback } from './reply-feedback.ts';
import { sendFeedback, writerOf } from './send-feedback.ts';
import { assignFeedback, takeFeedback } from './take-feedback.ts';

export const feedbackRoutes = (options: FeedbackOptions): readonly Route[] => [
  serve(contract.sendFeedback, sendFeedback(options)),
  serve(contract.uploadFeedbackPicture, (ctx, { content }) =>
    keepPicture(ctx, { memberId: writerOf(ctx.caller), content }),
  ),
  serve(contract.listFeedback, listFeedback),
  serve(contract.replyFeedback, replyFeedback(options)),
  serve(contract.listFeedbackQueue, listFeedbackQueue),
  serve(contract.readFeedbackDesk, readFeedbackDesk(options)),
  serve(contract.takeFeedback, takeFeedback),
  serve(contract.assignFeedback, assignFeedback),
  serve(contract.answerFeedback, answerFeedback(options)),
  serve(contract.closeFeedback, closeFeedback),
];
