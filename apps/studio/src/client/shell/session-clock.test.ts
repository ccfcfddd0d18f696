import { expect, test } from 'vitest';
import { createSessionClock } from './session-clock.ts';

const MINUTE = 60_000;

test('SAFE-03 SAFE-06 the next game goes on with the time and the result of the session', () => {
  const clock = createSessionClock(0);
  clock.told({ playedMs: 42 * MINUTE, net: -12_500n }, 1_000);
  expect(clock.read(1_000 + MINUTE)).toEqual({ playedMs: 43 * MINUTE, net: -12_500n });

  clock.playedHere(2_000n, 2_000);
  expect(clock.read(2_000).net).toBe(-10_500n);
  // The site has counted the round: it is not counted twice.
  clock.told({ playedMs: 43 * MINUTE, net: -10_500n }, 20_000);
  expect(clock.read(20_000).net).toBe(-10_500n);
});

test('SAFE-03 a word of the site that is older than the last round does not undo it', () => {
  const clock = createSessionClock(0);
  clock.told({ playedMs: MINUTE, net: 0n }, 0);
  clock.playedHere(-1_000n, 10_000);
  clock.told({ playedMs: MINUTE, net: 0n }, 10_500);
  expect(clock.read(10_500).net).toBe(-1_000n);
});

test('SAFE-06 a session that began anew after a break is shown from its beginning', () => {
  const clock = createSessionClock(0);
  clock.playedHere(-1_000n, 1_000);
  clock.told({ playedMs: 0, net: 0n }, 20 * MINUTE);
  expect(clock.read(20 * MINUTE)).toEqual({ playedMs: 0, net: 0n });
});

test('a page without a site counts from its opening', () => {
  const clock = createSessionClock(5_000);
  clock.playedHere(700n, 6_000);
  expect(clock.read(5_000 + MINUTE)).toEqual({ playedMs: MINUTE, net: 700n });
});
