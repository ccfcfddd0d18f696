import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import { countOf, parSheetOf } from '../../arcade/count.ts';
import { weightOf } from '../../arcade/pick-by-weight.ts';
import { seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { nightMarket, OUTCOMES, printTicket, prizeOf } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

test('GAME-27 the par sheet is the count of a million tickets', () => {
  const cases = OUTCOMES.map((outcome) => ({
    count: BigInt(outcome.weight),
    payout: BigInt(prizeOf(outcome)) * 1_000_000n,
  }));
  expect(weightOf(OUTCOMES)).toBe(1_000_000);
  expect(parSheetOf(countOf(cases))).toEqual(parSheet);
});

/** What a ticket is worth by its numbers alone. */
function readTicket({ events }: ReturnType<typeof printTicket>) {
  const [ticket] = events;
  assert(ticket, 'a ticket was printed');
  const { market, stalls, winning, pays } = ticket;
  const hits = stalls.filter(({ number }) => market.includes(number));
  return {
    market: new Set(market).size,
    stalls: new Set(stalls.map(({ number }) => number)).size,
    won: `${hits.reduce((all, { prize }) => all + BigInt(prize), 0n)}`,
    pays,
    isMarked: stalls.every((stall, at) => winning.includes(at) === hits.includes(stall)),
  };
}

test.each(OUTCOMES)('what a ticket of $stalls shows is what it pays', (outcome) => {
  const rng = seeded(outcome.weight);
  const pays = `${prizeOf(outcome) * 1_000_000}`;
  const expected = { market: 3, stalls: 6, won: pays, pays, isMarked: true };
  for (let ticket = 0; ticket < 60; ticket++) {
    expect(readTicket(printTicket(outcome, rng))).toEqual(expected);
  }
});

test('a stall that wins may stand at any place', () => {
  const [outcome] = OUTCOMES;
  assert(outcome, 'a ticket may win');
  const rng = seeded(3);
  const places = new Set<number>();
  for (let ticket = 0; ticket < 100; ticket++) {
    for (const place of printTicket(outcome, rng).events[0]?.winning ?? []) places.add(place);
  }
  expect(places.size).toBe(definition.stalls);
});

test('chance comes only from the stream: one seed, one ticket', () => {
  expect(nightMarket.play({}, seeded(7))).toEqual(nightMarket.play({}, seeded(7)));
  for (const sent of [null, 5, []]) expect(nightMarket.readChoice(sent)).toBeNull();
});
