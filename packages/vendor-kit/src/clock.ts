import { type Instant, instant } from '@baize/std/time';

export type Clock = { readonly now: () => Instant };

export const systemClock: Clock = { now: () => instant(new Date()) };
