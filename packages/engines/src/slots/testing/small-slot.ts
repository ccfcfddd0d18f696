import type { SlotDefinition } from '../definition.ts';
import type { Grid } from '../events.ts';
import type { Machine } from '../machine.ts';

/** A game of a few symbols, for tests that change what they are about. */
export const smallSlot = (changes: Partial<SlotDefinition>): SlotDefinition => ({
  key: 'small',
  version: 1,
  name: 'Small',
  coins: 10,
  rows: 3,
  symbols: [
    { code: 'W', id: 'wild', kind: 'wild', pays: { 2: 5, 3: 50 } },
    { code: 'X', id: 'wild-double', kind: 'wild', pays: {}, multiplier: 2 },
    { code: 'A', id: 'ace', kind: 'plain', pays: { 2: 2, 3: 10, 4: 40, 5: 100 } },
    { code: 'K', id: 'king', kind: 'plain', pays: { 3: 5, 4: 20, 5: 60 } },
    { code: 'Q', id: 'queen', kind: 'plain', pays: { 3: 4, 4: 10, 5: 30 } },
    { code: 'J', id: 'jack', kind: 'plain', pays: { 3: 3, 4: 8, 5: 20 } },
    { code: 'S', id: 'scatter', kind: 'scatter', pays: { 2: 10, 3: 30 } },
    { code: 'C', id: 'coin', kind: 'coin', pays: {} },
  ],
  strips: ['AKQJS', 'KQJAS', 'QJAKS'],
  wins: { by: 'ways' },
  maxWin: 1_000,
  ...changes,
});

/** A grid written as it is seen, row under row. */
export function gridOf({ definition }: Machine, rows: readonly string[]): Grid {
  const places = new Map(definition.symbols.map(({ code }, place) => [code, place]));
  const reels = rows[0]!.length;
  return Array.from(
    { length: reels * rows.length },
    (_, cell) => places.get(rows[cell % rows.length]![Math.floor(cell / rows.length)]!)!,
  );
}

/** A grid of numbers as it is seen. */
export function shown({ definition, rows }: Machine, grid: Grid): readonly string[] {
  return Array.from({ length: rows }, (_, row) =>
    grid
      .filter((_symbol, cell) => cell % rows === row)
      .map((symbol) => definition.symbols[symbol]!.code)
      .join(''),
  );
}
