import type { Rng } from '../core/rng.ts';
import type { Hold } from './definition.ts';
import type { Coin, Grid } from './events.ts';
import { cellsOf } from './grid.ts';
import { pay, type Table } from './table.ts';

/** Shows what the coins of a grid are worth and, if they are enough, holds them and spins on. */
export function playHold(table: Table, rule: Hold, grid: Grid): void {
  const { rng, events, machine } = table;
  const coins = cellsOf(grid, machine.coin).map((cell) => drawCoin(rule, rng, cell));
  if (coins.length === 0) return;
  events.push({ type: 'coins', coins });
  if (coins.length < rule.coinsMin) return;

  const held = new Map(coins.map((coin) => [coin.cell, coin]));
  let left = rule.respins;
  events.push({ type: 'hold', left });
  while (left > 0 && held.size < grid.length) {
    const fresh = drawFresh(rule, rng, { held, cells: grid.length });
    for (const coin of fresh) held.set(coin.cell, coin);
    left = fresh.length > 0 ? rule.respins : left - 1;
    events.push({ type: 'respin', coins: fresh, left });
  }
  const isWhole = held.size === grid.length;
  if (isWhole) events.push({ type: 'full', pays: rule.full });
  let pays = isWhole ? rule.full : 0;
  for (const coin of held.values()) pays += coin.pays;
  events.push({ type: 'hold-end', pays });
  pay(table, pays);
}

type Field = { readonly held: ReadonlyMap<number, Coin>; readonly cells: number };

function drawFresh(rule: Hold, rng: Rng, { held, cells }: Field): readonly Coin[] {
  const fresh: Coin[] = [];
  for (let cell = 0; cell < cells; cell++) {
    if (!held.has(cell) && rng.next(rule.oneIn) === 0) fresh.push(drawCoin(rule, rng, cell));
  }
  return fresh;
}

function drawCoin({ values }: Hold, rng: Rng, cell: number): Coin {
  let drawn = rng.next(weightOf(values));
  let value = 0;
  while (drawn >= values[value]!.weight) drawn -= values[value++]!.weight;
  return { cell, value, pays: values[value]!.pays };
}

export const weightOf = (values: Hold['values']): number =>
  values.reduce((sum, { weight }) => sum + weight, 0);
