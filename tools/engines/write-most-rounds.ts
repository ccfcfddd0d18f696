import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { familySheet } from '@baize/engines/families/family-sheets';
import { slotMachineOf } from '@baize/engines/families/family-slots';
import { VARIATIONS } from '@baize/engines/families/titles';
import { SLOT_DEFINITIONS } from '@baize/engines/games/slots';
import { findMost } from '@baize/engines/most/find-most';
import { led } from '@baize/engines/most/led';
import type { SlotDefinition } from '@baize/engines/slots/definition';
import { slotEngine } from '@baize/engines/slots/slot-engine';
import { assert } from '@baize/std/assert';
import { ROOT } from '../paths.ts';
import { parSheetPath } from './par-sheet-path.ts';

const FILE = path.join(ROOT, 'packages/engines/src/most/slot-rounds.json');

/** How often the search begins anew before it is given up, more each time. */
const TRIES = [3, 8, 30, 90, 250];

/**
 * Looks for the round of every slot that pays the most its sheet states, and keeps the numbers that
 * lead to it. What is kept already and still pays it is not looked for again.
 */
export function writeMostRounds(): void {
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  for (const definition of SLOT_DEFINITIONS) {
    const { key } = definition;
    const known = kept[key];
    if (known && isMost(definition, numbersIn(known))) continue;
    const title = VARIATIONS.get(key);
    const machine = definition.cascade && title && slotMachineOf(title);
    const numbers = machine
      ? turned(definition, machine, numbersIn(kept[machine.key] ?? ''))
      : look(definition);
    assert(isMost(definition, numbers), `the most of ${key} is found`);
    kept[key] = numbers.join(' ');
    console.log(key);
    writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  }
}

const numbersIn = (text: string): readonly number[] => text.split(' ').map(Number);

function look(definition: SlotDefinition): readonly number[] {
  for (const [seed, tries] of TRIES.entries()) {
    const numbers = findMost(definition, tries, seed + 1);
    if (isMost(definition, numbers)) return numbers;
  }
  return [];
}

/** The spins of the machine on the turned reels of a title, seen from the other side where they are. */
function turned(
  { strips }: SlotDefinition,
  machine: SlotDefinition,
  numbers: readonly number[],
): readonly number[] {
  const [first = ''] = machine.strips;
  const isMirrored =
    !(first + first).includes(strips[0] ?? '') || first.length !== strips[0]?.length;
  const order = isMirrored ? machine.strips.toReversed() : machine.strips;
  const offsets = strips.map((strip, reel) => (order[reel] ?? '').repeat(2).indexOf(strip));
  const reels = strips.length;
  return Array.from({ length: numbers.length / reels }, (_, spin) => {
    const stops = numbers.slice(spin * reels, (spin + 1) * reels);
    const seen = isMirrored ? stops.toReversed() : stops;
    return seen.map((stop, reel) => {
      const { length } = strips[reel] ?? '';
      return (stop - (offsets[reel] ?? 0) + length) % length;
    });
  }).flat();
}

function isMost(definition: SlotDefinition, numbers: readonly number[]): boolean {
  const { payout } = slotEngine(definition).play({}, led(numbers));
  return payout === BigInt(Math.round(Number(sheetOf(definition).maxWin) * 1_000_000));
}

const sheetOf = ({ key }: SlotDefinition): ParSheet =>
  familySheet(key) ?? (JSON.parse(readFileSync(parSheetPath(key), 'utf8')) as ParSheet);
