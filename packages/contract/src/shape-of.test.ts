import { expect, test } from 'vitest';
import { contentSchema } from './content.ts';
import type { FieldShape, NamedField } from './content-shape.ts';
import { shapeOf } from './shape-of.ts';

const shapes = Object.entries(contentSchema.shape).map(
  ([kind, list]) => [kind, shapeOf(list)] as const,
);

/** Every field of a shape with its path, `title{}` for a text of each language. */
function paths(shape: FieldShape, at: string): readonly string[] {
  const into = (fields: readonly NamedField[], under: string) =>
    fields.flatMap((field) => paths(field.shape, `${under}.${field.name}`));
  if (shape.as === 'group') return into(shape.fields, at);
  if (shape.as === 'list') return paths(shape.of, `${at}[]`);
  if (shape.as === 'languages' || shape.as === 'map') return paths(shape.of, `${at}{}`);
  if (shape.as !== 'variants') return [`${at} ${shape.as}`];
  return shape.variants.flatMap(({ value, fields }) => into(fields, `${at}<${value}>`));
}

test.each(shapes)('every field of %s can be edited', (kind, shape) => {
  expect(paths(shape, kind).length).toBeGreaterThan(0);
});

test('texts, sums, shares, days and variants are told apart', () => {
  const all = shapes.flatMap(([kind, shape]) => paths(shape, kind));
  expect(all).toEqual(
    expect.arrayContaining([
      'banners.title{} lines',
      'banners.groupName choice',
      'notices.since day',
      'promotions.budget quantity',
      'promotions.isStopped switch',
      'promotions.offer<deposit>.ppm share',
      'promotions.offer<bets>.pays<bonus>.weights.categories{} share',
      'points.ratesPpm{} share',
      'points.id fixed',
      'mall<voucher>.cash quantity',
      'ranks.upgrade.amount quantity',
      'leaderboards.prizes[].places number',
      'whitelabel flags',
      'register.enabled switch',
    ]),
  );
  const scene = shapeOf(contentSchema.shape.banners, { scene: ['a', 'b'] });
  expect(JSON.stringify(scene)).toContain('{"as":"choice","values":["a","b"]}');
  const [, ranks] = shapes.find(([kind]) => kind === 'ranks') ?? [];
  const fields = ranks?.as === 'group' ? ranks.fields : [];
  expect(fields.find(({ name }) => name === 'upgrade')?.presence).toBe('nullable');
});
