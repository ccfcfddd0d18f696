import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import { countOf, parSheetOf } from '../../arcade/count.ts';
import { weightOf } from '../../arcade/pick-by-weight.ts';
import { seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { kiteLines, OUTCOMES, printTicket } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

test('GAME-27 the par sheet is the count of a million tickets', () => {
  const cases = OUTCOMES.map(({ weight, pays }) => ({
    count: BigInt(weight),
    payout: BigInt(pays) * 1_000_000n,
  }));
  expect(weightOf(OUTCOMES)).toBe(1_000_000);
  expect(parSheetOf(countOf(cases))).toEqual(parSheet);
});

/** What a ticket is worth by its fields alone: the lines of one kite. */
function readTicket({ events }: ReturnType<typeof printTicket>) {
  const [ticket] = events;
  assert(ticket, 'a ticket was printed');
  const { cells, winning, pays } = ticket;
  const isLine = ([a, b, c]: readonly [number, number, number]) =>
    cells[a] === cells[b] && cells[b] === cells[c];
  const lines = definition.lines.filter(isLine);
  return {
    fields: cells.length,
    kites: lines.map(([field]) => cells[field]),
    pays,
    isMarked: lines.flat().join() === winning.join(),
  };
}

test.each(OUTCOMES)('what a ticket of $kite shows is what it pays', (outcome) => {
  const rng = seeded(outcome.weight);
  const kites = outcome.kite === null ? [] : [outcome.kite];
  const expected = { fields: 9, kites, pays: `${outcome.pays * 1_000_000}`, isMarked: true };
  for (let ticket = 0; ticket < 100; ticket++) {
    expect(readTicket(printTicket(outcome, rng))).toEqual(expected);
  }
});

test('every line may win', () => {
  const [outcome] = OUTCOMES;
  assert(outcome, 'a ticket may win');
  const rng = seeded(3);
  const lines = new Set<string>();
  for (let ticket = 0; ticket < 200; ticket++) {
    lines.add(printTicket(outcome, rng).events[0]?.winning.join() ?? '');
  }
  expect(lines.size).toBe(8);
});

test('chance comes only from the stream: one seed, one ticket', () => {
  expect(kiteLines.play({}, seeded(7))).toEqual(kiteLines.play({}, seeded(7)));
  for (const sent of [null, true, []]) expect(kiteLines.readChoice(sent)).toBeNull();
});
