import type { Result } from './case.ts';

const MARK = { pass: 'pass', fail: 'FAIL', skip: 'skip' } as const;

/** One line a case; what went wrong stands below its line. */
export function lineOf({ id, title, outcome, expected, seen }: Result): string {
  const line = `${MARK[outcome]}  ${id.padEnd(31)} ${title}`;
  if (outcome === 'pass') return line;
  if (outcome === 'skip') return `${line}\n      ${seen}`;
  return `${line}\n      expected ${expected}\n      seen     ${seen}`;
}

export function summaryOf(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped`;
}

export const hasFailed = (results: readonly Result[]): boolean =>
  results.some(({ outcome }) => outcome === 'fail');
