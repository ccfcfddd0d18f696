import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { type KenoDefinition, readPicks, waysToHit } from './keno.ts';

const SMALL: KenoDefinition = {
  numbers: 8,
  drawn: 3,
  pays: [
    [0, 1],
    [0, 0, 1],
    [0, 0, 0, 1],
  ],
};

test('the ways to hit are the draws that do, one by one', () => {
  for (let picks = 1; picks <= 3; picks++) {
    const found = [0n, 0n, 0n, 0n];
    for (let draw = 0; draw < 2 ** SMALL.numbers; draw++) {
      const numbers = Array.from({ length: SMALL.numbers }, (_, at) => at).filter(
        (at) => (draw >> at) & 1,
      );
      if (numbers.length !== SMALL.drawn) continue;
      const hits = numbers.filter((number) => number < picks).length;
      found[hits] = (found[hits] ?? 0n) + 1n;
    }
    expect(found).toEqual(found.map((_, hits) => waysToHit(SMALL, picks, hits)));
    expect(found.reduce((all, ways) => all + ways, 0n)).toBe(choose(8, 3));
  }
});

/** A published table of 80 numbers, of which 20 are drawn, and the returns printed with it. */
test.each([
  [[0, 1, 10], 98.101266],
  [[0, 0, 5, 20], 97.127556],
  [[0, 0, 2, 10, 40], 98.028554],
  [[0, 0, 1, 5, 20, 75], 98.034877],
  [[0, 0, 0, 0, 3, 5, 15, 50, 180, 500, 2000], 97.950344],
])('the public pays %j give back the printed %f %%', (pays, printed) => {
  const picks = pays.length - 1;
  const public80 = { numbers: 80, drawn: 20, pays: [pays] };
  const paid = pays.reduce((all, times, hits) => {
    return all + BigInt(times) * waysToHit(public80, picks, hits);
  }, 0n);
  expect(Number((paid * 100_000_000n) / choose(80, 20)) / 1_000_000).toBeCloseTo(printed, 5);
});

test.each([
  null,
  {},
  { picks: 3 },
  { picks: [] },
  { picks: [1, 1] },
  { picks: [0] },
  { picks: [9] },
  { picks: [1.5] },
  { picks: ['1'] },
  { picks: [1, 2, 3, 4] },
  { picks: { length: 1, 0: 1 } },
])('%j is no choice', (sent) => {
  expect(readPicks(SMALL, sent)).toBeNull();
});

test('picks are kept in order of size, in whatever order they were made', () => {
  expect(readPicks(SMALL, { picks: [8, 1, 4], numbers: [8] })).toEqual({ picks: [1, 4, 8] });
});
