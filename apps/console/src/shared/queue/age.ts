import { HOUR_MS, type Instant, MINUTE_MS } from '@baize/std/time';

export type Age = { readonly minutes: number; readonly tone: 'win' | 'warn' | 'loss' };

/** What waits longer than this is late, and what is past half of it is to be seen soon. */
export const TARGET_MS = 30 * MINUTE_MS;

export function ageOf(since: Instant, now: Instant): Age {
  const ms = Math.max(0, now.getTime() - since.getTime());
  const tone = ms > TARGET_MS ? 'loss' : ms > TARGET_MS / 2 ? 'warn' : 'win';
  return { minutes: Math.floor(ms / MINUTE_MS), tone };
}

/** Whole hours and minutes of an age. */
export const hoursOf = ({ minutes }: Age) => ({
  hours: Math.floor((minutes * MINUTE_MS) / HOUR_MS),
  minutes: minutes % 60,
});
