import type { Selection } from '@baize/lottery/core/entry';
import { type Fraction, isMore } from '@baize/lottery/core/fraction';
import { BACK, type Play } from '@baize/lottery/core/play';
import { linesOf } from '@baize/lottery/core/selection';
import { prizesOf, type Tariff } from '@baize/lottery/core/tariff';

export type PrizeSpan = { readonly least: Fraction; readonly most: Fraction };

/** The smallest and the largest prize of a play for a unit; they are the same where it has one. */
export function playPrizes(play: Play, tariff: Tariff): PrizeSpan | null {
  const prizes = linesOfEachKind(play).flatMap((line) =>
    [...prizesOf(play, line, tariff)].flatMap(([name, prize]) => (name === BACK ? [] : [prize])),
  );
  const [first] = prizes;
  if (!first) return null;
  return {
    least: prizes.reduce((least, prize) => (isMore(least, prize) ? prize : least), first),
    most: prizes.reduce((most, prize) => (isMore(prize, most) ? prize : most), first),
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
