import { assert } from '@baize/std/assert';
import type { SlotDefinition, Steps } from './definition.ts';

/** A definition made ready for play: symbols are numbers, and every pay is looked up at once. */
export type Machine = {
  readonly definition: SlotDefinition;
  readonly reels: number;
  readonly rows: number;
  readonly strips: readonly Strip[];
  /** The strips of free spins; those of the game itself where it has no others. */
  readonly freeStrips: readonly Strip[];
  /** Coins by symbol and count. */
  readonly pays: readonly (readonly number[])[];
  /** Free spins by the number of scatters. */
  readonly spins: readonly number[];
  readonly isPlain: readonly boolean[];
  readonly isWild: readonly boolean[];
  /** What each symbol multiplies a win by that it is part of. */
  readonly multipliers: readonly number[];
  /** The places of these two among the symbols; −1 where a game has none. */
  readonly scatter: number;
  readonly coin: number;
  /** The cells that touch each cell by a side. */
  readonly besides: readonly (readonly number[])[];
  /** The most a round pays, in coins. */
  readonly coinsMax: number;
};

export type Strip = readonly number[];

export function machineOf(definition: SlotDefinition): Machine {
  const { symbols, rows, coins, maxWin, freeSpins } = definition;
  const strips = stripsOf(definition, definition.strips);
  const cells = strips.length * rows;
  assert(1_000_000 % coins === 0, 'a coin is a whole number of millionths of a stake');
  assert(
    symbols.every(({ pays }) => !pays[1]),
    'no symbol pays alone',
  );
  return {
    definition,
    reels: strips.length,
    rows,
    strips,
    freeStrips: freeSpins?.strips ? stripsOf(definition, freeSpins.strips) : strips,
    pays: symbols.map(({ pays }) => spread(pays, cells)),
    spins: spread(freeSpins?.awards ?? {}, cells),
    isPlain: symbols.map(({ kind }) => kind === 'plain'),
    isWild: symbols.map(({ kind }) => kind === 'wild'),
    multipliers: symbols.map(({ multiplier = 1 }) => multiplier),
    scatter: symbols.findIndex(({ kind }) => kind === 'scatter'),
    coin: symbols.findIndex(({ kind }) => kind === 'coin'),
    besides: Array.from({ length: cells }, (_, cell) => besidesOf(cell, rows, cells)),
    coinsMax: maxWin * coins,
  };
}

/** What each number from zero to a highest one gives. */
function spread(steps: Steps, most: number): readonly number[] {
  let given = 0;
  return Array.from({ length: most + 1 }, (_, count) => {
    given = steps[count] ?? given;
    return given;
  });
}

function besidesOf(cell: number, rows: number, cells: number): readonly number[] {
  const isTop = cell % rows === 0;
  const isBottom = cell % rows === rows - 1;
  const inReel = [...(isTop ? [] : [cell - 1]), ...(isBottom ? [] : [cell + 1])];
  return [...inReel, cell - rows, cell + rows].filter((beside) => beside >= 0 && beside < cells);
}

function stripsOf({ symbols }: SlotDefinition, strips: readonly string[]): readonly Strip[] {
  const places = new Map(symbols.map(({ code }, place) => [code, place]));
  return strips.map((strip) =>
    Array.from(strip, (code) => {
      const place = places.get(code);
      assert(place !== undefined, `the strips know a symbol ${code}`);
      return place;
    }),
  );
}
