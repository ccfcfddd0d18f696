import type { MemberId } from '@baize/std/id';
import * as z from 'zod/mini';

const ofMember = z.object({
  memberId: z.custom<MemberId>((value) => typeof value === 'string'),
});

/** A member's bonus was given or is over; whoever shows where it came from follows. */
export const BONUS_CHANGED_JOB = { name: 'bonuses.changed', payload: ofMember } as const;

/** Ends a member's bonus whose requirement is met. */
export const SETTLE_MEMBER_JOB = {
  name: 'bonuses.settle-member',
  payload: ofMember,
} as const;
