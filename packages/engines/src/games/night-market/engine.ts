/** A ticket is bought as it is. */
export type Choice = Readonly<Record<never, never>>;

/** A number of the player with the prize under it, in millionths of the price. */
export type Stall = { readonly number: number; readonly prize: string };

/** A stall whose number is one of the market's wins the prize under it. */
export type Event = {
  readonly type: 'ticket';
  /** The market's numbers. */
  readonly market: readonly number[];
  readonly stalls: readonly Stall[];
  /** The stalls that win, counted from 0; all their prizes are paid. */
  readonly winning: readonly number[];
  /** In millionths of the price. */
  readonly pays: string;
};
