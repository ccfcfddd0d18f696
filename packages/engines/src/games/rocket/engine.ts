/** Where the rocket is left, in hundredths: chosen before it starts. 250 is 2.50×. */
export type Choice = { readonly target: number };

/** Where the rocket bursts, in hundredths; 100 is on the ground. */
export type Event = {
  readonly type: 'flight';
  readonly burst: number;
  readonly isWin: boolean;
};
