import type { Rng } from '../core/rng.ts';
import type { SlotDefinition } from '../slots/definition.ts';
import { shuffled } from './seed-of.ts';

/** A strip that shows no symbol twice in a row is found long before these. */
const TRIES = 60;

/**
 * The symbols of each strip in another order, coins in the stacks they lay in. What a line returns
 * hangs on how often a strip has each symbol and not on their order; how often a spin pays, and what
 * it pays at most, are the title's own.
 */
export function rearrange({ symbols, strips }: SlotDefinition, rng: Rng): readonly string[] {
  const coin = symbols.find(({ kind }) => kind === 'coin')?.code;
  const parts = new RegExp(coin === undefined ? '.' : `${coin}+|.`, 'g');
  return strips.map((strip) => {
    const tokens = strip.match(parts) ?? [];
    let best = tokens.join('');
    let fewest = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES && fewest > 0; tried++) {
      const order = shuffled(tokens, rng);
      const alike = order.filter((token, place) => token === order.at(place - 1)).length;
      if (alike >= fewest) continue;
      fewest = alike;
      best = order.join('');
    }
    return best;
  });
}

/**
 * The same reels from right to left or not, each turned on by some stops. Stops are equally likely
 * and cells touch alike on both sides, so that a spin of these reels is one of the machine's, and all
 * its figures hold.
 */
export function turn({ strips }: SlotDefinition, rng: Rng): readonly string[] {
  const order = rng.next(2) === 1 ? strips.toReversed() : strips;
  return order.map((strip) => {
    const stop = rng.next(strip.length);
    return strip.slice(stop) + strip.slice(0, stop);
  });
}
