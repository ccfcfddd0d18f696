import { assert } from '@baize/std/assert';

/** A stream of numbers from 0 up to 1. It decorates pictures; games draw from the engines' own. */
export type Chance = () => number;

/** 32 bits of a text (FNV-1a): the same on every machine, which is all a picture needs. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  }
  return hash >>> 0;
}

/** One seed, one stream (mulberry32), so that a picture has the same bytes wherever it is drawn. */
export function chanceFrom(seed: string): Chance {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const chosen = items[Math.floor(chance() * items.length)];
  assert(chosen !== undefined, 'something to pick from');
  return chosen;
}
