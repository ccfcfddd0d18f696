import type { Content } from '@baize/contract/content';
import { expect, test } from 'vitest';
import { checkContent } from './check-brand.ts';
import { loadBrand } from './load-brand.ts';

const { brand, content } = loadBrand('mekhala');
const [raffle] = content.raffles;
const given = (facts: Partial<Content['raffles'][number]>): Content => {
  if (!raffle) throw new Error('the brand has a raffle');
  return { ...content, raffles: [{ ...raffle, ...facts }] };
};

test.each<[string, Content, string]>([
  ['has fewer slots than prizes', given({ slots: 110 }), 'raffles.0.slots'],
  ['ends before it begins', given({ until: '2026-10-31' }), 'raffles.0.until'],
  ['lacks a language', given({ title: { EN: 'Only English' } }), 'raffles.0.title.TH'],
])('PROMO-03 a raffle that %s is not published', (_, edited, field) => {
  expect(checkContent(edited, brand).map((problem) => problem.field)).toEqual([field]);
});

test('PROMO-03 tickets are of a raffle that is there', () => {
  const problems = checkContent({ ...content, raffles: [] }, brand);
  expect(problems.map(({ reason }) => reason)).toEqual(['there is no raffle lantern-night']);
});
