import { expect, test } from 'vitest';
import { choose } from '../../arcade/choose.ts';
import { type Count, countOf, parSheetOf } from '../../arcade/count.ts';
import { seeded } from '../../core/rng.ts';
import { definition } from './definition.ts';
import { type Move, mines, openedMax, payoutOf, settle } from './engine.ts';
import parSheet from './par-sheet.json' with { type: 'json' };

const { tiles, minesMin, minesMax } = definition;

const open = (tile: number): Move => ({ type: 'open', tile });
const CASH_OUT: Move = { type: 'cash-out' };

/** So many mines, and a player who opens so many tiles and takes what is there. */
const countPlan = (count: number, opened: number): Count =>
  countOf([
    { count: choose(tiles - count, opened), payout: payoutOf(count, opened) },
    { count: choose(tiles, opened) - choose(tiles - count, opened), payout: 0n },
  ]);

test.each([
  { count: 1, opened: 1, pays: 1_020_833n },
  { count: 3, opened: 1, pays: 1_113_636n },
  { count: 3, opened: 5, pays: 1_977_192n },
  { count: 24, opened: 1, pays: 24_500_000n },
  { count: 3, opened: 0, pays: 1_000_000n },
])('$opened tiles among $count mines pay $pays', ({ count, opened, pays }) => {
  expect(payoutOf(count, opened)).toBe(pays);
});

test('the par sheet counts every number of mines with every number of tiles opened', () => {
  const plans: Count[] = [];
  for (let count = minesMin; count <= minesMax; count++) {
    for (let opened = 1; opened <= openedMax(count); opened++) plans.push(countPlan(count, opened));
  }
  expect(parSheetOf(countPlan(definition.first.mines, 1), plans)).toEqual(parSheet);
});

test('all boards of two mines, opened in one order, pay what is counted', () => {
  let paid = 0n;
  for (let first = 0; first < tiles; first++) {
    for (let second = 0; second < first; second++) {
      paid += settle([first, second], [open(0), open(24), open(12), CASH_OUT]).payout;
    }
  }
  expect(paid).toBe(payoutOf(2, 3) * choose(22, 2));
});

test('a round is paid by itself at its last tile, and never more than ten thousand stakes', () => {
  for (let count = minesMin; count <= minesMax; count++) {
    const hidden = Array.from({ length: count }, (_, tile) => tile);
    const moves = Array.from({ length: openedMax(count) }, (_, place) => open(count + place));
    const round = settle(hidden, moves);
    expect(round.next).toBeUndefined();
    expect(round.events.at(-1)).toMatchObject({ type: 'revealed', mines: hidden });
    expect(round.payout <= 10_000_000_000n).toBe(true);
  }
});

test('a mine ends the round, and only then all of them are shown', () => {
  const running = settle([3, 1], [open(0)]);
  expect(running).toEqual({
    events: [{ type: 'opened', tile: 0, isMine: false, pays: '1065217' }],
    payout: 1_065_217n,
    next: ['open', 'cash-out'],
  });
  expect(settle([3, 1], [open(0), open(3)])).toEqual({
    events: [
      { type: 'opened', tile: 0, isMine: false, pays: '1065217' },
      { type: 'opened', tile: 3, isMine: true, pays: '0' },
      { type: 'revealed', mines: [1, 3], pays: '0' },
    ],
    payout: 0n,
  });
});

test('one who does not come back is paid what is there', () => {
  const { steps } = mines;
  const moves = [open(0)];
  const board = settle([20], moves);
  const rest = steps?.rest(board) ?? open(1);
  expect(settle([20], [...moves, rest]).payout).toBe(board.payout);
});

test.each([
  null,
  {},
  { type: 'open' },
  { type: 'open', tile: 25 },
  { type: 'open', tile: -1 },
  { type: 'open', tile: 0.5 },
  { type: 'open', tile: '3' },
  { type: 'open', tile: 0 },
  { type: 'shut', tile: 3 },
])('%j is no move once the first tile is open', (sent) => {
  expect(mines.steps?.readMove(sent, settle([20], [open(0)]))).toBeNull();
});

test('a round that is over takes no move', () => {
  const over = settle([20], [open(20)]);
  for (const sent of [open(3), CASH_OUT]) expect(mines.steps?.readMove(sent, over)).toBeNull();
});

test('what is no part of a move is left out of it', () => {
  const round = settle([20], []);
  expect(mines.steps?.readMove({ type: 'open', tile: 3, isMine: false }, round)).toEqual(open(3));
});

test.each([null, {}, { mines: 0 }, { mines: 25 }, { mines: 2.5 }, { mines: '3' }])(
  '%j is no choice',
  (sent) => {
    expect(mines.readChoice(sent)).toBeNull();
  },
);

test('the mines stay where they were first laid, whatever is opened', () => {
  const boards = [[], [open(0)], [open(0), open(7)]].map((moves) => {
    const { events } = mines.play({ mines: 3 }, seeded(9), [...moves, CASH_OUT]);
    return events.find(({ type }) => type === 'revealed');
  });
  expect(
    new Set(boards.map((event) => event?.type === 'revealed' && event.mines.join())).size,
  ).toBe(1);
});

test('FAIR-06 who takes a round before the first stone gets the stake back, with any number of mines', () => {
  for (let count = minesMin; count <= minesMax; count++) {
    const hidden = Array.from({ length: count }, (_, tile) => tile);
    expect(settle(hidden, [CASH_OUT]).payout).toBe(1_000_000n);
  }
});
