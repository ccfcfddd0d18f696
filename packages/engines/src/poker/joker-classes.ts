import { JOKER } from '../tables/cards.ts';
import { type CardClasses, CLASS_NUMBERS, classesOf } from './classes.ts';

/** Numbers of classes of a deck with a joker are below this: those with it come after the others. */
export const JOKER_CLASS_NUMBERS = 2 * CLASS_NUMBERS;

/**
 * All classes of sets of so many cards of 53: those of the 52, and the classes of one card less, each
 * with the joker as its last card.
 */
export function jokerClassesOf(size: number): CardClasses {
  const plain = classesOf(size);
  if (size === 0) return plain;
  const fewer = classesOf(size - 1);
  return {
    count: plain.count + fewer.count,
    size,
    cards: Uint8Array.from([...plain.cards, ...withJoker(fewer)]),
    members: Uint8Array.from([...plain.members, ...fewer.members]),
    parts: Int32Array.from([...plain.parts, ...partsWithJoker(fewer)]),
  };
}

function* withJoker({ cards, count, size }: CardClasses): Generator<number> {
  for (let at = 0; at < count; at++) {
    yield* cards.subarray(at * size, (at + 1) * size);
    yield JOKER;
  }
}

/** The joker is the highest bit of a part: first come the parts without it, then the same with it. */
function* partsWithJoker({ parts, count, size }: CardClasses): Generator<number> {
  for (let at = 0; at < count; at++) {
    const own = parts.subarray(at << size, (at + 1) << size);
    yield* own;
    for (const part of own) yield part + CLASS_NUMBERS;
  }
}
