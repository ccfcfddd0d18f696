import type { Board } from './board.ts';

export type KenoEvent = {
  readonly type: 'draw';
  readonly numbers: readonly number[];
  readonly hits: readonly number[];
  readonly pays: string;
};

/** Marks the first so many numbers of a draw; all of them unless told. */
export function drawEvent({ numbers, hits }: KenoEvent, board: Board, hasBell: boolean): void {
  numbers.forEach((number, place) =>
    board.mark(
      number,
      hits.includes(number) ? 'hit' : 'drawn',
      hasBell && place === numbers.length - 1,
    ),
  );
}
