import { assert } from '@baize/std/assert';
import { lazily } from '@baize/std/lazily';
import type { Entry } from '../core/entry.ts';
import { fraction } from '../core/fraction.ts';
import { BACK, type Chance, hitIf, type Play, STAKE_BACK, statedPlay, WIN } from '../core/play.ts';

export type Space = () => Iterable<readonly string[]>;

/** Which of a play's options holds of a result. */
export type Tests = Readonly<Record<string, (numbers: readonly string[]) => boolean>>;

type OptionsPlay = {
  readonly code: string;
  readonly part: string;
  readonly space: Space;
  readonly tests: Tests;
  /** The results on which no option wins and every stake comes back. */
  readonly isBack?: (numbers: readonly string[]) => boolean;
  /** How many options can hold at once; one unless it is told. */
  readonly together?: number;
};

/** A play on named outcomes: each option is a line of its own, with a chance and prize of its own. */
export function optionsPlay(play: OptionsPlay): Play {
  const counted = lazily(() => countOptions(play));
  return statedPlay({
    code: play.code,
    part: play.part,
    entry: optionsOf(Object.keys(play.tests)),
    hitsMax: play.together ?? 1,
    classOf: (line) => line,
    hits: (line, numbers) =>
      play.isBack?.(numbers) ? STAKE_BACK : hitIf(play.tests[line]?.(numbers) ?? false),
    chances: (line) => {
      const chances = counted().get(line);
      assert(chances, `${line} is an option of ${play.code}`);
      return chances;
    },
  });
}

/** The chances of all options, counted in one walk through the results. */
function countOptions({
  space,
  tests,
  isBack,
}: OptionsPlay): ReadonlyMap<string, readonly Chance[]> {
  const options = Object.entries(tests).map(([name, holds]) => ({ name, holds, ways: 0 }));
  let [all, back] = [0, 0];
  for (const numbers of space()) {
    all += 1;
    if (isBack?.(numbers)) back += 1;
    else for (const option of options) if (option.holds(numbers)) option.ways += 1;
  }
  const returned = back > 0 ? [{ prize: BACK, expected: fraction(back, all) }] : [];
  return new Map(
    options.map(({ name, ways }) => [
      name,
      [{ prize: WIN, expected: fraction(ways, all) }, ...returned],
    ]),
  );
}

type FigurePlay = Pick<OptionsPlay, 'code' | 'part' | 'space'> & {
  readonly options: readonly string[];
  /** The one option that a result is. */
  readonly figure: (numbers: readonly string[]) => string;
};

/** A play on named outcomes of which every result is exactly one: quicker to count than tests. */
export function figurePlay({ code, part, space, options, figure }: FigurePlay): Play {
  const counted = lazily(() => {
    const ways = new Map<string, number>();
    let all = 0;
    for (const numbers of space()) {
      const name = figure(numbers);
      ways.set(name, (ways.get(name) ?? 0) + 1);
      all += 1;
    }
    return { ways, all };
  });
  return statedPlay({
    code,
    part,
    entry: optionsOf(options),
    classOf: (line) => line,
    hits: (line, numbers) => hitIf(figure(numbers) === line),
    chances: (line) => {
      const { ways, all } = counted();
      assert(options.includes(line), `${line} is an option of ${code}`);
      return [{ prize: WIN, expected: fraction(ways.get(line) ?? 0, all) }];
    },
  });
}

export const optionsOf = (options: readonly string[]): Entry => ({ kind: 'options', options });

/** One option for each of these values of a figure: a sum, a span. */
export const valueTests = (
  values: readonly string[],
  figure: (numbers: readonly string[]) => number | string,
): Tests =>
  Object.fromEntries(
    values.map((value) => [value, (numbers: readonly string[]) => `${figure(numbers)}` === value]),
  );

export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, number) => sum + Number(number), 0);

/** The largest less the smallest. */
export const spanOf = (numbers: readonly string[]): number => {
  const values = numbers.map(Number);
  return Math.max(...values) - Math.min(...values);
};

/** `3` to `18` without zeros in front. */
export const values = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

/** Big from a figure on, small below it; odd and even. */
export const twoSides = (
  figure: (numbers: readonly string[]) => number,
  bigFrom: number,
): Tests => ({
  big: (numbers) => figure(numbers) >= bigFrom,
  small: (numbers) => figure(numbers) < bigFrom,
  odd: (numbers) => figure(numbers) % 2 === 1,
  even: (numbers) => figure(numbers) % 2 === 0,
});
