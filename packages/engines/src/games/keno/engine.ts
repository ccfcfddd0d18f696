/** Different numbers, 1 to 40, at most ten. */
export type Choice = { readonly picks: readonly number[] };

/** The numbers in the order they are drawn, those of them that were picked, and what it pays. */
export type Event = {
  readonly type: 'draw';
  readonly numbers: readonly number[];
  readonly hits: readonly number[];
  /** In millionths of the stake. */
  readonly pays: string;
};
