import { expect, test } from 'vitest';
import { closedTogether } from './closed-together.ts';

test('POP-02 whoever has just registered reads one popup in that visit, everybody else all', () => {
  expect(closedTogether(['F:hello', 'A:safety'], 'F:hello', true)).toEqual(['F:hello', 'A:safety']);
  expect(closedTogether(['F:hello', 'A:safety'], 'F:hello', false)).toEqual(['F:hello']);
});
