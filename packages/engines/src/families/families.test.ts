import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scripted, seeded } from '../core/rng.ts';
import { ARCADE } from '../games/arcade.ts';
import { FISHING } from '../games/fishing.ts';
import { HAND_MADE_SLOTS } from '../games/hand-made-slots.ts';
import { ENGINES } from '../games/index.ts';
import { TABLES } from '../games/tables.ts';
import { countedSheet } from '../slots/count/par-sheet.ts';
import type { SlotDefinition } from '../slots/definition.ts';
import { slotEngine } from '../slots/slot-engine.ts';
import { FAMILY_SEAS, familySea } from './family-seas.ts';
import { familySheet, sheetGameOf } from './family-sheets.ts';
import { FAMILY_SLOTS, slotMachineOf } from './family-slots.ts';
import { VARIATIONS } from './titles.ts';
import { returnsOf } from './tune-slot.ts';

const machineOf = ({ key }: SlotDefinition) => slotMachineOf(VARIATIONS.get(key)!)!;
const COUNTED = FAMILY_SLOTS.filter(({ cascade }) => !cascade);
const TURNED = FAMILY_SLOTS.filter(({ cascade }) => cascade);

/** Of each machine the first title, which all others are made like. */
const SAMPLE = HAND_MADE_SLOTS.flatMap(
  (machine) => COUNTED.find((definition) => machineOf(definition) === machine) ?? [],
);

test('every title that is a variation plays, under a key that no other game has', () => {
  for (const key of VARIATIONS.keys()) expect(ENGINES.has(key), key).toBe(true);
  const engines = [...FAMILY_SLOTS, ...HAND_MADE_SLOTS, ...TABLES, ...ARCADE, ...FISHING];
  expect(new Set(engines.map(({ key }) => key)).size).toBe(engines.length);
  expect(engines.length).toBe(ENGINES.size);
  expect(ENGINES.size).toBeGreaterThanOrEqual(300);
});

test('a definition stays as it was counted: a change that is meant raises the version of all', () => {
  const digest = createHash('sha256')
    .update(JSON.stringify(FAMILY_SLOTS.map(plain)))
    .digest('hex');
  expect(digest).toBe('ccfbbb6b75ef7cb0355dd15ef3f8a89fe474f541072af658cb3defd075ed6d8d');
});

const plain = (definition: SlotDefinition) =>
  JSON.stringify(definition, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );

test.each(SAMPLE)('GAME-23 the kept sheet of $key is the count of all its spins', (definition) => {
  expect(countedSheet(definition)).toEqual(familySheet(definition.key));
});

test('GAME-23 every slot of the families returns what it should, and its most is what it states', () => {
  for (const definition of FAMILY_SLOTS) {
    const { key, maxWin } = definition;
    const sheet = familySheet(key)!;
    const { least, most } = returnsOf(definition);
    expect(Number(sheet.return), key).toBeGreaterThan(least);
    expect(Number(sheet.return), key).toBeLessThan(most);
    expect(Math.ceil(Number(sheet.maxWin)), key).toBe(Math.ceil(maxWin));
    expect(maxWin, key).toBeLessThanOrEqual(10_000);
  }
});

test('GAME-23 what a title differs in is its own: no two have the same strips and pays', () => {
  const drawn = COUNTED.map(({ strips, symbols }) => JSON.stringify([strips, symbols]));
  expect(new Set(drawn).size).toBe(COUNTED.length);
  const stories = FAMILY_SLOTS.map(({ symbols }) => symbols.map(({ id }) => id).join());
  expect(new Set(stories).size).toBeGreaterThan(FAMILY_SLOTS.length * 0.9);
  for (const { key, symbols, strips } of FAMILY_SLOTS) {
    expect(new Set(symbols.map(({ id }) => id)).size, key).toBe(symbols.length);
    for (const { code, pays } of symbols) {
      const coins = Object.values(pays);
      expect(coins, key).toEqual(coins.toSorted((a, b) => a - b));
      expect(
        strips.some((strip) => strip.includes(code)),
        key,
      ).toBe(true);
    }
  }
});

test('a strip of a title has the symbols of its machine, in another order', () => {
  const sorted = (strips: readonly string[]) =>
    strips.map((strip) => Array.from(strip).sort().join(''));
  for (const definition of COUNTED) {
    expect(sorted(definition.strips), definition.key).toEqual(sorted(machineOf(definition).strips));
  }
});

test('a family is of several tempers: calm, even and bold titles stand side by side', () => {
  const deviations = COUNTED.map(({ key }) => Number(familySheet(key)!.deviation));
  expect(deviations.filter((deviation) => deviation < 2.5).length).toBeGreaterThan(20);
  expect(deviations.filter((deviation) => deviation > 5).length).toBeGreaterThan(20);
});

/**
 * Turned reels: the spin at stops moved by so many, on reels seen from the other side, is one of the
 * machine's. So is every other spin, since stops are equally likely: what was drawn of it holds here.
 */
test.each(TURNED)('GAME-23 $key pays spin for spin what its machine pays', (definition) => {
  const machine = machineOf(definition);
  const isMirrored = !isTurned(definition.strips[0]!, machine.strips[0]!);
  const order = isMirrored ? machine.strips.toReversed() : machine.strips;
  const offsets = definition.strips.map((strip, reel) =>
    (order[reel]! + order[reel]!).indexOf(strip),
  );
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(0);
  expect(familySheet(definition.key)).toEqual(readSheet(machine.key));
  const rng = seeded(24);
  for (let round = 0; round < 12; round++) {
    const spins = Array.from({ length: 40 }, () =>
      definition.strips.map(({ length }) => rng.next(length)),
    );
    const theirs = spins.map((stops) => {
      const moved = stops.map((stop, reel) => (stop + offsets[reel]!) % order[reel]!.length);
      return isMirrored ? moved.reverse() : moved;
    });
    const played = slotEngine(definition).play({}, scripted(spins.flat()));
    expect(played.payout).toBe(slotEngine(machine).play({}, scripted(theirs.flat())).payout);
  }
});

const isTurned = (strip: string, of: string) =>
  strip.length === of.length && (of + of).includes(strip);

const readSheet = (key: string): unknown =>
  JSON.parse(readFileSync(new URL(`../games/${key}/par-sheet.json`, import.meta.url), 'utf8'));

test('one seed, one round; a round is told from its spin to its total', () => {
  for (const definition of FAMILY_SLOTS) {
    const engine = slotEngine(definition);
    const round = engine.play({}, seeded(7));
    expect(round).toEqual(engine.play({}, seeded(7)));
    expect(round.events[0]?.type).toBe('spin');
    expect(round.events.at(-1)?.type).toBe('total');
  }
});

test('a title without reels has the rules and the sheet of its machine', () => {
  for (const { key, machine } of VARIATIONS.values()) {
    if (slotMachineOf(VARIATIONS.get(key)!) || familySea(key)) continue;
    expect(sheetGameOf(key)).toBe(machine);
    expect(ENGINES.get(key)?.version).toBe(ENGINES.get(machine)?.version);
  }
});

test('GAME-23 a sea that is a title has fish and odds of its own, and returns what its sheet says', () => {
  expect(FAMILY_SEAS.length).toBe(28);
  const stories = FAMILY_SEAS.map(({ fish }) => fish.map(({ code, odds }) => `${code} ${odds}`));
  expect(new Set(stories.map(String)).size).toBe(FAMILY_SEAS.length);
  for (const sea of FAMILY_SEAS) {
    const odds = sea.fish.map((kind) => kind.odds);
    expect(odds, sea.code).toEqual(odds.toSorted((a, b) => a - b));
    expect(new Set(sea.fish.map(({ code }) => code)).size, sea.code).toBe(10);
    const sheet = familySheet(sea.code)!;
    expect(sheet.maxWin, sea.code).toBe(`${Math.max(...odds)}`);
    for (const share of sheet.between ?? []) expect(Number(share)).toBeGreaterThan(0.9597);
  }
  const digest = createHash('sha256').update(JSON.stringify(FAMILY_SEAS)).digest('hex');
  expect(digest).toBe('526375497ba73a627fa167f77e91ef6b5df6a18e09a87c02728e01fb776c54f6');
});
