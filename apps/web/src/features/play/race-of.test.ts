import type { Leaderboard } from '@baize/contract/mission';
import { minor } from '@baize/std/money';
import { expect, test } from 'vitest';
import { raceMessage, raceOf } from './race-of.ts';

const board = (boardId: string, more: Partial<Leaderboard> = {}): Leaderboard => ({
  boardId,
  name: boardId,
  period: 'daily',
  startsAt: '2026-11-18T00:00:00.000Z',
  endsAt: '2026-11-19T00:00:00.000Z',
  finalAt: '2026-11-19T00:30:00.000Z',
  category: null,
  state: 'running',
  bonus: null,
  prizes: [{ first: 1, last: 1, amount: minor(500_000n) }],
  rows: [],
  own: null,
  ...more,
});

const slot = { gameType: 'RNG', gameClassify: null } as const;
const poker = { gameType: 'RNG', gameClassify: 'VP' } as const;

test('MEM-13 a game shows the race it counts for, the one that ends first', () => {
  const boards = [
    board('all'),
    board('slots', { category: 'RNG', endsAt: '2026-11-18T12:00:00.000Z' }),
    board('over', { state: 'closing', endsAt: '2026-11-17T00:00:00.000Z' }),
  ];
  expect(raceOf(boards, slot)?.boardId).toBe('slots');
  expect(raceOf(boards, poker)?.boardId).toBe('all');
  expect(raceOf(boards.slice(2), slot)).toBeNull();
});

test('a game is told amounts as texts, ten places at most, and that a race is over', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    place: index + 1,
    name: `m***${index}`,
    score: minor(1_000n),
    prize: index === 0 ? minor(500_000n) : null,
    isOwn: index === 4,
  }));
  const own = {
    place: 5,
    score: minor(1_000n),
    prize: null,
    next: { gap: minor(1n), amount: minor(500_000n) },
  };
  const told = raceMessage(board('all', { rows, own }));
  expect(told.race).toMatchObject({
    place: 5,
    next: { gap: '1', amount: '500000' },
    first: '500000',
  });
  expect(told.race?.rows).toHaveLength(10);
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  expect(raceMessage(null)).toEqual({ type: 'race', race: null });
});
