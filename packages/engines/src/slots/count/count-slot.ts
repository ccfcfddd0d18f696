import { assert } from '@baize/std/assert';
import type { SlotDefinition } from '../definition.ts';
import { type Machine, machineOf } from '../machine.ts';
import { countFreeSpins } from './count-free-spins.ts';
import { countHold } from './count-hold.ts';
import { countSpins } from './count-spins.ts';
import { classesOf, type Figures, followed, NOTHING } from './figures.ts';

/** What a par sheet states, in stakes. */
export type SlotFigures = {
  /** All combinations of stops of a spin. */
  readonly cases: number;
  readonly return: number;
  readonly hitRate: number;
  readonly deviation: number;
  readonly maxWin: number;
};

/** The figures of a slot that pays by lines or ways, counted over every spin and all that may follow. */
export function countSlot(definition: SlotDefinition): SlotFigures {
  const machine = machineOf(definition);
  const { cases, round } = countRound(machine);
  const { coins, maxWin } = definition;
  // The most a round pays cuts nothing off: without it the figures would be too high.
  assert(round.most <= machine.coinsMax, `no round pays more than ${maxWin} stakes`);
  return {
    cases,
    return: round.mean / coins,
    hitRate: 1 - round.empty,
    deviation: Math.sqrt(round.square - round.mean ** 2) / coins,
    maxWin: round.most / coins,
  };
}

function countRound(machine: Machine): { readonly cases: number; readonly round: Figures } {
  const { definition, strips, freeStrips, reels, rows } = machine;
  const { freeSpins, hold } = definition;
  const spins = countSpins(machine, strips);
  const { cases } = spins;
  if (hold) {
    const hasScatters = strips.some((strip) => strip.includes(machine.scatter));
    assert(!hasScatters, 'a game that holds coins has no scatters: one of the two is counted');
    const after = countHold(hold, reels * rows);
    const classes = classesOf(spins, (coins) => (coins >= hold.coinsMin ? coins : 0));
    const round = followed(classes, ({ leadsTo }) => (leadsTo > 0 ? after(leadsTo) : NOTHING));
    return { cases, round };
  }
  if (!freeSpins)
    return {
      cases,
      round: followed(
        classesOf(spins, () => 0),
        () => NOTHING,
      ),
    };
  const given = (scatters: number) => machine.spins[scatters]!;
  const free = freeStrips === strips ? spins : countSpins(machine, freeStrips);
  const after = countFreeSpins(classesOf(free, given, freeSpins.multiplier), freeSpins);
  return { cases, round: followed(classesOf(spins, given), ({ leadsTo }) => after(leadsTo)) };
}
