/** Hands of all video pokers, the best first; each game pays some of them. */
export type HandName =
  | 'royal-flush'
  | 'four-deuces'
  | 'wild-royal-flush'
  | 'five-of-a-kind'
  | 'straight-flush'
  | 'four-aces'
  | 'four-twos-to-fours'
  | 'four-of-a-kind'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'two-pairs'
  | 'high-pair';

/** Nothing is chosen before the cards are seen. */
export type PokerChoice = Readonly<Record<string, never>>;

/** Which of the five cards stay; the others are replaced. */
export type PokerMove = { readonly type: 'draw'; readonly hold: readonly boolean[] };

/** Cards are 0 to 51, and 52 is the joker. `hand` is what the five are worth, null when they are worth nothing. */
export type PokerEvent =
  | { readonly type: 'deal'; readonly cards: readonly number[]; readonly hand: HandName | null }
  | {
      readonly type: 'draw';
      readonly hold: readonly boolean[];
      readonly cards: readonly number[];
      readonly hand: HandName | null;
      /** In millionths of the stake. */
      readonly pays: string;
    };
