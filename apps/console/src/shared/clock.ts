import { type Instant, instant } from '@baize/std/time';

/** The only reader of the device's clock in the console. */
export const now = (): Instant => instant(new Date());
