import * as z from 'zod/mini';
import { endpoint, id, money } from './endpoint.ts';
import { PROMOTION_PAYS, promotionRules } from './promotion-rules.ts';

/** So many whole days of the brand, up to yesterday, are what a dry run plays through. */
export const DRY_RUN_DAYS = 28;

/** Those who would have got most are named. */
export const DRY_RUN_NAMED = 10;

export const dryRunPromotion = endpoint({
  method: 'POST',
  path: '/ops/promotions/dry-run',
  summary:
    'Who would have got what, had a promotion run over the last days and had everybody joined. Nothing is given.',
  access: 'operator',
  permission: 'content.publish',
  input: promotionRules,
  output: z.object({
    /** Days of the brand, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** Null where no rule decides it: an operator does, or another programme. */
    result: z.nullable(
      z.object({
        pays: z.enum(PROMOTION_PAYS),
        members: z.number(),
        /** A member may get it several times. */
        times: z.number(),
        total: money,
        named: z.array(
          z.object({
            memberId: id('mem'),
            account: z.string(),
            times: z.number(),
            total: money,
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
