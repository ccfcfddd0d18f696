import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, money } from './endpoint.ts';

export const readVipState = endpoint({
  method: 'GET',
  path: '/wps/vip/state',
  summary: 'Whether a member has a VIP rank, which one, and what is missing for the first.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({
    hasVip: z.boolean(),
    vipLabelName: z.nullable(z.string()),
    vipRankLevel: z.nullable(z.int()),
    /** The drawn emblem of the rank, by its number. */
    emblem: z.nullable(z.int()),
    /** Null for who has a rank, and where the brand has none. */
    first: z.nullable(z.object({ label: z.string(), missing: money })),
  }),
  errors: [],
});
