/** The number that must be reached, in hundredths: 250 is 2.50×, and pays so much when it is. */
export type Choice = { readonly target: number };

/** How far it went, in hundredths. */
export type Event = {
  readonly type: 'result';
  readonly multiplier: number;
  readonly isWin: boolean;
};
