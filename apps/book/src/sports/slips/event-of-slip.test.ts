import { expect, test } from 'vitest';
import { eventOfSlip } from './event-of-slip.ts';

const leg = (eventId: string, odds = 1_950) => ({ eventId, odds });
const single = eventOfSlip([leg('a')]);

test('REW-02 slips on one match are decided by one event, whichever market or outcome', () => {
  expect(eventOfSlip([leg('a', 3_400)])).toBe(single);
  expect(eventOfSlip([leg('a'), leg('a', 2_100)])).toBe(single);
  expect(eventOfSlip([leg('b')])).not.toBe(single);
});

test('REW-02 parlays of the same matches are one event in any order, and another than a single', () => {
  const parlay = eventOfSlip([leg('a'), leg('b')]);
  expect(eventOfSlip([leg('b', 1_400), leg('a', 2_800)])).toBe(parlay);
  expect(parlay).not.toBe(single);
  expect(eventOfSlip([leg('a'), leg('c')])).not.toBe(parlay);
});

test('REW-02 a leg that nearly always wins makes no other event, unless all are like it', () => {
  expect(eventOfSlip([leg('a'), leg('c', 1_010)])).toBe(single);
  expect(eventOfSlip([leg('a'), leg('c', 1_200)])).not.toBe(single);
  expect(eventOfSlip([leg('a', 1_050)])).toBe(single);
});

test('REW-02 an event is a name that the wallet takes, however long a match is called', () => {
  const many = Array.from({ length: 30 }, (_, place) => leg(`sim:league|2026 round ${place}`));
  expect(eventOfSlip(many)).toMatch(/^[\w.:-]{1,100}$/);
});
