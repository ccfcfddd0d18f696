import { scripted } from '@baize/engines/core/rng';
import { blackjack } from '@baize/engines/games/blackjack/engine';
import { cardOf } from '@baize/engines/tables/cards';
import { expect, test } from 'vitest';
import { finalText, pointsText, readTable } from './read-table.ts';

const EIGHT = cardOf(8);
const SIX = cardOf(6, 'heart');
const TEN = cardOf(10, 'club');
const THREE = cardOf(3);

/** Eights against a six: split, the first hand doubled, then ten for the dealer twice. */
const draws = scripted([EIGHT, SIX, EIGHT, TEN, THREE, TEN, TEN, TEN]);
const moves = [{ type: 'split' }, { type: 'double' }, { type: 'stand' }] as const;
const { events } = blackjack.play({}, draws, moves);

test('a split and doubled round is read as it lies on the table', () => {
  const table = readTable(events);
  expect(table.hands).toEqual([
    [EIGHT, THREE, TEN],
    [EIGHT, TEN],
  ]);
  expect(table).toMatchObject({ dealer: [SIX, TEN, TEN], stakes: [2, 1], turn: null });
  expect(table.paid.map(({ bet, units }) => [bet, units])).toEqual([
    ['hand:0', 2],
    ['hand:1', 1],
  ]);
});

test('a card that lies face down counts nothing, and is not told', () => {
  const table = readTable(events.slice(0, 4));
  expect(table.dealer).toEqual([SIX, null]);
  expect(pointsText(table.dealer)).toBe('6');
});

test('both readings of an ace are told while they are open', () => {
  const ace = cardOf(1);
  expect(pointsText([ace, SIX])).toBe('7/17');
  expect(pointsText([ace, TEN])).toBe('21');
  expect(pointsText([ace, SIX, TEN])).toBe('17');
  expect(finalText([ace, SIX])).toBe('17');
});
