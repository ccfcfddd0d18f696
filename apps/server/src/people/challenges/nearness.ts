import type { Instant } from '@baize/std/time';

/**
 * Whether a moment is less than so long from now, in either direction. A clock that was set back
 * must neither keep anyone waiting for hours nor bring what was over to life for long.
 */
export const isNear = (at: Instant, now: Instant, withinMs: number): boolean =>
  Math.abs(now.getTime() - at.getTime()) < withinMs;

/** What is left of a wait that began then, in whole seconds and at least one. */
export function secondsLeft(at: Instant, now: Instant, waitMs: number): number {
  const gone = Math.abs(now.getTime() - at.getTime());
  return Math.max(1, Math.ceil((waitMs - gone) / 1_000));
}
