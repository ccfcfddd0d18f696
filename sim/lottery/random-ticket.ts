import { drawSome } from '@baize/engines/arcade/draw-some';
import type { Rng } from '@baize/engines/core/rng';
import type { Board, BoardShape } from '../../packages/lottery/src/core/board.ts';
import type { Entry, Selection } from '../../packages/lottery/src/core/entry.ts';
import type { Play } from '../../packages/lottery/src/core/play.ts';
import { drawFrom } from '../../packages/lottery/src/draw/draw-board.ts';

/**
 * A board by chance; every second one with few different digits or faces, so that pairs and triples
 * are frequent.
 */
export function randomBoard(shape: BoardShape, rng: Rng): Board {
  const isFew = rng.next(2) === 0;
  const few = shape.map((tier) => {
    if (!tier.tokens || tier.isDistinct || tier.isApartFrom) return tier;
    const tokens = tokensOf(tier.tokens, [], { rng, count: 2 + rng.next(3) });
    return { ...tier, tokens };
  });
  return drawFrom(isFew ? few : shape, rng);
}

/**
 * A selection by chance with a leaning to what came, so that hits of every kind are frequent; a
 * ticket that can only lose compares nothing.
 */
export function randomSelection(play: Play, result: readonly string[], rng: Rng): Selection {
  const { entry } = play;
  switch (entry.kind) {
    case 'numbers':
      return [unique(some(rng, 1, 6).map(() => someNumber(entry, result, rng)))];
    case 'options':
      return [tokensOf(entry.options, [], { rng, count: 1 + rng.next(entry.options.length) })];
    case 'pool': {
      const most = Math.min(entry.tokens.length, entry.pick + (entry.pick > 6 ? 1 : 3));
      const count = entry.pick + rng.next(most - entry.pick + 1);
      return [tokensOf(entry.tokens, result, { rng, count })];
    }
    case 'places':
      return places(entry, result, rng);
    case 'fixed':
      return Array.from({ length: entry.places }, (_, place) => {
        const count = place === 0 ? 1 + rng.next(3) : rng.next(3);
        return tokensOf(entry.tokens, result.slice(place, place + 1), { rng, count });
      });
    case 'repeats': {
      const counted = result.map((token) => result.filter((other) => other === token).length);
      return entry.groups.map(({ times, pick }) => {
        const fitting = result.filter((_, place) => counted[place] === times);
        return tokensOf(entry.tokens, fitting, { rng, count: pick + rng.next(3) });
      });
    }
  }
}

function places(entry: Extract<Entry, { kind: 'places' }>, result: readonly string[], rng: Rng) {
  // Every place has tokens of its own, so that even those that exclude each other leave a line.
  const order = drawSome(rng, entry.tokens.length, Math.min(entry.places, entry.tokens.length));
  const isLeaning = rng.next(2) === 0;
  return Array.from({ length: entry.places }, (_, place) => {
    const own = entry.tokens[order[place % order.length] ?? 0] ?? '';
    const came = result[place] ?? '';
    const isNear = isLeaning && entry.tokens.includes(came);
    const more = tokensOf(entry.tokens, [], { rng, count: rng.next(3) });
    return unique([isNear ? came : own, ...more]);
  });
}

const some = (rng: Rng, least: number, most: number): readonly number[] =>
  Array.from({ length: least + rng.next(most - least + 1) }, (_, place) => place);

function someNumber(
  { length, isSorted = false }: Extract<Entry, { kind: 'numbers' }>,
  result: readonly string[],
  rng: Rng,
): string {
  const came = result[rng.next(Math.max(1, result.length))] ?? '';
  const isNear = rng.next(3) === 0 && came.length >= length;
  const digits = isNear
    ? came.slice(0, length).split('')
    : Array.from({ length }, () => `${rng.next(10)}`);
  return (isSorted ? digits.sort() : digits).join('');
}

type TokenChoice = { readonly rng: Rng; readonly count: number };

/** Half of what came, then others, until there are enough; in rising order, each once. */
function tokensOf(
  tokens: readonly string[],
  result: readonly string[],
  { rng, count }: TokenChoice,
): readonly string[] {
  const came = unique(result.filter((token) => tokens.includes(token)));
  const isLeaning = rng.next(3) > 0;
  const leaning = drawSome(rng, came.length, came.length)
    .map((place) => came[place] ?? '')
    .filter(() => isLeaning && rng.next(8) > 0);
  const others = Math.min(tokens.length, count + leaning.length);
  const rest = drawSome(rng, tokens.length, others).map((place) => tokens[place] ?? '');
  return unique([...leaning, ...rest])
    .slice(0, count)
    .sort();
}

const unique = (tokens: readonly string[]): readonly string[] => [...new Set(tokens)].sort();
