import { MINUTE_MS } from '@baize/std/time';
import type { WirePrices } from '../book/wire-seasons.ts';

export type PriceCourse = {
  readonly minutes: readonly number[];
  readonly odds: readonly (readonly number[])[];
};

/** Most that a chart can tell apart. */
const POINTS_MAX = 60;

/** The prices of several outcomes at the same minutes: each as it stood at the end of the minute. */
export function courseOf(prices: readonly WirePrices['points'][]): PriceCourse {
  const minuteOf = (at: string) => Math.floor(Date.parse(at) / MINUTE_MS) * MINUTE_MS;
  const all = [...new Set(prices.flatMap((points) => points.map(({ at }) => minuteOf(at))))].sort(
    (a, b) => a - b,
  );
  // A price that is not known yet would be a line from nowhere.
  const known = Math.max(...prices.map(([first]) => (first ? minuteOf(first.at) : Infinity)));
  const from = all.filter((minute) => minute >= known);
  const every = Math.ceil(from.length / POINTS_MAX);
  const minutes = from.filter((_, place) => (from.length - 1 - place) % every === 0);
  const oddsAt = (points: WirePrices['points'], minute: number) =>
    points.findLast(({ at }) => minuteOf(at) <= minute)?.odds ?? 0;
  return {
    minutes,
    odds: prices.map((points) => minutes.map((minute) => oddsAt(points, minute))),
  };
}
