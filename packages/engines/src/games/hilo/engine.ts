export type Guess = 'higher' | 'lower';

/** Nothing is chosen before the first card is seen. */
export type Choice = Readonly<Record<never, never>>;

export type Move = { readonly type: Guess | 'skip' | 'cash-out' };

export type Event =
  /** The first card, and the next one of a skip. Cards are 0 to 51; every card comes from a full deck. */
  | { readonly type: 'card'; readonly card: number }
  /** What the round pays from here, in millionths of the stake; '0' when the guess was wrong. */
  | {
      readonly type: 'guess';
      readonly guess: Guess;
      readonly card: number;
      readonly isRight: boolean;
      readonly pays: string;
    }
  | { readonly type: 'cash-out'; readonly pays: string };
