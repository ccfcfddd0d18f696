import { readFileSync } from 'node:fs';
import type { Engine } from '@baize/engines/core/engine';
import type { ParSheet } from '@baize/engines/core/par-sheet';
import { certaintyOf, type Simulation, simulate } from '@baize/engines/core/simulate';
import { familySheet, sheetGameOf } from '@baize/engines/families/family-sheets';
import { findEngines } from './find-engines.ts';
import { parSheetPath } from './par-sheet-path.ts';
import { usualChoice } from './usual-choice.ts';

type Run = { readonly rounds: number; readonly seed: number };

type Finding = {
  readonly key: string;
  readonly found: Simulation;
  readonly stated: string;
  /** Null where a player decides: a simulation does not play as well as one can. */
  readonly isInside: boolean | null;
};

/** Draws rounds of each game and says by exit code whether all par sheets lie where they should. */
export async function printReturns(key: string, run: Run, isJson: boolean): Promise<void> {
  const findings: Finding[] = [];
  for (const engine of findEngines(key)) {
    const finding = compare(engine, run);
    findings.push(finding);
    if (!isJson) console.log(lineOf(finding));
    // A long run gives way between two games, so that it can be stopped.
    await new Promise(setImmediate);
  }
  if (isJson) console.log(JSON.stringify(findings));
  if (findings.some(({ isInside }) => isInside === false)) process.exitCode = 1;
}

function compare(engine: Engine, run: Run): Finding {
  const found = simulate(engine, usualChoice(engine), run);
  const sheet = readParSheet(engine.key);
  const [least, most] = sheet.between ?? [sheet.return, sheet.return];
  // A short run may have missed the rare wins that make a game wild: the sheet knows better.
  const off = certaintyOf(Math.max(found.deviation, Number(sheet.deviation)), run.rounds);
  const isInside = found.return >= Number(least) - off && found.return <= Number(most) + off;
  const stated = least === most ? sheet.return : `${least} to ${most}`;
  return { key: engine.key, found, stated, isInside: engine.steps ? null : isInside };
}

const readParSheet = (key: string): ParSheet =>
  familySheet(key) ??
  (JSON.parse(readFileSync(parSheetPath(sheetGameOf(key)), 'utf8')) as ParSheet);

function lineOf({ key, found, stated, isInside }: Finding): string {
  const [least, most] = found.between.map((share) => share.toFixed(5));
  const verdict = isInside === null ? 'played without skill' : isInside ? 'inside' : 'OUTSIDE';
  return [
    key.padEnd(20),
    `returns ${found.return.toFixed(5)}, with 99 % certainty ${least} to ${most}`,
    `hits ${found.hitRate.toFixed(4)}`,
    `deviation ${found.deviation.toFixed(3)}`,
    `stated ${stated}: ${verdict}`,
  ].join('   ');
}
