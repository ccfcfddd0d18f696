import { type SlotSheet, stepOf } from './slot-sheet.ts';

/** Reel after reel, each from the top: the places of symbols in the sheet. */
export type Grid = readonly number[];

export type Win = {
  readonly symbol: number;
  readonly count: number;
  readonly cells: readonly number[];
  readonly pays: number;
  readonly line?: number;
  readonly ways?: number;
};

export const cellsWith = (grid: Grid, symbol: number): readonly number[] =>
  grid.flatMap((seen, cell) => (seen === symbol ? [cell] : []));

export const placeOfKind = ({ symbols }: SlotSheet, kind: string): number =>
  symbols.findIndex((symbol) => symbol.kind === kind);

const kindOf = ({ symbols }: SlotSheet, symbol: number): string => symbols[symbol]!.kind;
const isWild = (sheet: SlotSheet, symbol: number): boolean => kindOf(sheet, symbol) === 'wild';
const isPlain = (sheet: SlotSheet, symbol: number): boolean => kindOf(sheet, symbol) === 'plain';

const multiplierOf = ({ symbols }: SlotSheet, symbol: number): number =>
  symbols[symbol]!.multiplier ?? 1;

const paysOf = ({ symbols }: SlotSheet, symbol: number, count: number): number =>
  stepOf(symbols[symbol]!.pays, count);

const product = (sheet: SlotSheet, seen: readonly number[]): number =>
  seen.reduce((all, symbol) => all * multiplierOf(sheet, symbol), 1);

/** The first symbol that is no wild says what a line is of; wilds before it may pay more alone. */
function winOnLine(sheet: SlotSheet, seen: readonly number[]): Omit<Win, 'cells'> | null {
  const firstOther = seen.findIndex((symbol) => !isWild(sheet, symbol));
  const wilds = firstOther < 0 ? seen.length : firstOther;
  const symbol = firstOther < 0 ? -1 : seen[firstOther]!;
  const alone = {
    symbol: seen[0]!,
    count: wilds,
    pays: wilds > 0 ? paysOf(sheet, seen[0]!, wilds) * product(sheet, seen.slice(0, wilds)) : 0,
  };
  let best = alone;
  if (symbol >= 0 && isPlain(sheet, symbol)) {
    const end = seen.findIndex((other) => other !== symbol && !isWild(sheet, other));
    const count = end < 0 ? seen.length : end;
    const pays = paysOf(sheet, symbol, count) * product(sheet, seen.slice(0, count));
    if (pays >= alone.pays) best = { symbol, count, pays };
  }
  return best.pays > 0 ? best : null;
}

function winsOnLines(sheet: SlotSheet, grid: Grid): readonly Win[] {
  return (sheet.wins.lines ?? []).flatMap((rows, line) => {
    const cells = rows.map((row, reel) => reel * sheet.rows + row);
    const win = winOnLine(
      sheet,
      cells.map((cell) => grid[cell]!),
    );
    return win ? [{ ...win, line, cells: cells.slice(0, win.count) }] : [];
  });
}

/** Every symbol of the first reel, as long as each reel to the right has it or a wild. */
function winsByWays(sheet: SlotSheet, grid: Grid): readonly Win[] {
  const reels = Array.from({ length: grid.length / sheet.rows }, (_, reel) =>
    grid.slice(reel * sheet.rows, (reel + 1) * sheet.rows),
  );
  const begun = new Set(reels[0]!.filter((symbol) => isPlain(sheet, symbol)));
  return [...begun].flatMap((symbol) => {
    const fits = (seen: number) => seen === symbol || isWild(sheet, seen);
    const end = reels.findIndex((reel) => !reel.some(fits));
    const count = end < 0 ? reels.length : end;
    const made = reels.slice(0, count).map((reel) => reel.filter(fits));
    const ways = made.reduce((all, { length }) => all * length, 1);
    const worth = made.reduce(
      (all, reel) => all * reel.reduce((sum, seen) => sum + multiplierOf(sheet, seen), 0),
      1,
    );
    const pays = paysOf(sheet, symbol, count) * worth;
    const cells = grid.flatMap((seen, cell) =>
      cell < count * sheet.rows && fits(seen) ? [cell] : [],
    );
    return pays > 0 ? [{ symbol, count, cells, ways, pays }] : [];
  });
}

/** Above, below, left, right. */
function besides(cell: number, rows: number, cells: number): readonly number[] {
  const row = cell % rows;
  return [
    row > 0 ? cell - 1 : -1,
    row < rows - 1 ? cell + 1 : -1,
    cell - rows,
    cell + rows < cells ? cell + rows : -1,
  ].filter((beside) => beside >= 0);
}

/** Each cluster from its first cell, its cells in the order in which they are reached. */
function winsByClusters(sheet: SlotSheet, grid: Grid): readonly Win[] {
  const done = new Set<number>();
  return grid.flatMap((symbol, start) => {
    if (done.has(start) || !isPlain(sheet, symbol)) return [];
    const cells = new Set([start]);
    // A set is gone through to what was added meanwhile.
    for (const cell of cells) {
      for (const beside of besides(cell, sheet.rows, grid.length)) {
        const seen = grid[beside]!;
        if (seen === symbol || isWild(sheet, seen)) cells.add(beside);
      }
    }
    for (const cell of cells) if (grid[cell] === symbol) done.add(cell);
    const pays = paysOf(sheet, symbol, cells.size);
    return pays > 0 ? [{ symbol, count: cells.size, cells: [...cells], pays }] : [];
  });
}

const RULES = { lines: winsOnLines, ways: winsByWays, clusters: winsByClusters };

/** By the rule of the game, then scatters wherever they lie. */
export function winsOf(sheet: SlotSheet, grid: Grid): readonly Win[] {
  const wins = RULES[sheet.wins.by](sheet, grid);
  const symbol = placeOfKind(sheet, 'scatter');
  const cells = cellsWith(grid, symbol);
  const pays = symbol < 0 ? 0 : paysOf(sheet, symbol, cells.length);
  return pays > 0 ? [...wins, { symbol, count: cells.length, cells, pays }] : wins;
}
