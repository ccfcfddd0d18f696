import type { Selection } from '../core/entry.ts';
import { type Fraction, isMore } from '../core/fraction.ts';
import { BACK, type Play } from '../core/play.ts';
import { linesOf } from '../core/selection.ts';
import { prizesOf, returnOf, type Tariff } from '../core/tariff.ts';

/** From the smallest to the largest; the same where there is one. */
export type Span = { readonly least: Fraction; readonly most: Fraction };

/** The smallest and the largest prize of a play for a unit. */
export const playPrizes = (play: Play, tariff: Tariff): Span | null =>
  spanOf(
    linesOfEachKind(play).flatMap((line) =>
      [...prizesOf(play, line, tariff)].flatMap(([name, prize]) => (name === BACK ? [] : [prize])),
    ),
  );

/** How much of what is staked on a play comes back on average, by the line. */
export const playReturns = (play: Play, tariff: Tariff): Span | null =>
  spanOf(linesOfEachKind(play).map((line) => returnOf(play, line, tariff)));

function spanOf(values: readonly Fraction[]): Span | null {
  const [first] = values;
  if (!first) return null;
  return {
    least: values.reduce((least, value) => (isMore(least, value) ? value : least), first),
    most: values.reduce((most, value) => (isMore(value, most) ? value : most), first),
  };
}

/** Lines that may differ in their prizes: options, and digits in any order by how many are alike. */
function linesOfEachKind(play: Play): readonly string[] {
  const { entry } = play;
  if (entry.kind === 'options') return entry.options;
  if (entry.kind === 'numbers' && entry.isSorted === true) return ['012', '001', '000'];
  const line = anyLine(play);
  return line === null ? [] : [line];
}

function anyLine(play: Play): string | null {
  const { entry } = play;
  if (entry.kind === 'options') return entry.options[0] ?? null;
  if (entry.kind === 'numbers') return '0123'.slice(0, entry.length);
  const tokens = entry.tokens;
  const groups = {
    pool: () => [tokens.slice(0, entry.kind === 'pool' ? entry.pick : 0)],
    places: () => placesOf(entry.kind === 'places' ? entry.places : 0, tokens),
    fixed: () => placesOf(entry.kind === 'fixed' ? entry.places : 0, tokens),
    repeats: () => {
      let from = 0;
      return entry.kind === 'repeats'
        ? entry.groups.map(({ pick }) => tokens.slice(from, (from += pick)))
        : [];
    },
  }[entry.kind]();
  for (const line of linesOf(entry, groups)) return line;
  return null;
}

const placesOf = (places: number, tokens: readonly string[]): Selection =>
  Array.from({ length: places }, (_, place) => [tokens[place % tokens.length] ?? '']);
