import { expect, test } from 'vitest';
import { countOf, parSheetOf, returnOf } from '../../arcade/count.ts';
import { RISKS } from '../../arcade/read-field.ts';
import { scripted, seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { type Choice, SEGMENTS, settle, wheel } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const CHOICES: readonly Choice[] = SEGMENTS.flatMap((segments) =>
  RISKS.map((risk) => ({ segments, risk })),
);

const countChoice = (choice: Choice) =>
  countOf(
    Array.from({ length: choice.segments }, (_, segment) => ({
      count: 1n,
      payout: settle(choice, segment).payout,
    })),
  );

test('the par sheet is the count of all segments of all wheels', () => {
  expect(parSheetOf(countChoice(definition.first), CHOICES.map(countChoice))).toEqual(parSheet);
});

test.each(CHOICES)('$segments segments at $risk risk give back exactly 98 %', (choice) => {
  expect(returnOf(countChoice(choice))).toBe('0.98');
  expect(definition.pays[choice.segments][choice.risk]).toHaveLength(choice.segments);
});

test.each([
  { choice: { segments: 10, risk: 'high' }, segment: 0, pays: 9_800_000n },
  { choice: { segments: 10, risk: 'high' }, segment: 9, pays: 0n },
  { choice: { segments: 20, risk: 'medium' }, segment: 10, pays: 3_000_000n },
  { choice: { segments: 30, risk: 'high' }, segment: 0, pays: 20_000_000n },
] as const)('$choice stopped at $segment pays $pays', ({ choice, segment, pays }) => {
  expect(wheel.play(choice, scripted([segment]))).toEqual({
    events: [{ type: 'spin', segment, pays: `${pays}` }],
    payout: pays,
  });
});

test.each([
  null,
  {},
  { segments: 10 },
  { segments: 40, risk: 'low' },
  { segments: 10, risk: 'none' },
  { segments: [10], risk: 'low' },
])('%j is no choice', (sent) => {
  expect(wheel.readChoice(sent)).toBeNull();
});

test('chance comes only from the stream: one seed, one round', () => {
  expect(wheel.play(definition.first, seeded(7))).toEqual(wheel.play(definition.first, seeded(7)));
});
