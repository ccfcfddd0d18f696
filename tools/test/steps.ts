import path from 'node:path';
import { buildWeb } from '../start/build-web.ts';
import { findChromium } from './find-chromium.ts';
import { countCases } from './junit.ts';
import { REPORTS } from './reports.ts';
import { runCommand } from './run-command.ts';

/** Null when all is well, or what is wrong. */
export type Problem = string | null;

export type Step = {
  readonly name: string;
  readonly title: string;
  /** A step whose cases stand in a report of its own appears in the report of checks only if it broke. */
  readonly report?: string;
  readonly needsDatabase?: true;
  run(filters: readonly string[]): Promise<Problem>;
};

const UNIT = path.join(REPORTS, 'unit.xml');
const E2E = path.join(REPORTS, 'e2e.xml');

/** In this order; one that fails does not hide the later ones. */
export const STEPS: readonly Step[] = [
  {
    name: 'format',
    title: 'Format',
    run: () => check('biome', ['ci', '--linter-enabled=false', '.']),
  },
  { name: 'lint', title: 'Lint', run: () => check('oxlint', ['--type-aware']) },
  { name: 'types', title: 'Types', run: () => check('tsc', ['--noEmit', '-p', 'tsconfig.json']) },
  { name: 'unit', title: 'Unit', report: UNIT, needsDatabase: true, run: runUnit },
  {
    name: 'build',
    title: 'Build',
    async run() {
      await buildWeb(() => {});
      return null;
    },
  },
  { name: 'e2e', title: 'Browser', report: E2E, needsDatabase: true, run: runBrowser },
];

async function check(program: string, args: readonly string[]): Promise<Problem> {
  const code = await runCommand(program, args);
  return code === 0 ? null : `${program} found something to mend`;
}

async function runUnit(filters: readonly string[]): Promise<Problem> {
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${UNIT}`];
  const code = await runCommand('vitest', ['run', ...reporters, ...filters]);
  return brokenUnlessReported(code, UNIT);
}

async function runBrowser(filters: readonly string[]): Promise<Problem> {
  process.env['CHROMIUM_PATH'] = await findChromium();
  const code = await runCommand('playwright', ['test', ...filters]);
  return brokenUnlessReported(code, E2E);
}

/** Failed cases speak for themselves; a run that failed without one, or without any, is broken. */
function brokenUnlessReported(code: number, report: string): Problem {
  const { passed, failed } = countCases(report);
  if (failed > 0 || (code === 0 && passed > 0)) return null;
  return code === 0 ? 'the run found no test' : `the run broke (exit code ${code})`;
}
