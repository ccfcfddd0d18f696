import { expect, test } from 'vitest';
import { seeded } from '../../core/rng.ts';
import { edgePercent, sheetOf, tally } from '../../tables/count-bets.ts';
import { everyPair, everyResult } from '../baccarat/every-deal.ts';
import { definition } from './definition.ts';
import { baccaratSuperSix, game } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const results = everyResult(definition.decks);
const pairs = everyPair(definition.decks);

test('the par sheet is the count of all deals of eight decks', () => {
  expect(sheetOf(game, (bet) => (bet.endsWith('pair') ? pairs : results))).toEqual(parSheet);
});

test.each([
  ['banker', '1.4581044640'],
  ['player', '1.2350813289'],
  ['super-six', '13.8180546276'],
  ['lucky-six', '16.6835720406'],
])('GAME-29 the edge of %s without commission is %s %%', (bet, edge) => {
  const found = game.bets.get(bet);
  expect(found && edgePercent(tally(found, results), 10)).toBe(edge);
});

test('chance comes only from the stream: one seed, one round', () => {
  const choice = { chips: [{ bet: 'super-six', units: 1 }] };
  expect(baccaratSuperSix.play(choice, seeded(7))).toEqual(
    baccaratSuperSix.play(choice, seeded(7)),
  );
});
