import * as z from 'zod/mini';
import { endpoint, nothing } from './endpoint.ts';

export const countRewards = endpoint({
  method: 'GET',
  path: '/wps/reward/count',
  summary: 'How many rewards a member can claim now, and how many of them are for missions.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: nothing,
  output: z.object({ availablePromoCount: z.int(), missionCount: z.int() }),
  errors: [],
});
