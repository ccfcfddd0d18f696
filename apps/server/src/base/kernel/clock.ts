import { type Instant, instant } from '@baize/std/time';

export type Clock = { readonly now: () => Instant };

export const systemClock: Clock = { now: () => instant(new Date()) };

/** A clock that stands still until a test moves it. */
export function handClock(start: Date): Clock & { readonly advance: (byMs: number) => void } {
  let at = start.getTime();
  return {
    now: () => instant(new Date(at)),
    advance: (byMs) => {
      at += byMs;
    },
  };
}
