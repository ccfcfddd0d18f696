import { type Instant, instant } from '@baize/std/time';

/** The device's clock: for what is shown, never for what is decided. */
export const now = (): Instant => instant(new Date());

/** A day of the calendar, such as 2026-11-15, for the formats that write it. */
export const dayAt = (day: string): Instant => instant(new Date(`${day}T12:00:00Z`));
