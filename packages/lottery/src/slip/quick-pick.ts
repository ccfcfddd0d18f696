import { drawSome } from '@baize/engines/arcade/draw-some';
import type { Rng } from '@baize/engines/core/rng';
import { type Entry, inOrder, type Selection } from '../core/entry.ts';

/**
 * Numbers by chance. Of whole numbers and options so many, all different; of other plays one line.
 * The chance is the page's own: it decides what is chosen and nothing about the draw.
 */
export function quickPick(entry: Entry, rng: Rng, count = 1): Selection {
  switch (entry.kind) {
    case 'numbers':
      return [pickNumbers(entry, rng, count)];
    case 'options':
      return [pickTokens(entry.options, rng, Math.min(count, entry.options.length))];
    case 'pool':
      return [pickTokens(entry.tokens, rng, entry.pick)];
    case 'places':
      return entry.isDistinct
        ? drawSome(rng, entry.tokens.length, entry.places).map((place) => [
            entry.tokens[place] ?? '',
          ])
        : Array.from({ length: entry.places }, () => pickTokens(entry.tokens, rng, 1));
    case 'fixed': {
      const chosen = rng.next(entry.places);
      return Array.from({ length: entry.places }, (_, place) =>
        place === chosen ? pickTokens(entry.tokens, rng, 1) : [],
      );
    }
    case 'repeats': {
      const needed = entry.groups.reduce((sum, { pick }) => sum + pick, 0);
      const tokens = drawSome(rng, entry.tokens.length, needed).map((at) => entry.tokens[at] ?? '');
      let from = 0;
      return entry.groups.map(({ pick }) => tokens.slice(from, (from += pick)).sort());
    }
  }
}

const pickTokens = (tokens: readonly string[], rng: Rng, count: number): readonly string[] =>
  drawSome(rng, tokens.length, count)
    .map((place) => tokens[place] ?? '')
    .sort();

function pickNumbers(
  { length, isSorted = false }: Extract<Entry, { kind: 'numbers' }>,
  rng: Rng,
  count: number,
): readonly string[] {
  const all = 10 ** length;
  // Where order does not count several numbers are one bet; the first of a whole shuffle are enough.
  const numbers = drawSome(rng, all, isSorted ? all : Math.min(count, all)).map((number) => {
    const text = `${number}`.padStart(length, '0');
    return isSorted ? inOrder(text) : text;
  });
  return [...new Set(numbers)].slice(0, count).sort();
}
