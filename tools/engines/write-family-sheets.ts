import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { lineOf } from '@baize/engines/families/family-sheets';
import { slotMachineOf } from '@baize/engines/families/family-slots';
import type { Variation } from '@baize/engines/families/title-shelf';
import { VARIATIONS } from '@baize/engines/families/titles';
import { tuneSlot } from '@baize/engines/families/tune-slot';
import { sheetOfFigures } from '@baize/engines/slots/count/par-sheet';
import type { SlotDefinition } from '@baize/engines/slots/definition';
import { ROOT } from '../paths.ts';
import { parSheetPath } from './par-sheet-path.ts';

const FILE = path.join(ROOT, 'packages/engines/src/families/sheets.json');

/** Tunes and counts every slot of the families, one after another, and keeps what was counted. */
export function writeFamilySheets(): void {
  const kept: Record<string, string> = {};
  for (const title of VARIATIONS.values()) {
    const machine = slotMachineOf(title);
    if (!machine) continue;
    kept[title.key] = countedLine(title, machine);
    console.log(title.key, machine.key, kept[title.key]);
  }
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

function countedLine(title: Variation, machine: SlotDefinition): string {
  // Turned reels show what the machine's show: what was drawn of it holds for the title.
  if (machine.cascade) {
    const turned = { take: 1, scale: 1_000 };
    return lineOf(turned, JSON.parse(readFileSync(parSheetPath(machine.key), 'utf8')) as ParSheet);
  }
  const tuned = tuneSlot(title, machine);
  return lineOf(tuned, sheetOfFigures(tuned.figures));
}
