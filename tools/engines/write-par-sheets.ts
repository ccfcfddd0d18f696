import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { simulate } from '@baize/engines/core/simulate';
import { FEATURE_BUYS } from '@baize/engines/games/feature-buys';
import { HAND_MADE_SLOTS } from '@baize/engines/games/hand-made-slots';
import { countBuy } from '@baize/engines/slots/count/count-buy';
import { countedSheet, sheetOfFigures, simulatedSheet } from '@baize/engines/slots/count/par-sheet';
import type { SlotDefinition } from '@baize/engines/slots/definition';
import { findEngines } from './find-engines.ts';
import { parSheetPath } from './par-sheet-path.ts';

type Run = { readonly rounds: number; readonly seed: number };

/** Makes the par sheets of slots: counted at once, and drawn where clusters cascade. */
export function writeParSheets(key: string, run: Run): void {
  const slots = HAND_MADE_SLOTS.filter((definition) => key === 'all' || definition.key === key);
  for (const definition of slots) {
    const sheet = definition.cascade ? drawnSheet(definition, run) : countedSheet(definition);
    writeFileSync(parSheetPath(definition.key), `${JSON.stringify(sheet, null, 2)}\n`);
    console.log(definition.key, sheet.return);
    writeBuySheet(definition);
  }
}

/** The sheet of rounds that are bought, where they can be. */
function writeBuySheet(definition: SlotDefinition): void {
  const buy = FEATURE_BUYS[definition.key];
  if (!buy) return;
  const sheet = sheetOfFigures(countBuy(definition, buy));
  const file = path.join(path.dirname(parSheetPath(definition.key)), 'buy-sheet.json');
  writeFileSync(file, `${JSON.stringify(sheet, null, 2)}\n`);
  console.log(definition.key, 'bought', sheet.return);
}

function drawnSheet(definition: SlotDefinition, run: Run) {
  const [engine] = findEngines(definition.key);
  return simulatedSheet(definition, simulate(engine!, {}, run));
}
