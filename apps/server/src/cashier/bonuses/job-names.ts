import type { MemberId } from '@baize/std/id';
import * as z from 'zod/mini';

/** Ends a member's bonus whose requirement is met. */
export const SETTLE_MEMBER_JOB = {
  name: 'bonuses.settle-member',
  payload: z.object({ memberId: z.custom<MemberId>((value) => typeof value === 'string') }),
} as const;
