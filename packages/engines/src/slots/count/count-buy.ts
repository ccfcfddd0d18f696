import { assert } from '@baize/std/assert';
import type { SlotDefinition } from '../definition.ts';
import type { FeatureBuy } from '../feature-buy.ts';
import { countOf, gridAt } from '../grid.ts';
import { machineOf } from '../machine.ts';
import { winsOf } from '../wins.ts';
import { countFreeSpins } from './count-free-spins.ts';
import type { SlotFigures } from './count-slot.ts';
import { countSpins } from './count-spins.ts';
import { classesOf } from './figures.ts';

/**
 * The figures of a round that is bought: what its given stops pay, and every free spin they can lead
 * to. Return and deviation are of what it costs, the most is in stakes of the game.
 */
export function countBuy(definition: SlotDefinition, { cost, stops }: FeatureBuy): SlotFigures {
  const machine = machineOf(definition);
  const { freeSpins, coins, maxWin } = definition;
  assert(freeSpins, 'what is bought are free spins');
  const grid = gridAt(machine.strips, stops, machine.rows);
  const seen = winsOf(machine, grid).reduce((sum, { pays }) => sum + pays, 0);
  const given = (scatters: number) => machine.spins[scatters] ?? 0;
  const spins = countSpins(machine, machine.freeStrips);
  const after = countFreeSpins(classesOf(spins, given, freeSpins.multiplier), freeSpins);
  const { mean, square, empty, most } = after(given(countOf(grid, machine.scatter)));
  assert(seen + most <= machine.coinsMax, `no bought round pays more than ${maxWin} stakes`);
  const price = coins * cost;
  return {
    cases: spins.cases,
    return: (seen + mean) / price,
    hitRate: seen > 0 ? 1 : 1 - empty,
    deviation: Math.sqrt(square - mean ** 2) / price,
    maxWin: (seen + most) / coins,
  };
}
