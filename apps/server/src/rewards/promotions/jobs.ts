import * as z from 'zod/mini';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { BONUS_CHANGED_JOB } from '../../cashier/bonuses/index.ts';
import { followBonus } from './follow-bonus.ts';
import type { PromotionBrand } from './promotion.ts';
import { tendPromotions } from './tend-promotions.ts';

export const promotionsJobs = ({
  timezone,
}: Pick<PromotionBrand, 'timezone'>): readonly AnyJob[] => [
  job({
    name: 'promotions.tend',
    payload: z.object({}),
    schedule: '* * * * *',
    run: (world) => tendPromotions(world, timezone),
  }),
  job({ ...BONUS_CHANGED_JOB, run: followBonus }),
];
