/**
 * How the numbers of a play are chosen. A selection is a list of groups of texts, so that it can be
 * kept as it is; what it means depends on the kind:
 *
 * - `numbers`: one group of whole numbers (`123`), each is a line.
 * - `options`: one group of names (`big`), each is a line.
 * - `pool`: one group of tokens; every way to take `pick` of them is a line.
 * - `places`: a group for each place; a line takes one token of each. `isDistinct`: never one twice.
 * - `fixed`: a group for each place, which may be empty; every token at its place is a line.
 * - `repeats`: a group for each number of times a token occurs (doubles, singles); a line takes
 *   `pick` of each group and no token in two of them.
 *
 * Where a play has several groups, one group of whole lines is taken as well: a pasted list.
 */
export type Entry =
  | { readonly kind: 'numbers'; readonly length: number; readonly isSorted?: boolean }
  | { readonly kind: 'options'; readonly options: readonly string[] }
  | { readonly kind: 'pool'; readonly tokens: readonly string[]; readonly pick: number }
  | {
      readonly kind: 'places';
      readonly tokens: readonly string[];
      readonly places: number;
      readonly isDistinct?: boolean;
    }
  | { readonly kind: 'fixed'; readonly tokens: readonly string[]; readonly places: number }
  | {
      readonly kind: 'repeats';
      readonly tokens: readonly string[];
      readonly groups: readonly RepeatGroup[];
    };

export type RepeatGroup = { readonly times: number; readonly pick: number };

export type Selection = readonly (readonly string[])[];

/** Single digits stand together (`123`); longer numbers are told apart (`01-05`). */
export const lineOf = (tokens: readonly string[]): string =>
  tokens.join((tokens[0]?.length ?? 0) > 1 ? '-' : '');

/** The tokens of a line again; digits are one character wide. */
export const tokensOf = (line: string): readonly string[] =>
  /^[0-9]+$/.test(line) ? line.split('') : line.split('-');

export const DIGITS: readonly string[] = '0123456789'.split('');

/** The digits of a number in rising order: what is left of it when order does not count. */
export const inOrder = (number: string): string => number.split('').sort().join('');

/** `01` to `11`, the first and the last included. */
export const range = (from: number, to: number, width = 2): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`.padStart(width, '0'));
