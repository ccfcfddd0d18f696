import { assert } from '@baize/std/assert';

/** A stream of chance: whole numbers from zero to below a bound, each as likely as any other. */
export type Rng = { next(bound: number): number };

const SPAN = 2 ** 32;

/**
 * Turns words of 32 bits into numbers below any bound without favouring one. The words do not divide
 * evenly among most bounds; those of the last, incomplete share are passed over.
 */
export function rngOf(nextWord: () => number): Rng {
  return {
    next(bound) {
      assert(Number.isInteger(bound) && bound >= 1 && bound <= SPAN, 'a bound is 1 to 2^32');
      let word = nextWord();
      // The incomplete share is shorter than the bound: most words need no closer look.
      if (word >= SPAN - bound) {
        const fair = SPAN - (SPAN % bound);
        while (word >= fair) word = nextWord();
      }
      return word % bound;
    },
  };
}

/** Gives these numbers in turn, for a round that is played again or made by hand. */
export function scripted(numbers: readonly number[]): Rng {
  let place = 0;
  return {
    next(bound) {
      const number = numbers[place++];
      assert(number !== undefined && number < bound, 'the script has a number below the bound');
      return number;
    },
  };
}

/** Gives the same numbers for the same seed: for simulations, never for a player's round. */
export function seeded(seed: number): Rng {
  // xorshift32 by Marsaglia, which a seed of zero would stop.
  let state = seed >>> 0 || 0x9e3779b9;
  return rngOf(() => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state;
  });
}
