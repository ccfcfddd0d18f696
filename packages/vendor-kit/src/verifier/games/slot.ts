import { decided, need, type ReplayedEvent, type Rules } from '../replay.ts';
import type { Stream } from '../stream.ts';
import { type SlotSheet, stepOf } from './slot-sheet.ts';
import { cellsWith, type Grid, placeOfKind, type Win, winsOf } from './slot-wins.ts';

/** A round of reels while it is played. */
type Reels = {
  readonly sheet: SlotSheet;
  readonly stream: Stream;
  readonly events: ReplayedEvent[];
  /** The most it may pay, and what it pays so far. */
  readonly most: number;
  paid: number;
};

type Spin = { readonly strips: readonly string[]; readonly stops: readonly number[] };

const codeAt = (strip: string, place: number): string =>
  strip[((place % strip.length) + strip.length) % strip.length]!;

const spinOf = (strips: readonly string[], stream: Stream): Spin => ({
  strips,
  stops: strips.map((strip) => stream.next(strip.length)),
});

function gridOf({ symbols, rows }: SlotSheet, { strips, stops }: Spin): Grid {
  return strips.flatMap((strip, reel) =>
    Array.from({ length: rows }, (_, row) => {
      const code = codeAt(strip, stops[reel]! + row);
      return symbols.findIndex((symbol) => symbol.code === code);
    }),
  );
}

function pay(reels: Reels, coins: number): void {
  reels.paid = Math.min(reels.paid + coins, reels.most);
}

function payWins(reels: Reels, wins: readonly Win[], multiplier: number): void {
  if (wins.length === 0) return;
  const pays = wins.reduce((all, win) => all + win.pays, 0) * multiplier;
  reels.events.push({ type: 'win', wins, multiplier, pays });
  pay(reels, pays);
}

/** Pays what is seen, and what falls into it where the game cascades; the grid it ends as. */
function settle(reels: Reels, spin: Spin, multiplier: number): Grid {
  const { sheet, events, most } = reels;
  const { cascade, rows, symbols } = sheet;
  let grid = gridOf(sheet, spin);
  if (!cascade) {
    payWins(reels, winsOf(sheet, grid), multiplier);
    return grid;
  }
  const tops = [...spin.stops];
  const { multipliers } = cascade;
  for (let step = 0; reels.paid < most; step++) {
    const wins = winsOf(sheet, grid);
    if (wins.length === 0) break;
    payWins(reels, wins, multipliers[Math.min(step, multipliers.length - 1)]! * multiplier);
    const gone = new Set(wins.flatMap(({ cells }) => cells));
    const before = grid;
    grid = spin.strips.flatMap((strip, reel) => {
      const column = before
        .map((symbol, cell) => ({ symbol, cell }))
        .slice(reel * rows, (reel + 1) * rows);
      const kept = column.filter(({ cell }) => !gone.has(cell)).map(({ symbol }) => symbol);
      while (kept.length < rows) {
        tops[reel]! -= 1;
        const code = codeAt(strip, tops[reel]!);
        kept.unshift(symbols.findIndex((symbol) => symbol.code === code));
      }
      return kept;
    });
    events.push({ type: 'cascade', removed: [...gone].sort((a, b) => a - b), grid });
  }
  return grid;
}

function holdCoins(reels: Reels, hold: NonNullable<SlotSheet['hold']>, grid: Grid): void {
  const { sheet, stream, events } = reels;
  const coinAt = (cell: number) => {
    const value = stream.weighted(hold.values.map(({ weight }) => weight));
    return { cell, value, pays: hold.values[value]!.pays };
  };
  const coins = cellsWith(grid, placeOfKind(sheet, 'coin')).map(coinAt);
  if (coins.length > 0) events.push({ type: 'coins', coins });
  if (coins.length < hold.coinsMin) return;
  const held = [...coins];
  let left = hold.respins;
  events.push({ type: 'hold', left });
  while (left > 0 && held.length < grid.length) {
    const free = [...grid.keys()].filter((cell) => held.every((coin) => coin.cell !== cell));
    const fresh = free.flatMap((cell) => (stream.next(hold.oneIn) === 0 ? [coinAt(cell)] : []));
    held.push(...fresh);
    left = fresh.length > 0 ? hold.respins : left - 1;
    events.push({ type: 'respin', coins: fresh, left });
  }
  const full = held.length === grid.length ? hold.full : 0;
  if (held.length === grid.length) events.push({ type: 'full', pays: full });
  const pays = held.reduce((all, coin) => all + coin.pays, full);
  events.push({ type: 'hold-end', pays });
  pay(reels, pays);
}

function spinFreely(reels: Reels, rule: NonNullable<SlotSheet['freeSpins']>, grid: Grid): void {
  const { sheet, stream, events, most } = reels;
  const { multiplier, spinsMax, awards, strips = sheet.strips } = rule;
  let given = 0;
  const award = (seen: Grid, index: number) => {
    const cells = cellsWith(seen, placeOfKind(sheet, 'scatter'));
    const count = Math.min(stepOf(awards, cells.length), spinsMax - given);
    if (count === 0 || reels.paid >= most) return;
    given += count;
    events.push({ type: 'free-spins', cells, count, left: given - index, multiplier });
  };
  award(grid, 0);
  if (given === 0) return;
  const before = reels.paid;
  for (let index = 1; index <= given && reels.paid < most; index++) {
    const spin = spinOf(strips, stream);
    const shown = { stops: spin.stops, grid: gridOf(sheet, spin) };
    events.push({ type: 'free-spin', index, left: given - index, ...shown });
    award(settle(reels, spin, multiplier), index);
  }
  events.push({ type: 'free-spins-end', pays: reels.paid - before });
}

export const playSlot: Rules = ({ sheet: given, choice, stream }) => {
  const sheet = given as SlotSheet;
  const { coins, hold, freeSpins, pot, strips, maxWin, buy } = sheet;
  const isBought = (choice as { buy?: true } | null)?.buy === true;
  need(!isBought || buy, 'buy');
  const reels: Reels = { sheet, stream, events: [], most: maxWin * coins, paid: 0 };
  const spin = isBought ? { strips, stops: buy!.stops } : spinOf(strips, stream);
  reels.events.push({ type: 'spin', stops: spin.stops, grid: gridOf(sheet, spin) });
  const end = settle(reels, spin, 1);
  if (hold) holdCoins(reels, hold, end);
  if (freeSpins) spinFreely(reels, freeSpins, end);
  if (pot) reels.events.push({ type: 'pot', number: stream.next(pot.numbers) });
  reels.events.push({ type: 'total', pays: reels.paid });
  const round = decided(reels.events, BigInt(reels.paid) * BigInt(1_000_000 / coins));
  return isBought ? { ...round, stakes: buy!.cost } : round;
};
