import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ParSheet } from '../core/par-sheet.ts';
import { isPotWonBy } from '../core/pot.ts';
import { scripted, seeded } from '../core/rng.ts';
import { simulate, wideRng } from '../core/simulate.ts';
import { countedSheet } from '../slots/count/par-sheet.ts';
import type { SlotDefinition } from '../slots/definition.ts';
import type { SlotEvent } from '../slots/events.ts';
import { slotEngine } from '../slots/slot-engine.ts';
import { HAND_MADE_SLOTS } from './hand-made-slots.ts';

const SLOTS = HAND_MADE_SLOTS.map((definition) => slotEngine(definition));
const COUNTED = HAND_MADE_SLOTS.filter(({ cascade }) => !cascade);
const DRAWN = HAND_MADE_SLOTS.filter(({ cascade }) => cascade);
const WITH_POT = HAND_MADE_SLOTS.filter(({ pot }) => pot);

const sheetOf = ({ key }: SlotDefinition): ParSheet =>
  JSON.parse(readFileSync(new URL(`${key}/par-sheet.json`, import.meta.url), 'utf8')) as ParSheet;

test.each(COUNTED)('GAME-23 the par sheet of $key is the count of all its spins', (definition) => {
  expect(countedSheet(definition)).toEqual(sheetOf(definition));
});

test.each(DRAWN)('GAME-23 rounds of $key return what its par sheet says', (definition) => {
  const sheet = sheetOf(definition);
  const rounds = 12_000;
  const found = simulate(slotEngine(definition), {}, { rounds, seed: 11 });
  const [least, most] = sheet.between!;
  expect(sheet.how).toBe('simulated');
  expect(Number(sheet.rounds)).toBeGreaterThanOrEqual(10_000_000);
  expect(found.between[0]).toBeLessThan(Number(most));
  expect(found.between[1]).toBeGreaterThan(Number(least));
  expect(Math.abs(found.hitRate - Number(sheet.hitRate))).toBeLessThan(
    2.6 * Math.sqrt(0.25 / rounds),
  );
});

test('GAME-23 the counts and the engines agree on what rounds return', () => {
  for (const definition of COUNTED) {
    const sheet = sheetOf(definition);
    const rounds = 8_000;
    const { return: returned } = simulate(slotEngine(definition), {}, { rounds, seed: 5 });
    const off = (4 * Number(sheet.deviation)) / Math.sqrt(rounds);
    expect(Math.abs(returned - Number(sheet.return)), definition.key).toBeLessThan(off);
  }
});

test('GAME-23 every slot returns 94 to 97 % and states the most it pays', () => {
  for (const definition of HAND_MADE_SLOTS) {
    const { return: returned, maxWin } = sheetOf(definition);
    expect(Number(returned), definition.key).toBeGreaterThan(0.94);
    expect(Number(returned), definition.key).toBeLessThan(0.97);
    expect(Number(maxWin)).toBeLessThanOrEqual(definition.maxWin);
    expect(Number(maxWin)).toBeGreaterThan(definition.maxWin - 1);
  }
});

test('no two slots have the same key, name or symbols, nor a code twice', () => {
  const different = (of: (definition: SlotDefinition) => string) =>
    new Set(HAND_MADE_SLOTS.map(of)).size;
  expect(different(({ key }) => key)).toBe(18);
  expect(different(({ name }) => name)).toBe(18);
  expect(different(({ symbols }) => symbols.map(({ id }) => id).join())).toBe(18);
  for (const { symbols } of HAND_MADE_SLOTS) {
    expect(new Set(symbols.map(({ code }) => code)).size).toBe(symbols.length);
    expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length);
  }
});

test('a symbol never pays less for more of it, and every symbol is on some strip', () => {
  for (const { key, symbols, strips } of HAND_MADE_SLOTS) {
    for (const { code, pays } of symbols) {
      const coins = Object.values(pays);
      expect(coins, key).toEqual(coins.toSorted((a, b) => a - b));
      expect(strips.some((strip) => strip.includes(code))).toBe(true);
    }
  }
});

test.each(SLOTS)('a round of $key is told from its spin to its total', (engine) => {
  const rng = wideRng(3);
  const { coins, rows, strips } = HAND_MADE_SLOTS.find(({ key }) => key === engine.key)!;
  for (let round = 0; round < 300; round++) {
    const { events, payout } = engine.play({}, rng);
    const told: readonly SlotEvent[] = events;
    expect(told[0]).toMatchObject({ type: 'spin' });
    const last = told.at(-1)!;
    expect(last.type).toBe('total');
    const paid = told.reduce((sum, event) => sum + paidBy(event), 0);
    expect(last).toEqual({ type: 'total', pays: paid });
    expect(payout).toBe(BigInt(paid) * BigInt(1_000_000 / coins));
    for (const event of told) {
      if ('grid' in event) expect(event.grid).toHaveLength(rows * strips.length);
    }
  }
});

/** What an event adds to the round; the end of free spins only sums up what was told before. */
function paidBy(event: SlotEvent): number {
  return event.type === 'win' || event.type === 'hold-end' ? event.pays : 0;
}

test.each(SLOTS)('chance of $key comes only from the stream: one seed, one round', (engine) => {
  expect(engine.play({}, seeded(7))).toEqual(engine.play({}, seeded(7)));
});

test.each([null, 'spin', 7, [], undefined])('%j is no choice', (sent) => {
  expect(SLOTS[0]!.readChoice(sent)).toBeNull();
});

test('an outcome that a player sends is left out of the choice', () => {
  expect(SLOTS[0]!.readChoice({ stops: [0, 0, 0, 0, 0], payout: '99' })).toEqual({});
});

test.each(WITH_POT)('GAME-26 a round of $key draws a number for the pot', (definition) => {
  const engine = slotEngine(definition);
  const { pot } = definition;
  const stops = losingStops(definition);
  const won = engine.play({}, scripted([...stops, 4]));
  expect(won.events.at(-2)).toEqual({ type: 'pot', number: 4 });
  expect([4n, 5n].map((steps) => isPotWonBy(won.events, steps))).toEqual([false, true]);
  // What is in the pot is the server's to pay: the round itself is still lost.
  expect(won.payout).toBe(0n);
  expect(engine.pot).toEqual({ name: pot!.name, share: pot!.share, seed: pot!.seed });
});

/** The first stops in order at which nothing is won. */
function losingStops(definition: SlotDefinition): readonly number[] {
  const { pot: _pot, ...withoutPot } = definition;
  const engine = slotEngine(withoutPot);
  for (let stop = 0; ; stop++) {
    const stops = [stop, 0, stop, 0, stop];
    const { events } = engine.play(
      {},
      scripted([...stops, ...Array.from({ length: 400 }, () => 0)]),
    );
    if (events.length === 2) return stops;
  }
}
