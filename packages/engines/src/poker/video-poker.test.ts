import { expect, test } from 'vitest';
import { scripted, seeded } from '../core/rng.ts';
import { definition } from '../games/jacks-or-better/definition.ts';
import { settle, videoPoker } from './video-poker.ts';

const game = videoPoker(definition);

/** The ten uppermost cards: four spades of a royal flush and a two, then the card that is missing. */
const DECK = [9, 10, 14, 11, 12, 0, 1, 2, 3, 4];

test('what is not held is replaced in place by the next cards', () => {
  const hold = [true, true, false, true, true];
  expect(settle(definition, DECK, [{ type: 'draw', hold }])).toEqual({
    events: [
      { type: 'deal', cards: [9, 10, 14, 11, 12], hand: null },
      { type: 'draw', hold, cards: [9, 10, 0, 11, 12], hand: 'royal-flush', pays: '800000000' },
    ],
    payout: 800_000_000n,
  });
});

test('before the draw five cards are known and no more', () => {
  expect(settle(definition, DECK, [])).toEqual({
    events: [{ type: 'deal', cards: [9, 10, 14, 11, 12], hand: null }],
    payout: 0n,
    next: ['draw'],
  });
});

test('no card is dealt twice in a round', () => {
  const hold = [false, false, false, false, false];
  for (let seed = 1; seed < 200; seed++) {
    const { events } = game.play({}, seeded(seed), [{ type: 'draw', hold }]);
    expect(new Set(events.flatMap(({ cards }) => cards)).size).toBe(10);
  }
});

test.each([
  null,
  {},
  { type: 'draw' },
  { type: 'draw', hold: 31 },
  { type: 'draw', hold: [true, true, true, true] },
  { type: 'draw', hold: [1, 0, 1, 0, 1] },
  { type: 'hold', hold: [true, true, true, true, true] },
])('%j is no move', (sent) => {
  expect(game.steps?.readMove(sent, settle(definition, DECK, []))).toBeNull();
});

test('a move keeps only what is held, and a round that is over takes none', () => {
  const hold = [true, true, true, true, true];
  const round = settle(definition, DECK, []);
  const sent = { type: 'draw', hold, cards: [9, 10, 0, 11, 12] };
  expect(game.steps?.readMove(sent, round)).toEqual({ type: 'draw', hold });
  const over = settle(definition, DECK, [{ type: 'draw', hold }]);
  expect(game.steps?.readMove(sent, over)).toBeNull();
});

test('one who does not come back holds what the cards make', () => {
  const rest = game.steps?.rest(settle(definition, [12, 25, 1, 3, 5, 0, 6, 7, 8, 9], []));
  expect(rest).toEqual({ type: 'draw', hold: [true, true, false, false, false] });
});

test('the deck is drawn card by card from what is left', () => {
  const round = game.play({}, scripted([51, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  expect(round.events[0]?.cards[0]).toBe(51);
});
