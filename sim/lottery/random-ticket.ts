import { drawSome } from '@baize/engines/arcade/draw-some';
import type { Rng } from '@baize/engines/core/rng';
import type { Entry, Selection } from '@baize/lottery/core/entry';
import type { Play } from '@baize/lottery/core/play';

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
      const most = Math.min(entry.tokens.length, entry.pick + 3);
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
  return Array.from({ length: entry.places }, (_, place) => {
    const own = entry.tokens[order[place % order.length] ?? 0] ?? '';
    const more = tokensOf(entry.tokens, result.slice(place, place + 1), {
      rng,
      count: rng.next(3),
    });
    return unique([own, ...more]);
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
  const leaning = drawSome(rng, came.length, came.length)
    .map((place) => came[place] ?? '')
    .filter(() => rng.next(4) > 0);
  const rest = drawSome(rng, tokens.length, tokens.length).map((place) => tokens[place] ?? '');
  return unique([...leaning, ...rest])
    .slice(0, count)
    .sort();
}

const unique = (tokens: readonly string[]): readonly string[] => [...new Set(tokens)].sort();
