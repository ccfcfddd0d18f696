import { expect, test } from 'vitest';
import { choose } from '../../arcade/choose.ts';
import { countOf, parSheetOf, returnOf } from '../../arcade/count.ts';
import { RISKS } from '../../arcade/read-field.ts';
import { scripted, seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { type Choice, payoutOf, plinko, ROWS, settle } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const CHOICES: readonly Choice[] = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })));

const countChoice = (choice: Choice) =>
  countOf(
    Array.from({ length: choice.rows + 1 }, (_, bucket) => ({
      count: choose(choice.rows, bucket),
      payout: payoutOf(choice, bucket),
    })),
  );

test('the par sheet is the count of all ways down of all boards', () => {
  expect(parSheetOf(countChoice(definition.first), CHOICES.map(countChoice))).toEqual(parSheet);
});

test.each([
  [8, 'low', '0.9796875'],
  [8, 'medium', '0.9796875'],
  [8, 'high', '0.9796875'],
  [12, 'low', '0.979541015625'],
  [12, 'medium', '0.9796875'],
  [12, 'high', '0.979638671875'],
  [16, 'low', '0.979647827148'],
  [16, 'medium', '0.979751586914'],
  [16, 'high', '0.979754638672'],
] as const)('%i rows at %s risk give back %s', (rows, risk, returned) => {
  expect(returnOf(countChoice({ rows, risk }))).toBe(returned);
});

test('the ways counted for a bucket are the ways that end in it', () => {
  for (const rows of ROWS) {
    const ends = Array.from({ length: rows + 1 }, () => 0);
    for (let way = 0; way < 2 ** rows; way++) {
      const bucket = settle({ rows, risk: 'low' }, way).events[0]?.bucket ?? 0;
      ends[bucket] = (ends[bucket] ?? 0) + 1;
    }
    expect(ends.map(BigInt)).toEqual(ends.map((_, bucket) => choose(rows, bucket)));
  }
});

test('what is drawn is the way that is shown, and the bucket is where it ends', () => {
  expect(plinko.play({ rows: 8, risk: 'high' }, scripted([0b0000_0101]))).toEqual({
    events: [{ type: 'drop', path: [1, 0, 1, 0, 0, 0, 0, 0], bucket: 2, pays: '1400000' }],
    payout: 1_400_000n,
  });
  expect(plinko.play({ rows: 16, risk: 'high' }, scripted([0])).payout).toBe(1_000_000_000n);
});

test.each([
  null,
  {},
  { rows: 8 },
  { rows: 9, risk: 'low' },
  { rows: '8', risk: 'low' },
  { rows: 8, risk: 'constructor' },
])('%j is no choice', (sent) => {
  expect(plinko.readChoice(sent)).toBeNull();
});

test('chance comes only from the stream: one seed, one round', () => {
  expect(plinko.play(definition.first, seeded(7))).toEqual(
    plinko.play(definition.first, seeded(7)),
  );
});
