import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addCounts, countCases, writeReport, writeTotal } from './junit.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baize-junit-'));
const file = path.join(folder, 'report.xml');

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('what is written is counted the same', () => {
  writeReport(file, [
    { name: 'format', tookMs: 1200, problem: null },
    { name: 'types "strict" <all>', tookMs: 10, problem: 'a < b & "c"' },
  ]);
  expect(countCases(file)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a case counts once, and what it printed counts for nothing', () => {
  fs.writeFileSync(
    file,
    `<testsuites><testsuite name="a">
      <testcase name="one"><system-out><![CDATA[<testcase><failure>]]></system-out></testcase>
      <testcase name="two"/>
      <testcase name="three"><skipped/></testcase>
      <testcase name="four"><failure>a</failure><failure>b</failure></testcase>
      <testcase name="five"><error message="x"/></testcase>
    </testsuite></testsuites>`,
  );
  expect(countCases(file)).toEqual({ passed: 2, failed: 2, skipped: 1 });
});

test('a report that was never written has no cases', () => {
  expect(countCases(path.join(folder, 'nothing.xml'))).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
  });
});

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
])('the last line is plain', (count, line) => {
  expect(writeTotal(addCounts([count, { passed: 0, failed: 0, skipped: 0 }]))).toBe(line);
});
