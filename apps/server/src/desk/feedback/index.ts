/**
 * Feedback and complaints: what members and guests write to the brand, and the answers.
 *
 * Always true here: whoever writes gets a reference and a time of answer at once; a thread only
 * grows. A member is answered by a message, a guest by e-mail, in the transaction of the answer.
 * A case has one owner at most, and nobody answers in a case of somebody else, or to less than all
 * that was written. Answers are lines of the audit log.
 */
export { continueAsFeedback } from './continue-as-feedback.ts';
export { feedbackJobs } from './jobs.ts';
export type { FeedbackOptions } from './options.ts';
export { hasOpenFeedback } from './queries.ts';
export { countFeedbackWaiting } from './queue-queries.ts';
export { feedbackRoutes } from './routes.ts';
export { writeFeedback } from './send-feedback.ts';
