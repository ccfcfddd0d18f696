import { type Ppm, ppm } from '@baize/std/money';
import type { Engine, Round } from '../core/engine.ts';
import type { Rng } from '../core/rng.ts';
import type { SlotDefinition } from './definition.ts';
import type { SlotEvent } from './events.ts';
import { type FeatureBuy, readSlotChoice, type SlotChoice } from './feature-buy.ts';
import { playFreeSpins } from './free-spins.ts';
import { drawStops, gridAt } from './grid.ts';
import { playHold } from './hold.ts';
import { type Machine, machineOf } from './machine.ts';
import { settleSpin } from './settle-spin.ts';
import type { Table } from './table.ts';

/** The game a definition describes, and where it has one, how its free spins are bought. */
export function slotEngine(
  definition: SlotDefinition,
  buy?: FeatureBuy,
): Engine<SlotChoice, SlotEvent> {
  const machine = machineOf(definition);
  const { key, version, pot } = definition;
  return {
    key,
    version,
    readChoice: (sent) => readSlotChoice(sent, buy),
    ...(buy && { stakesOf: (choice: SlotChoice) => (choice.buy ? buy.cost : 1) }),
    play: (choice, rng) => playSlot(machine, rng, choice.buy && buy?.stops),
    ...(pot && { pot: { name: pot.name, share: pot.share, seed: pot.seed } }),
  };
}

/** The stops of a round that is bought are given; all others are drawn. */
function playSlot(machine: Machine, rng: Rng, bought?: readonly number[]): Round<SlotEvent> {
  const { strips, rows, definition } = machine;
  const table: Table = { machine, rng, events: [], coins: 0 };
  const stops = bought ?? drawStops(strips, rng);
  const grid = gridAt(strips, stops, rows);
  table.events.push({ type: 'spin', stops, grid });
  const end = settleSpin(table, { strips, stops, grid, multiplier: 1 });
  if (definition.hold) playHold(table, definition.hold, end);
  if (definition.freeSpins) playFreeSpins(table, definition.freeSpins, end);
  if (definition.pot) table.events.push({ type: 'pot', number: rng.next(definition.pot.numbers) });
  table.events.push({ type: 'total', pays: table.coins });
  return { events: table.events, payout: payoutOf(definition, table.coins) };
}

/** Exact, since a coin is a whole number of millionths of a stake. */
const payoutOf = ({ coins }: SlotDefinition, paid: number): Ppm =>
  ppm(BigInt(paid * (1_000_000 / coins)));
