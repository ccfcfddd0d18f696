import type { Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/feedback';
import { mayDo } from '@baize/contract/operator-roles';
import { DAY_MS, later } from '@baize/std/time';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listColleagues } from '../../people/operators/index.ts';
import type { FeedbackOptions } from './options.ts';
import { readFigures } from './queue-queries.ts';

type Desk = typeof contract.readFeedbackDesk;

const FIGURES_DAYS = 30;

/** What whoever answers needs beside the cases themselves. */
export const readFeedbackDesk =
  ({ site: { brand, content } }: FeedbackOptions) =>
  async ({ db, clock, origin }: Ctx<OperatorCaller>): Promise<Output<Desk>> => {
    const now = clock.now();
    const since = later(now, -FIGURES_DAYS * DAY_MS);
    const { first, closing, waiting, overdue } = await readFigures(db, { since, now });
    const colleagues = await listColleagues(db);
    return {
      templates: content.replies.map(({ id, title, text }) => ({
        templateId: id,
        title: title[origin.language] ?? title[brand.fallbackLanguage] ?? id,
        text: { ...text },
      })),
      colleagues: colleagues
        .filter(({ trusted }) => mayDo(trusted, 'feedback.answer'))
        .map(({ id, name }) => ({ operatorId: id, name })),
      figures: {
        medianFirstAnswerSeconds: first,
        medianClosingSeconds: closing,
        waiting,
        overdue,
      },
    };
  };
