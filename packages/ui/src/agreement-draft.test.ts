import type { Terms } from '@baize/contract/agreement';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { checkDraft, type DraftTier, draftOf, newDraft, newTier } from './agreement-draft.ts';

const RULES = { kind: 'dividend', limit: 2_000, scale: 2 } as const;

const typed = (...tiers: readonly Partial<DraftTier>[]) => ({
  ...newDraft('dividend', 'week'),
  tiers: tiers.map((facts, at) => ({ ...newTier(at), ...facts })),
});

test('what was typed becomes terms, and nothing typed asks for nothing', () => {
  const draft = typed({ rate: '5' }, { rate: '12.5', activeMembers: '3', validBets: '1,000' });
  expect(checkDraft(draft, RULES)).toEqual({
    wrong: [[], []],
    terms: {
      period: 'week',
      carry: 'forever',
      tiers: [
        { rate: 500, activeMembers: 0, validBets: 0n, profit: 0n },
        { rate: 1_250, activeMembers: 3, validBets: 100_000n, profit: 0n },
      ],
    },
  });
});

test.each([
  [{ rate: '' }, ['rate']],
  [{ rate: '0' }, ['rate']],
  [{ rate: '20.01' }, ['rate']],
  [{ rate: '20' }, []],
  [{ rate: '1', activeMembers: 'x' }, ['activeMembers']],
  [{ rate: '1', activeMembers: '-1' }, ['activeMembers']],
  [{ rate: '1', validBets: '1.234' }, ['validBets']],
  [{ rate: '1', profit: '-5' }, ['profit']],
  [{ rate: '1', profit: '0.00' }, []],
])('a tier of %j lacks %j', (facts, wrong) => {
  expect(checkDraft(typed(facts), RULES).wrong).toEqual([wrong]);
});

test('a tier gives more than the one before, and asks more', () => {
  const second = (facts: Partial<DraftTier>) =>
    checkDraft(typed({ rate: '5', activeMembers: '3' }, facts), RULES).wrong[1];
  expect(second({ rate: '6', activeMembers: '4' })).toEqual([]);
  expect(second({ rate: '5', activeMembers: '4' })).toEqual(['order']);
  expect(second({ rate: '6', activeMembers: '3' })).toEqual(['order']);
  expect(second({ rate: '6', activeMembers: '2', profit: '9' })).toEqual(['order']);
});

test('a kind keeps to its own conditions, whatever was typed for another', () => {
  const draft = typed({ rate: '1', activeMembers: '3', validBets: '7', profit: '9' });
  expect(checkDraft(draft, { ...RULES, kind: 'hourly' }).terms?.tiers).toEqual([
    { rate: 100, activeMembers: 0, validBets: 700n, profit: 0n },
  ]);
  expect(checkDraft(draft, { ...RULES, kind: 'realtime' }).terms?.tiers).toEqual([
    { rate: 100, activeMembers: 0, validBets: 0n, profit: 0n },
  ]);
});

test('AGENT-10 other terms begin from those in force, and are the same until something is changed', () => {
  const terms: Terms = {
    period: 'week',
    carry: 'forever',
    tiers: [
      { rate: 1_000, activeMembers: 0, validBets: minor(0n), profit: minor(0n) },
      { rate: 1_525, activeMembers: 5, validBets: minor(50_000_000n), profit: minor(1_050n) },
    ],
  };
  const draft = draftOf(terms, 2);
  expect(draft.tiers[1]).toMatchObject({ rate: '15.25', validBets: '500000', profit: '10.50' });
  expect(checkDraft(draft, { kind: 'dividend', limit: 2_000, scale: 2 }).terms).toEqual(terms);
});
