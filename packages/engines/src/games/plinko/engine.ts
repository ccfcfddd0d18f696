export type Rows = 8 | 12 | 16;

export type Risk = 'low' | 'medium' | 'high';

export type Choice = { readonly rows: Rows; readonly risk: Risk };

/** Row by row 0 for left and 1 for right; the bucket is counted from the left, from 0. */
export type Event = {
  readonly type: 'drop';
  readonly path: readonly number[];
  readonly bucket: number;
  /** In millionths of the stake. */
  readonly pays: string;
};
