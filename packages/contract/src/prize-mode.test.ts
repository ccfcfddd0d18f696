import { expect, test } from 'vitest';
import { prizeModeOf } from './prize-mode.ts';

const categories = (...lists: readonly (readonly string[])[]) =>
  lists.map((codes) => ({ vendors: codes.map((vassalage) => ({ vassalage })) }));

test.each([
  { vendors: categories(['AG', 'PT'], ['TCG_LOTTO_VN']), mode: 'ELOTT' },
  { vendors: categories(['AG', 'PT'], ['LOTT']), mode: 'ELOTT' },
  { vendors: categories(['TCG_LOTTO_VN', 'LOTT']), mode: 'ELOTT' },
  { vendors: categories(['TCG_SEA'], ['ELOTT', 'PT']), mode: 'LOTT' },
  { vendors: categories(['AG']), mode: 'LOTT' },
  { vendors: categories([]), mode: 'LOTT' },
  { vendors: [], mode: 'LOTT' },
])('GAME-11 the prize mode of $vendors is $mode', ({ vendors, mode }) => {
  expect(prizeModeOf(vendors)).toBe(mode);
});
