import type { Output } from '@baize/contract/endpoint';
import { mayDo } from '@baize/contract/operator-roles';
import type * as contract from '@baize/contract/support-desk';
import { DAY_MS, later } from '@baize/std/time';
import type { Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import { listColleagues } from '../../people/operators/index.ts';
import type { SupportOptions } from './options.ts';
import { readFigures } from './queue-queries.ts';
import { readOpening } from './read-support-desk.ts';

type Figures = typeof contract.readSupportFigures;

const FIGURES_DAYS = 30;

/** What whoever answers needs beside the conversations themselves. */
export const readSupportFigures =
  (options: SupportOptions) =>
  async (ctx: Ctx<OperatorCaller>): Promise<Output<Figures>> => {
    const { brand, content } = options.site;
    const { first, closing, ...rest } = await readFigures(
      ctx.db,
      later(ctx.clock.now(), -FIGURES_DAYS * DAY_MS),
    );
    const colleagues = await listColleagues(ctx.db);
    return {
      ...readOpening(options, ctx),
      templates: content.replies.map(({ id, title, text }) => ({
        templateId: id,
        title: title[ctx.origin.language] ?? title[brand.fallbackLanguage] ?? id,
        text: { ...text },
      })),
      colleagues: colleagues
        .filter(({ trusted }) => mayDo(trusted, 'support.answer'))
        .map(({ id, name }) => ({ operatorId: id, name })),
      figures: { ...rest, medianFirstAnswerSeconds: first, medianClosingSeconds: closing },
    };
  };
