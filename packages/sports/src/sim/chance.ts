import { type Rng, seeded } from '@baize/engines/core/rng';

/** A stream of chance for one thing of a simulation, the same for the same words. */
export type Chance = {
  /** From 0 to below 1. */
  next(): number;
  pick<Value>(values: readonly Value[]): Value;
  /** How often something of this rate happens. */
  count(rate: number): number;
};

export function chanceOf(...words: readonly (string | number)[]): Chance {
  const rng: Rng = seeded(digest(words.join('|')));
  const next = (): number => rng.next(2 ** 32) / 2 ** 32;
  // The first numbers of near seeds are near each other.
  for (let warm = 0; warm < 8; warm++) next();
  return {
    next,
    pick: (values) => values[Math.floor(next() * values.length)] as (typeof values)[number],
    count(rate) {
      let left = Math.exp(-rate);
      let drawn = next();
      let counted = 0;
      while (drawn > left && counted < 200) {
        drawn -= left;
        counted += 1;
        left *= rate / counted;
      }
      return counted;
    },
  };
}

/** FNV-1a, then the finish of MurmurHash3, so that like words have unlike digests. */
function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
