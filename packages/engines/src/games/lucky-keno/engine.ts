/** Different numbers, 1 to 80, at most ten. */
export type Choice = { readonly picks: readonly number[] };

/** The numbers in the order they are drawn; a win is multiplied when the last one was picked too. */
export type Event = {
  readonly type: 'draw';
  readonly numbers: readonly number[];
  readonly hits: readonly number[];
  readonly isLastHit: boolean;
  /** In millionths of the stake, multiplied already. */
  readonly pays: string;
};
