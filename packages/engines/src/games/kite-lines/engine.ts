/** A ticket is bought as it is. */
export type Choice = Readonly<Record<never, never>>;

export type Kite = 'red' | 'amber' | 'jade' | 'azure' | 'violet' | 'gold';

/** Nine fields, row by row; three of one kite in a row, a column or a diagonal win. */
export type Event = {
  readonly type: 'ticket';
  readonly cells: readonly Kite[];
  /** The three fields of the line that wins; none on a losing ticket. */
  readonly winning: readonly number[];
  /** In millionths of the price. */
  readonly pays: string;
};
