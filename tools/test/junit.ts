import * as fs from 'node:fs';
import path from 'node:path';

export type CheckCase = {
  readonly name: string;
  readonly tookMs: number;
  /** Why it failed, or null. */
  readonly problem: string | null;
};

export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** Writes the checks that are no tests of a test runner as a report like theirs. */
export function writeReport(file: string, cases: readonly CheckCase[]): void {
  const failures = cases.filter(({ problem }) => problem !== null).length;
  const totals = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0"`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `<testsuite name="checks" ${totals}>`,
    ...cases.map(writeCase),
    '</testsuite>',
    '</testsuites>',
  ];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
}

function writeCase({ name, tookMs, problem }: CheckCase): string {
  const head = `<testcase classname="checks" name="${escape(name)}" time="${tookMs / 1000}"`;
  return problem === null
    ? `${head}/>`
    : `${head}><failure message="${escape(problem)}"/></testcase>`;
}

/** Counts the test cases of a report; a report that is not there has none. */
export function countCases(file: string): Count {
  if (!fs.existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  // What a test printed may look like a report itself.
  const text = fs.readFileSync(file, 'utf8').replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '');
  const cases = text.split(/<testcase\b/).slice(1);
  const failed = cases.filter((part) => /<(failure|error)\b/.test(part)).length;
  const skipped = cases.filter((part) => /<skipped\b/.test(part)).length;
  return { passed: cases.length - failed - skipped, failed, skipped };
}

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce(
    (all, { passed, failed, skipped }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a test run. */
export const writeTotal = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const escape = (text: string) =>
  text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
