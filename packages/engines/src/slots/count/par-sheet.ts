import { decimalOf } from '../../arcade/count.ts';
import type { ParSheet } from '../../core/par-sheet.ts';
import type { Simulation } from '../../core/simulate.ts';
import type { SlotDefinition } from '../definition.ts';
import { countSlot, type SlotFigures } from './count-slot.ts';

/** Digits after the point: as many as a count in floating numbers has certain, and a simulation. */
const COUNTED_DIGITS = 10;
const SIMULATED_DIGITS = 5;

/** The par sheet of a slot whose spins can be counted. */
export const countedSheet = (definition: SlotDefinition): ParSheet =>
  sheetOfFigures(countSlot(definition));

/** What was counted, as a par sheet. */
export function sheetOfFigures(figures: SlotFigures): ParSheet {
  const text = (value: number) => decimalText(value, COUNTED_DIGITS);
  return {
    how: 'counted',
    rounds: `${figures.cases}`,
    return: text(figures.return),
    hitRate: text(figures.hitRate),
    deviation: decimalText(figures.deviation, 6),
    maxWin: text(figures.maxWin),
  };
}

/** The par sheet of a slot that cascades: its rounds were drawn, and its most is what it may pay. */
export function simulatedSheet({ maxWin }: SlotDefinition, found: Simulation): ParSheet {
  const text = (value: number) => decimalText(value, SIMULATED_DIGITS);
  const [least, most] = found.between;
  return {
    how: 'simulated',
    rounds: `${found.rounds}`,
    return: text(found.return),
    between: [text(least), text(most)],
    hitRate: text(found.hitRate),
    deviation: decimalText(found.deviation, 3),
    maxWin: `${maxWin}`,
  };
}

function decimalText(value: number, digits: number): string {
  const scale = 10 ** digits;
  return decimalOf(BigInt(Math.round(value * scale)), BigInt(scale), digits);
}
