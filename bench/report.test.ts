import { afterEach, expect, test, vi } from 'vitest';
import { report } from './report.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

test('a figure outside its bound fails the command, one inside does not', () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  report('trial', [{ name: 'start', value: 9, unit: 's', bound: { most: 10 } }]);
  expect(process.exitCode ?? 0).toBe(0);
  report('trial', [{ name: 'share', value: 59, unit: '%', bound: { least: 60 } }]);
  expect(process.exitCode).toBe(1);
  expect(printed.mock.calls.flat()).toContain('  share   59 %   ≥ 60 %   FAILS');
});
