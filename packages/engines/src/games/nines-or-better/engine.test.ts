import { expect, test } from 'vitest';
import { parSheetOf } from '../../arcade/count.ts';
import { countPoker } from '../../poker/count-poker.ts';
import { definition } from './definition.ts';
import { ninesOrBetter } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

test('GAME-28 the par sheet is the count of all deals, played as well as can be', () => {
  expect(parSheetOf(countPoker(definition).count)).toEqual(parSheet);
  expect(ninesOrBetter.key).toBe(definition.key);
});
