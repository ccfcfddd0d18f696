import * as z from 'zod/mini';
import { amount, endpoint, id, money } from './endpoint.ts';
import { reason } from './operator-reason.ts';
import { application, promotionId } from './promotion.ts';
import { PROMOTION_PAYS } from './promotion-rules.ts';
import { SECOND_OPERATOR_ERRORS } from './second-operator.ts';

export const listGifts = endpoint({
  method: 'GET',
  path: '/ops/gifts',
  summary: 'The promotions that an operator can give to a member, with the most of each.',
  access: 'operator',
  permission: 'promotions.decide',
  input: z.object({}),
  output: z.object({
    gifts: z.array(
      z.object({
        promotionId: z.string(),
        title: z.string(),
        pays: z.enum(PROMOTION_PAYS),
        most: money,
        secondFrom: z.nullable(money),
      }),
    ),
  }),
  errors: [],
});

export const giveGift = endpoint({
  method: 'POST',
  path: '/ops/gifts/give',
  summary:
    'Gives a member what a promotion has to give, without an application; once a period of it. Above the brand’s line it waits for a second operator.',
  access: 'operator',
  permission: 'promotions.decide',
  input: z.object({ memberId: id('mem'), promotionId, amount, reason }),
  output: application,
  errors: [
    'not_found',
    'promotion_closed',
    'promotion_not_for_you',
    'promotion_used_up',
    'promotion_had',
    'play_excluded',
    'application_amount',
    'account_closed',
    ...SECOND_OPERATOR_ERRORS,
  ],
});
