import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seeded } from '../core/rng.ts';
import { countBuy } from '../slots/count/count-buy.ts';
import { sheetOfFigures } from '../slots/count/par-sheet.ts';
import { slotEngine } from '../slots/slot-engine.ts';
import { FEATURE_BUYS } from './feature-buys.ts';
import { HAND_MADE_SLOTS } from './hand-made-slots.ts';
import { ENGINES } from './index.ts';

const BOUGHT = Object.entries(FEATURE_BUYS).map(([key, buy]) => ({
  key,
  buy,
  definition: HAND_MADE_SLOTS.find((slot) => slot.key === key)!,
}));

test.each(BOUGHT)('GAME-23 the sheet of bought rounds of $key is their count', (bought) => {
  const { key, buy, definition } = bought;
  const file = new URL(`./${key}/buy-sheet.json`, import.meta.url);
  const sheet = sheetOfFigures(countBuy(definition, buy));
  expect(sheet).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  // As the game itself: neither a trap nor a gift.
  expect(Number(sheet.return)).toBeGreaterThan(0.95);
  expect(Number(sheet.return)).toBeLessThan(0.975);
  expect(Number(sheet.maxWin)).toBeGreaterThan(5_000);
  expect(Number(sheet.maxWin)).toBeLessThanOrEqual(definition.maxWin);
});

test.each(BOUGHT)('GAME-23 drawn, bought rounds of $key return what was counted', (bought) => {
  const { buy, definition } = bought;
  const engine = slotEngine(definition, buy);
  const { return: share, deviation } = countBuy(definition, buy);
  const rng = seeded(23);
  const rounds = 6_000;
  let paid = 0;
  for (let round = 0; round < rounds; round++) {
    paid += Number(engine.play({ buy: true }, rng).payout) / 1_000_000 / buy.cost;
  }
  expect(Math.abs(paid / rounds - share)).toBeLessThan((3.3 * deviation) / Math.sqrt(rounds));
});

test.each(BOUGHT)(
  'a bought round of $key begins with four scatters and its free spins',
  (bought) => {
    const { key, buy } = bought;
    const engine = ENGINES.get(key)!;
    const { events } = engine.play({ buy: true }, seeded(1));
    expect(events[0]).toMatchObject({ type: 'spin', stops: buy.stops });
    expect(events[2]).toMatchObject({ type: 'free-spins', cells: { length: 4 } });
    expect(engine.stakesOf?.({ buy: true })).toBe(buy.cost);
    expect(engine.stakesOf?.({})).toBe(1);
  },
);

test('where it is not offered it is no choice', () => {
  expect(ENGINES.get('baba-yaga')?.readChoice({ buy: true })).toEqual({ buy: true });
  expect(ENGINES.get('baba-yaga')?.readChoice({ buy: 1 })).toBeNull();
  expect(ENGINES.get('baba-yaga')?.readChoice({})).toEqual({});
  expect(ENGINES.get('lotus-pond')?.readChoice({ buy: true })).toBeNull();
});
