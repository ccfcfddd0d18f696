import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import { type Case, countOf, parSheetOf } from '../../arcade/count.ts';
import { scripted, seeded } from '../../core/rng.ts';
import { cardOf } from '../../tables/cards.ts';
import { definition } from './definition.ts';
import { type Guess, hilo, isRight, type Move, winningRanks } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const RANKS = Array.from({ length: 13 }, (_, place) => cardOf(place + 1));
const GUESSES: readonly Guess[] = ['higher', 'lower'];
const move = (type: Move['type']): Move => ({ type });

/** The round of these cards and moves. */
const playOut = (cards: readonly number[], moves: readonly Move['type'][]) =>
  hilo.play({}, scripted(cards), moves.map(move));

/** Who takes the likelier guess so many times and then what is there, for every row of ranks. */
function* likelierGuess(times: number, cards: readonly number[] = []): Generator<Case> {
  if (cards.length <= times) {
    for (const card of RANKS) yield* likelierGuess(times, [...cards, card]);
    return;
  }
  const guesses = cards.slice(0, -1).map(likelier);
  const wrong = guesses.findIndex(
    (guess, at) => !isRight(guess, cards[at] ?? 0, cards[at + 1] ?? 0),
  );
  const moves = wrong < 0 ? [...guesses, 'cash-out' as const] : guesses.slice(0, wrong + 1);
  yield { count: 1n, payout: playOut(cards, moves).payout };
}

const likelier = (card: number): Guess =>
  winningRanks('higher', card) >= winningRanks('lower', card) && card !== cardOf(13)
    ? 'higher'
    : 'lower';

test('the par sheet is the count of all ranks for one and two guesses', () => {
  const plans = [1, 2].map((times) => countOf(likelierGuess(times)));
  const [first] = plans;
  assert(first, 'one guess is a plan');
  // Whatever one does, a payout is cut once, by less than a millionth, and never above the limit.
  const stated = {
    between: ['0.979999', '0.98'],
    maxWin: `${Number(definition.payoutMax) / 1_000_000}`,
  };
  expect({ ...parSheetOf(first, plans), ...stated }).toEqual(parSheet);
  for (const { paid, rounds } of plans) expect(paid > 979_999n * rounds).toBe(true);
});

test('every guess on every rank gives back what is stated, short of it by less than a millionth', () => {
  for (const card of RANKS) {
    const { next = [] } = playOut([card], []);
    for (const guess of GUESSES.filter((one) => next.includes(one))) {
      let [paid, wins] = [0n, 0n];
      for (const after of RANKS) {
        const right = isRight(guess, card, after);
        const { payout } = playOut([card, after], right ? [guess, 'cash-out'] : [guess]);
        paid += payout;
        wins += payout > 0n ? 1n : 0n;
      }
      expect(wins).toBe(BigInt(winningRanks(guess, card)));
      expect(paid <= 13n * 980_000n && paid > 13n * 979_999n).toBe(true);
    }
  }
});

test.each([
  { first: 1, next: 'higher,skip,cash-out' },
  { first: 2, next: 'higher,lower,skip,cash-out' },
  { first: 13, next: 'lower,skip,cash-out' },
])('on rank $first one may choose $next', ({ first, next }) => {
  expect(playOut([cardOf(first)], []).next?.join()).toBe(next);
});

test.each([
  { guess: 'higher', from: 7, to: 7, wins: true },
  { guess: 'lower', from: 7, to: 7, wins: true },
  { guess: 'higher', from: 1, to: 1, wins: false },
  { guess: 'lower', from: 13, to: 13, wins: false },
  { guess: 'higher', from: 7, to: 6, wins: false },
  { guess: 'lower', from: 7, to: 1, wins: true },
] as const)('$guess than $from, turned $to: wins $wins', ({ guess, from, to, wins }) => {
  const round = playOut([cardOf(from), cardOf(to, 'heart')], [guess]);
  expect(round.events[1]).toMatchObject({ type: 'guess', isRight: wins });
  expect(round.next === undefined).toBe(!wins);
});

test('a row of guesses is cut to the millionth once, not at each step', () => {
  const cards = [7, 7, 7, 7].map((rank) => cardOf(rank));
  const { payout } = playOut(cards, ['higher', 'higher', 'higher', 'cash-out']);
  expect(payout).toBe((980_000n * 13n ** 3n) / 7n ** 3n);
});

test('a card may be passed over, which changes nothing, and not for ever', () => {
  const passed = playOut([cardOf(2), cardOf(9)], ['skip']);
  expect(passed.payout).toBe(1_000_000n);
  const { skipsMax } = definition;
  const cards = Array.from({ length: skipsMax + 1 }, () => cardOf(5));
  const skips = Array.from({ length: skipsMax }, () => 'skip' as const);
  expect(playOut(cards, skips).next).toEqual(['higher', 'lower', 'cash-out']);
});

test('a guess that would bring more than ten thousand stakes is not offered', () => {
  const cards = [2, 2, 2, 2, 2, 2].map((rank) => cardOf(rank));
  const { next, payout, events } = playOut(cards, ['lower', 'lower', 'lower', 'lower', 'lower']);
  expect(payout).toBe((980_000n * 13n ** 5n) / 2n ** 5n);
  expect(next).toEqual(['skip', 'cash-out']);
  expect(events.at(-1)).toMatchObject({ offers: { higher: null, lower: null } });
});

test('one who does not come back is paid what is there', () => {
  const cards = [cardOf(7), cardOf(9)];
  const round = playOut(cards, ['higher']);
  const rest = hilo.steps?.rest(round) ?? move('skip');
  expect(hilo.play({}, scripted(cards), [move('higher'), rest]).payout).toBe(round.payout);
});

test.each([null, {}, { type: 'lower' }, { type: 'same' }, 'higher', { type: ['higher'] }])(
  '%j is no move on an ace',
  (sent) => {
    expect(hilo.steps?.readMove(sent, playOut([cardOf(1)], []))).toBeNull();
  },
);

test('chance comes only from the stream: one seed, one round', () => {
  const moves = [move('skip'), move('skip')];
  expect(hilo.play({}, seeded(7), moves)).toEqual(hilo.play({}, seeded(7), moves));
  expect(hilo.readChoice({ card: 0 })).toEqual({});
  for (const sent of [null, 3, []]) expect(hilo.readChoice(sent)).toBeNull();
});

test('FAIR-06 who takes a round before the first guess gets the stake back, cards passed over or not', () => {
  expect(playOut([cardOf(7)], ['cash-out']).payout).toBe(1_000_000n);
  expect(playOut([cardOf(7), cardOf(2)], ['skip', 'cash-out']).payout).toBe(1_000_000n);
});
