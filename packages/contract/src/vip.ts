import * as z from 'zod/mini';
import { bonusAsked } from './bonus-promotions.ts';
import { languageCode } from './brand.ts';
import { endpoint, money } from './endpoint.ts';
import { BONUS_PERIODS } from './rank-terms.ts';

const rank = z.object({
  level: z.int(),
  label: z.string(),
  emblem: z.int(),
  /** Valid bets of a lifetime that reach it, and of a month that keep it. */
  threshold: money,
  keep: money,
  upgrade: z.nullable(money),
  /** Of the upgrade, where it is bonus money. */
  upgradeBonus: bonusAsked,
  periodic: z.nullable(
    z.object({ period: z.enum(BONUS_PERIODS), amount: money, bonus: bonusAsked }),
  ),
  benefits: z.array(z.string()),
  /** Its bonus was offered once, which is for life. */
  wasReached: z.boolean(),
});

export type VipRank = z.output<typeof rank>;

const next = z.object({
  label: z.string(),
  level: z.int(),
  /** `lifetime` for a rank that is new to the member; `month` for one that they had before. */
  by: z.enum(['lifetime', 'month']),
  needed: money,
  done: money,
  missing: money,
});

const keep = z.object({
  needed: money,
  done: money,
  missing: money,
  /** The end of the month, which is no longer part of it. */
  until: z.iso.datetime(),
  /** In the month a rank is reached it cannot be lost. */
  isExempt: z.boolean(),
  /** The rank below; null where there is none. */
  lower: z.nullable(z.string()),
});

const vip = z.object({
  level: z.int(),
  label: z.string(),
  emblem: z.int(),
  lifetime: money,
  /** Null at the highest rank. */
  next: z.nullable(next),
  keep,
  ranks: z.array(rank),
  hostNote: z.nullable(z.string()),
});

export type Vip = z.output<typeof vip>;

export const readVip = endpoint({
  method: 'GET',
  path: '/wps/vip/read',
  summary:
    'A member’s VIP rank, the gap to the next, what keeps it, and all ranks with their terms.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: vip,
  errors: ['vip_not_yet'],
});
