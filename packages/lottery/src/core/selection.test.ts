import { expect, test } from 'vitest';
import { LOTTERIES } from '../lotteries.ts';
import type { Entry } from './entry.ts';
import { countLines, linesOf, readSelection } from './selection.ts';

const all = (entry: Entry): readonly (readonly string[])[] => {
  switch (entry.kind) {
    case 'places':
    case 'fixed':
      return Array<readonly string[]>(entry.places).fill(entry.tokens);
    case 'repeats':
      return entry.groups.map(() => entry.tokens);
    case 'pool':
      return [entry.tokens];
    case 'options':
      return [entry.options];
    case 'numbers':
      return [
        Array.from({ length: 10 ** entry.length }, (_, n) => `${n}`.padStart(entry.length, '0')),
      ];
  }
};

const ENTRIES = new Map(
  [...LOTTERIES.values()].flatMap(({ family, plays }) =>
    plays.map(({ code, entry }) => [`${family} ${code}`, entry] as const),
  ),
);

test('LOTT-04 the lines of everything that can be chosen are counted as they would be written', () => {
  for (const [name, entry] of ENTRIES) {
    const lines = countLines(entry, all(entry));
    if (lines > 100_000) continue;
    let written = 0;
    for (const _ of linesOf(entry, all(entry))) written += 1;
    expect(written, name).toBe(lines);
  }
});

test('a few words that mean more than a million lines are refused by their count', () => {
  const entry = ENTRIES.get('keno pick-10');
  if (!entry) throw new Error('keno is played');
  expect(countLines(entry, all(entry))).toBe(1_646_492_110_120);
  expect(readSelection(entry, all(entry))).toMatchObject({
    ok: false,
    refusal: { reason: 'lines', most: 100_000 },
  });
});
