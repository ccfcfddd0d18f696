import { useEffect, useState, useSyncExternalStore } from 'react';
import { now } from '../timing/clock.ts';

/** How far the device's clock is behind the book's; countdowns go by the book's. */
let aheadMs = 0;

export function hearServerTime(serverNow: string): void {
  aheadMs = Date.parse(serverNow) - now().getTime();
}

export const serverMs = (): number => now().getTime() + aheadMs;

const STEP_MS = 250;

/** The book's time in milliseconds, new four times a second: a tab that slept is right at once. */
export function useServerMs(): number {
  const [ms, setMs] = useState(serverMs);
  useEffect(() => {
    const timer = setInterval(() => setMs(serverMs()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return ms;
}

function everyStep(changed: () => void): () => void {
  const timer = setInterval(changed, STEP_MS);
  return () => clearInterval(timer);
}

type SellingTime = { readonly opensAt: string; readonly closesAt: string };

const isSelling = (time: SellingTime | null, ms: number): boolean =>
  time !== null && Date.parse(time.opensAt) <= ms && ms < Date.parse(time.closesAt);

/**
 * Whether a round sells by the book's clock; the book itself decides again when a ticket comes. What
 * shows it is drawn anew when it opens or closes, and not at every second.
 */
export const useIsSelling = (time: SellingTime | null): boolean =>
  useSyncExternalStore(
    everyStep,
    () => isSelling(time, serverMs()),
    () => false,
  );

/** Whole seconds until a moment, never below zero. */
export const secondsUntil = (moment: string, ms: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - ms) / 1_000));
