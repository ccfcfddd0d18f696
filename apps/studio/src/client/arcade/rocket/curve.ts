import type { Size } from '../surface.ts';

/** The room the curve has: the rest is for the rocket at its tip and for the words. */
const MARGIN = { start: 44, end: 84, top: 64, bottom: 34 };

export type Spot = { readonly x: number; readonly y: number };

export type Curve = {
  /** Where the flight is at so many hundredths. */
  at(hundredths: number): Spot;
  /** Only the height, for lines across. */
  heightOf(hundredths: number): number;
  readonly top: number;
};

/**
 * The flight grows by the same factor in the same time. What was flown fills the width once it is
 * past double, and the height follows it, so that the tip never leaves the picture.
 */
export function curveTo(reached: number, { width, height }: Size): Curve {
  const top = Math.max(220, reached * 1.08);
  const last = Math.max(Math.log(2), Math.log(reached / 100));
  const wide = Math.max(60, width - MARGIN.start - MARGIN.end);
  const high = Math.max(60, height - MARGIN.top - MARGIN.bottom);
  const heightOf = (value: number) => height - MARGIN.bottom - ((value - 100) / (top - 100)) * high;
  return {
    top,
    heightOf,
    at: (value) => ({
      x: MARGIN.start + (Math.log(value / 100) / last) * wide,
      y: heightOf(value),
    }),
  };
}
