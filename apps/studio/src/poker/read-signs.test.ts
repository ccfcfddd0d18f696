import type { Holder, TableEvent } from '@baize/engines/holdem/table';
import { expect, test } from 'vitest';
import { readSigns } from './read-signs.ts';

const holder = (place: number, put: number, hasFolded = false): Holder => ({
  place,
  player: `mem_${place}`,
  cards: [],
  put,
  streetPut: 0,
  hasFolded,
  hasActed: true,
  hadReturnTime: false,
});

const acted = (place: number, move: 'fold' | 'check' | 'bet', isTimeout = false): TableEvent => ({
  type: 'acted',
  place,
  move,
  amount: 0,
  streetPut: 0,
  isTimeout,
});

const FLOP: TableEvent = { type: 'street', street: 'flop', board: [1, 2, 3] };

test('ROOM-14 who folds twenty big blinds to the last other gives chips away', () => {
  const read = (put: number, isTimeout = false) =>
    readSigns({ holders: [holder(1, put, true), holder(4, 5_000)], bigBlind: 100 }, [
      FLOP,
      acted(4, 'bet'),
      acted(1, 'fold', isTimeout),
    ]);
  expect(read(2_000)).toEqual([{ sign: 'chip_dumping', player: 'mem_1', other: 'mem_4' }]);
  expect(read(1_999)).toEqual([]);
  // Whose time ran out may have lost the line.
  expect(read(2_000, true)).toEqual([]);
});

test('ROOM-14 two who are alone on the flop and check to the end play softly', () => {
  const holders = [holder(5, 200), holder(2, 200), holder(0, 200, true)];
  const read = (...moves: readonly TableEvent[]) =>
    readSigns({ holders, bigBlind: 100 }, [acted(0, 'fold'), FLOP, ...moves]);
  const soft = [{ sign: 'soft_play', player: 'mem_2', other: 'mem_5' }];
  expect(read(acted(5, 'check'), acted(2, 'check'))).toEqual(soft);
  expect(read(acted(5, 'check'), acted(2, 'bet'))).toEqual([]);
  expect(read(acted(5, 'check'), acted(2, 'check'), acted(0, 'fold'))).toEqual([]);
  expect(read()).toEqual([]);
});
