import type { FreeSpins } from '../definition.ts';
import { type Figures, followed, NOTHING, type SpinClass } from './figures.ts';

/**
 * The figures of a series of so many free spins, with all that it may win in further spins. A spin
 * with `left` to come of `given` in all is followed by a series with one less to come, or with more
 * where it gave some; what was given only grows, up to the most a round may have, so that the series
 * can be reckoned from the end.
 */
export function countFreeSpins(
  classes: readonly SpinClass[],
  { spinsMax }: FreeSpins,
): (spins: number) => Figures {
  const known = new Map<number, Figures>();
  const seriesOf = (left: number, given: number): Figures => {
    if (left === 0) return NOTHING;
    const key = left * (spinsMax + 1) + given;
    const earlier = known.get(key);
    if (earlier) return earlier;
    const figures = followed(classes, ({ leadsTo }) => {
      const more = Math.min(leadsTo, spinsMax - given);
      return seriesOf(left - 1 + more, given + more);
    });
    known.set(key, figures);
    return figures;
  };
  return (spins) => seriesOf(Math.min(spins, spinsMax), Math.min(spins, spinsMax));
}
