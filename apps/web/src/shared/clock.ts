import { type Instant, instant } from '@baize/std/time';

/** The device's clock: for what is shown, never for what is decided. */
export const now = (): Instant => instant(new Date());
