import { type Instant, instant } from '@baize/std/time';

/** The only reader of the device's clock in the console. */
export const now = (): Instant => instant(new Date());

/** The day it is in a time zone, as `2026-11-15`. */
export const dayIn = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);
