import { expect, test } from 'vitest';
import { prizeModeOf } from './lottery.ts';

test.each([
  [['TCG_LOTTO_VN'], 'ELOTT'],
  [['CQ9', 'LOTT'], 'ELOTT'],
  [['ELOTT', 'TCG_SEA', 'CQ9'], 'LOTT'],
  [[], 'LOTT'],
])('GAME-11 with the vendors %j the prize mode is %s', (vendors, mode) => {
  expect(prizeModeOf(vendors)).toBe(mode);
});
