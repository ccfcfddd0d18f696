import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import { countOf, parSheetOf } from '../../arcade/count.ts';
import { weightOf } from '../../arcade/pick-by-weight.ts';
import { seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { lotusTrio, OUTCOMES, printTicket } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

test('GAME-27 the par sheet is the count of a million tickets', () => {
  const cases = OUTCOMES.map(({ weight, pays }) => ({
    count: BigInt(weight),
    payout: BigInt(pays) * 1_000_000n,
  }));
  expect(weightOf(OUTCOMES)).toBe(1_000_000);
  expect(parSheetOf(countOf(cases))).toEqual(parSheet);
});

/** What a ticket is worth by its fields alone: the charms that are there three times or more. */
function readTicket({ events }: ReturnType<typeof printTicket>) {
  const [ticket] = events;
  assert(ticket, 'a ticket was printed');
  const { cells, winning, pays } = ticket;
  const isTrio = (charm: string) => cells.filter((cell) => cell === charm).length === 3;
  const shown = definition.prizes.filter(({ charm }) => cells.filter((cell) => cell === charm)[2]);
  return {
    fields: cells.length,
    shown,
    pays,
    isMarked: cells.every((cell, field) => winning.includes(field) === isTrio(cell)),
  };
}

test.each(OUTCOMES)('what a ticket of $charm shows is what it pays', ({ charm, pays, weight }) => {
  const rng = seeded(weight);
  const shown = charm === null ? [] : [{ charm, pays, weight }];
  const expected = { fields: 9, shown, pays: `${pays * 1_000_000}`, isMarked: true };
  for (let ticket = 0; ticket < 100; ticket++) {
    expect(readTicket(printTicket({ charm, pays, weight }, rng))).toEqual(expected);
  }
});

test('a winning charm may lie on any field', () => {
  const [outcome] = OUTCOMES;
  assert(outcome, 'a ticket may win');
  const rng = seeded(3);
  const fields = new Set<number>();
  for (let ticket = 0; ticket < 100; ticket++) {
    for (const field of printTicket(outcome, rng).events[0]?.winning ?? []) fields.add(field);
  }
  expect(fields.size).toBe(9);
});

test('chance comes only from the stream: one seed, one ticket', () => {
  expect(lotusTrio.play({}, seeded(7))).toEqual(lotusTrio.play({}, seeded(7)));
  expect(lotusTrio.readChoice({ charm: 'pearl' })).toEqual({});
  for (const sent of [null, 'pearl', []]) expect(lotusTrio.readChoice(sent)).toBeNull();
});
