import { type Entry, lineOf, type RepeatGroup, tokensOf } from '../core/entry.ts';
import { countedPlay, hitIf, type Play } from '../core/play.ts';
import type { Space } from './options.ts';

/** What plays on a row of tokens need: where they look, of what, and every row there can be. */
export type Row = {
  readonly part: string;
  readonly tokens: readonly string[];
  readonly length: number;
  readonly space: Space;
  /** No token comes twice in a row. */
  readonly isDistinct?: boolean;
};

/** The tokens in their order. */
export const direct = ({ part, tokens, length, space, isDistinct = false }: Row): Play =>
  countedPlay({
    code: `${part}-direct`,
    part,
    entry: { kind: 'places', tokens, places: length, isDistinct },
    space,
    hits: (line, numbers) => hitIf(line === lineOf(numbers)),
  });

/** The tokens in any order, all of them different. */
export const group = ({ part, tokens, length, space }: Row, code: string): Play =>
  countedPlay({
    code: `${part}-${code}`,
    part,
    entry: { kind: 'pool', tokens, pick: length },
    space,
    hits: (line, numbers) => hitIf(line === lineOf(numbers.toSorted())),
  });

/** Digits in any order, some of them more than once: `[{ times: 2, pick: 1 }, { times: 1, pick: 3 }]`. */
export const repeats = (row: Row, code: string, groups: readonly RepeatGroup[]): Play =>
  countedPlay({
    code: `${row.part}-${code}`,
    part: row.part,
    entry: { kind: 'repeats', tokens: row.tokens, groups },
    space: row.space,
    hits: (line, numbers) => hitIf(line === numbers.toSorted().join('')),
  });

/** Tokens that are all somewhere in the row, once or more often; it pays once. */
export const among = ({ part, tokens, length, space }: Row, pick: number): Play =>
  countedPlay({
    code: `${part}-any-${pick}`,
    part,
    entry: { kind: 'pool', tokens, pick },
    hitsMax: waysOf(length, pick),
    space,
    hits: (line, numbers) => {
      const chosen = pick === 1 ? [line] : tokensOf(line);
      return hitIf(chosen.every((token) => numbers.includes(token)));
    },
  });

/** One token at one place; every place is bet by itself. */
export const fixed = ({ part, tokens, length, space }: Row): Play =>
  countedPlay({
    code: 'fixed',
    part,
    entry: { kind: 'fixed', tokens, places: length },
    hitsMax: length,
    space,
    hits: (line, numbers) => {
      const { place, token } = placeOf(line);
      return hitIf(numbers[place] === token);
    },
  });

/** A property of the token at each place: big and odd, for example. */
export const sides = (
  { part, length, space }: Row,
  code: string,
  tests: Readonly<Record<string, (number: number) => boolean>>,
): Play => {
  const entry: Entry = { kind: 'places', tokens: Object.keys(tests), places: length };
  return countedPlay({
    code: `${part}-${code}`,
    part,
    entry,
    // A digit can be big and odd at once: two lines of every place win.
    hitsMax: 2 ** length,
    space,
    hits: (line, numbers) =>
      hitIf(tokensOf(line).every((name, place) => tests[name]?.(Number(numbers[place])) ?? false)),
  });
};

/** `3:07` is token 07 at the third place. */
export function placeOf(line: string): { readonly place: number; readonly token: string } {
  const [place = '', token = ''] = line.split(':');
  return { place: Number(place) - 1, token };
}

function waysOf(from: number, pick: number): number {
  let ways = 1;
  for (let step = 1; step <= pick; step += 1) ways = (ways * (from - pick + step)) / step;
  return ways;
}
