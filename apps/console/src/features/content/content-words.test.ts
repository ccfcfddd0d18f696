import { contentSchema } from '@baize/contract/content';
import type { FieldShape } from '@baize/contract/content-shape';
import { shapeOf } from '@baize/contract/shape-of';
import { expect, test } from 'vitest';
import { effectiveMultiplier } from './effective-multiplier.ts';
import { FIELD_NAMES } from './field-names.ts';
import { countGaps, withoutBlankLines } from './gaps.ts';
import { KIND_GROUPS } from './kinds.ts';
import { isMoney } from './quantity.ts';
import { parseShare, typeShare } from './share-text.ts';
import { VALUE_NAMES } from './value-names.ts';

type Found = { fields: Set<string>; choices: Set<string> };

/** Every field of a shape, and every value of its choices as `field.value`. */
function collect(shape: FieldShape, name: string, found: Found): void {
  if (shape.as === 'choice') shape.values.forEach((value) => found.choices.add(`${name}.${value}`));
  if (shape.as === 'variants') {
    found.fields.add(shape.by);
    for (const { value, fields } of shape.variants) {
      found.choices.add(`${shape.by}.${value}`);
      collect({ as: 'group', fields }, name, found);
    }
  }
  if (shape.as === 'group') {
    for (const field of shape.fields) {
      found.fields.add(field.name);
      collect(field.shape, field.name, found);
    }
  }
  if ('of' in shape) collect(shape.of, name, found);
}

/** These are names of the form's own, of topics and of patterns: they stand for themselves. */
const UNNAMED = /^(?:field|patternId|id)\./;

test('every list stands in a group, and every field and choice has a name', () => {
  const kinds = Object.keys(contentSchema.shape);
  expect(KIND_GROUPS.flatMap((group) => group.kinds).toSorted()).toEqual(kinds.toSorted());
  const found: Found = { fields: new Set(), choices: new Set() };
  Object.values(contentSchema.shape).forEach((list) => collect(shapeOf(list), '', found));
  expect([...found.fields].filter((name) => !FIELD_NAMES[name])).toEqual([]);
  const choices = [...found.choices].filter((choice) => !UNNAMED.test(choice));
  expect(choices.filter((choice) => !VALUE_NAMES[choice])).toEqual([]);
});

test('a share is typed in per cent and kept in millionths', () => {
  expect([parseShare('2.5'), parseShare('2,5'), parseShare('100')]).toEqual([
    25_000, 25_000, 1_000_000,
  ]);
  expect([parseShare('0.0001'), parseShare('x'), parseShare('1.00001')]).toEqual([1, null, null]);
  expect([typeShare(25_000), typeShare(1), typeShare(1_000_000)]).toEqual(['2.5', '0.0001', '100']);
});

test('REW-13 the effective multiplier is the multiplier divided by the lowest weight', () => {
  const weights = {
    games: {},
    categories: { RNG: 1_000_000, TG: 200_000, LIVE: 0 },
    default: null,
  };
  const offer = { kind: 'deposit', times: 8, days: 7, weights };
  expect(effectiveMultiplier({ offer })).toBe(40);
  expect(effectiveMultiplier({ offer: { kind: 'deposit', times: 8, days: 7 } })).toBe(8);
  const bonus = { kind: 'bonus', times: 3, days: 7 };
  expect(effectiveMultiplier({ offer: { kind: 'gift', pays: bonus } })).toBe(3);
  expect(effectiveMultiplier({ offer: { kind: 'page', page: '/x' } })).toBe(null);
});

test('REW-13 the effective multiplier is told of every programme that pays bonus money', () => {
  const pays = { kind: 'bonus', times: 4, days: 7 };
  expect(effectiveMultiplier({ reward: '100', times: 5, pays })).toBe(4);
  expect(
    effectiveMultiplier({ upgrade: { pays }, periodic: { pays: { ...pays, times: 9 } } }),
  ).toBe(9);
  const freeRounds = { rounds: 10, wins: { ...pays, times: 6 } };
  expect(effectiveMultiplier({ type: 'voucher', freeRounds })).toBe(6);
  expect(effectiveMultiplier({ prizes: [{ places: 1, amount: '5' }] })).toBe(null);
});

test('money is told from counts by what stands beside it', () => {
  const pays = (kind: string) => ({ offer: { amount: '5', pays: { kind } } });
  expect(isMoney('promotions', ['offer', 'amount'], pays('tickets'))).toBe(false);
  expect(isMoney('promotions', ['offer', 'amount'], pays('cash'))).toBe(true);
  expect(isMoney('missions', ['goal'], { measure: 'valid_bets' })).toBe(true);
  expect(isMoney('missions', ['goal'], { measure: 'login_days' })).toBe(false);
  expect(isMoney('missions', ['reward'], { measure: 'login_days' })).toBe(true);
});

test('a text that is missing in a language is counted, and lines left empty are not published', () => {
  const shape = shapeOf(contentSchema.shape.banners);
  const banner = {
    title: { TH: ['ก', ''], EN: [''] },
    eyebrow: { TH: 'ก' },
    text: {},
    button: null,
  };
  expect([countGaps(shape, banner, 'TH'), countGaps(shape, banner, 'EN')]).toEqual([1, 3]);
  expect(withoutBlankLines(banner)).toMatchObject({ title: { TH: ['ก'], EN: [] } });
});
