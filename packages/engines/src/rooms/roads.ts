/**
 * The five road maps of a table with two sides and a tie. They are records of what was and foretell
 * nothing: every round is drawn from a full shoe.
 */
export type Winner = 'B' | 'P' | 'T';

export type Cell<Mark> = { readonly column: number; readonly row: number; readonly mark: Mark };

/** A mark of the big road; ties are counted on the cell they followed. */
export type BigCell = Cell<'B' | 'P'> & { readonly ties: number };

/** Red: the columns go on alike. Blue: they do not. */
export type Trend = 'R' | 'B';

export const ROWS = 6;

/** Every round in its order, column by column, ties included. */
export const beadRoad = (winners: readonly Winner[]): readonly Cell<Winner>[] =>
  winners.map((mark, place) => ({ column: Math.floor(place / ROWS), row: place % ROWS, mark }));

type Run<Mark> = { readonly mark: Mark; readonly ties: number[] };

/** The runs of one winner: the logical columns. Ties before the first winner have no cell. */
function runsOf(winners: readonly Winner[]): readonly Run<'B' | 'P'>[] {
  const runs: Run<'B' | 'P'>[] = [];
  for (const winner of winners) {
    const run = runs.at(-1);
    if (winner === 'T') {
      if (run) run.ties[run.ties.length - 1] = (run.ties.at(-1) ?? 0) + 1;
    } else if (run?.mark === winner) run.ties.push(0);
    else runs.push({ mark: winner, ties: [0] });
  }
  return runs;
}

export const bigRoad = (winners: readonly Winner[]): readonly BigCell[] => {
  const runs = runsOf(winners);
  const ties = runs.flatMap((run) => run.ties);
  const marks = runs.map(({ mark, ties: { length } }) => ({ mark, length }));
  return lay(marks).map((cell, place) => ({ ...cell, ties: ties[place] ?? 0 }));
};

/**
 * Lays runs out on six rows: each begins a new column at the top, goes down, and turns right at the
 * last row or where a run before it lies.
 */
export function lay<Mark>(
  runs: readonly { readonly mark: Mark; readonly length: number }[],
): readonly Cell<Mark>[] {
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => !taken.has(`${column}:${row}`);
  const cells: Cell<Mark>[] = [];
  let first = -1;
  for (const { mark, length } of runs) {
    first += 1;
    while (!isFree(first, 0)) first += 1;
    let [column, row] = [first, 0];
    for (let place = 0; place < length; place++) {
      if (place > 0) {
        // Who has turned right stays in its row.
        if (column === first && row + 1 < ROWS && isFree(column, row + 1)) row += 1;
        else column += 1;
      }
      taken.add(`${column}:${row}`);
      cells.push({ column, row, mark });
    }
  }
  return cells;
}

/** How far back a derived road compares: 1 big eye, 2 small, 3 cockroach. */
export type Distance = 1 | 2 | 3;

/**
 * The marks of a derived road, from the logical columns of the big road. Below the top of column n:
 * red, unless it is the first cell that column n − k does not have. At the top: red when the two
 * columns before it, k apart, are equally deep.
 */
export function trendsOf(winners: readonly Winner[], distance: Distance): readonly Trend[] {
  const depths = runsOf(winners).map(({ ties }) => ties.length);
  return depths.flatMap((depth, column) =>
    Array.from({ length: depth }, (_, row) => trendAt(depths, { column, row, distance })).filter(
      (trend) => trend !== null,
    ),
  );
}

type TrendPlace = { readonly column: number; readonly row: number; readonly distance: Distance };

function trendAt(depths: readonly number[], { column, row, distance }: TrendPlace): Trend | null {
  if (row === 0) {
    const [last, before] = [depths[column - 1], depths[column - 1 - distance]];
    return before === undefined ? null : last === before ? 'R' : 'B';
  }
  const beside = depths[column - distance];
  return beside === undefined ? null : row === beside ? 'B' : 'R';
}

export function derivedRoad(
  winners: readonly Winner[],
  distance: Distance,
): readonly Cell<Trend>[] {
  const runs: { mark: Trend; length: number }[] = [];
  for (const mark of trendsOf(winners, distance)) {
    const run = runs.at(-1);
    if (run?.mark === mark) run.length += 1;
    else runs.push({ mark, length: 1 });
  }
  return lay(runs);
}

export type AskedTrends = Readonly<Record<Distance, Trend | null>>;

/** What each derived road would show next if this side won. */
export function askRoads(winners: readonly Winner[], next: 'B' | 'P'): AskedTrends {
  const asked = (distance: Distance): Trend | null => {
    const before = trendsOf(winners, distance);
    const after = trendsOf([...winners, next], distance);
    return after.length > before.length ? (after.at(-1) ?? null) : null;
  };
  return { 1: asked(1), 2: asked(2), 3: asked(3) };
}
