/** A ticket is bought as it is. */
export type Choice = Readonly<Record<never, never>>;

export type Charm = 'lotus' | 'koi' | 'dragonfly' | 'frog' | 'heron' | 'turtle' | 'pearl';

/** Nine fields, row by row; three of one kind win, and no ticket has three of two kinds. */
export type Event = {
  readonly type: 'ticket';
  readonly cells: readonly Charm[];
  /** The three fields that win; none on a losing ticket. */
  readonly winning: readonly number[];
  /** In millionths of the price. */
  readonly pays: string;
};
