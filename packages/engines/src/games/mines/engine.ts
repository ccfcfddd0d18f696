/** How many of the tiles hide a mine. */
export type Choice = { readonly mines: number };

/** Tiles are counted from 0, row by row. */
export type Move = { readonly type: 'open'; readonly tile: number } | { readonly type: 'cash-out' };

export type Event =
  /** What the round pays from here, in millionths of the stake; '0' when it was a mine. */
  | {
      readonly type: 'opened';
      readonly tile: number;
      readonly isMine: boolean;
      readonly pays: string;
    }
  /** At the end: where all mines were. */
  | { readonly type: 'revealed'; readonly mines: readonly number[]; readonly pays: string };
