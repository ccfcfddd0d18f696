import type { FieldShape } from '@baize/contract/content-shape';
import { expect, test } from 'vitest';
import { asVariant, emptyOf, getAt, setAt } from './body.ts';
import { differencesOf } from './difference.ts';

const ROW = { id: 'a', title: { TH: 'ก', EN: 'A' }, prizes: [{ places: 1 }, { places: 2 }] };

test('a value is read and replaced at its place, and the rest stays the same', () => {
  expect(getAt(ROW, ['prizes', 1, 'places'])).toBe(2);
  expect(getAt(ROW, ['nowhere', 'EN'])).toBe(undefined);
  const changed = setAt(ROW, ['prizes', 1, 'places'], 5);
  expect(changed).toEqual({ ...ROW, prizes: [{ places: 1 }, { places: 5 }] });
  expect(ROW.prizes[1]).toEqual({ places: 2 });
  expect(setAt(ROW, ['title', 'ES'], 'Á')).toMatchObject({ title: { TH: 'ก', EN: 'A', ES: 'Á' } });
  expect(setAt(ROW, ['id'], undefined)).not.toHaveProperty('id');
});

test('two versions are compared value by value', () => {
  const next = { ...ROW, title: { TH: 'ก', EN: 'B' }, prizes: [{ places: 1 }] };
  expect(differencesOf(ROW, next)).toEqual([
    { path: ['title', 'EN'], before: 'A', after: 'B' },
    { path: ['prizes', 1], before: { places: 2 }, after: undefined },
  ]);
  expect(differencesOf(ROW, structuredClone(ROW))).toEqual([]);
});

const SHAPE: Extract<FieldShape, { as: 'variants' }> = {
  as: 'variants',
  by: 'kind',
  variants: [
    {
      value: 'gift',
      fields: [
        { name: 'most', shape: { as: 'quantity' }, presence: 'needed' },
        { name: 'betMax', shape: { as: 'quantity' }, presence: 'optional' },
      ],
    },
    {
      value: 'cashback',
      fields: [
        { name: 'ppm', shape: { as: 'share', min: 1, max: 500_000 }, presence: 'needed' },
        { name: 'most', shape: { as: 'quantity' }, presence: 'needed' },
        { name: 'note', shape: { as: 'text', max: 9 }, presence: 'nullable' },
      ],
    },
  ],
};

test('a new field is empty, and another variant keeps what both have', () => {
  expect(emptyOf(SHAPE, ['TH'])).toEqual({ kind: 'gift', most: '' });
  expect(emptyOf({ as: 'languages', of: { as: 'lines', max: 60 } }, ['TH', 'EN'])).toEqual({
    TH: [''],
    EN: [''],
  });
  const from = { kind: 'gift', most: '500', betMax: '9' };
  expect(asVariant(SHAPE, { value: 'cashback', languages: ['TH'], from })).toEqual({
    kind: 'cashback',
    ppm: 1,
    most: '500',
    note: null,
  });
});
